import type { Block } from '@spilvaerk/schemas'
import { formatMoment } from '../lib/danish-time.ts'
import { Notice } from '../ui/notice.tsx'

export function BlockNotice({ block }: { readonly block: Block }) {
  const { kind, until } = block
  const end = until ? `til ${formatMoment(until)}` : 'for altid'
  return (
    <Notice tone="danger" title={kind === 'pause' ? `Du holder pause ${end}` : `Du har udelukket dig selv ${end}`}>
      Du kan ikke spille for penge eller indbetale imens. Du kan udbetale din saldo. Vil du tale med nogen, så ring til
      StopSpillet på{' '}
      <a href="tel:+4570222825" className="whitespace-nowrap font-semibold text-paper underline underline-offset-4">
        +45 70 22 28 25
      </a>
      .
    </Notice>
  )
}
