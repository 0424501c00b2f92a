import { limits } from '@spilvaerk/messages/limits'
import type { Block } from '@spilvaerk/schemas'
import { formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { Notice } from '../ui/notice.tsx'
import { Rich } from '../ui/rich.tsx'

export function BlockNotice({ block }: { readonly block: Block }) {
  const { kind, until } = block
  const t = textsOf(limits)
  const which = kind === 'pause' ? 'pause' : 'excluded'
  const title = until ? t(`block.${which}Until`, { until: formatMoment(until) }) : t(`block.${which}Forever`)
  return (
    <Notice tone="danger" title={title}>
      <Rich text={t('block.text')} marks={{ phone }} />
    </Notice>
  )
}

const phone = (text: string) => (
  <a href="tel:+4570222825" className="whitespace-nowrap font-semibold text-paper underline underline-offset-4">
    {text}
  </a>
)
