import { controls } from '@spilvaerk/messages/controls'
import { generator } from '@spilvaerk/messages/generator'
import type { Definition } from '@spilvaerk/slot-engine'
import { SheetView } from '../../game/sheet/SheetView.tsx'
import { useDetail } from '../../game/sheet/use-detail.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'

type SheetHereProps = { readonly definition: Definition; readonly hash: string; readonly name: string }

/** The game page’s own sheet, in the studio’s language. */
export function SheetHere({ definition, hash, name }: SheetHereProps) {
  const t = textsOf(generator)
  const { detail, run, cancel } = useDetail(definition)
  switch (detail.name) {
    case 'running':
      return (
        <div className="grid gap-3 text-sm">
          <p role="status">
            {t('sheet.working', { done: formatNumber(detail.done + 1), of: formatNumber(detail.of) })}
          </p>
          <progress
            className="game-progress"
            aria-label={t('sheet.title')}
            max={detail.of}
            {...(detail.done > 0 ? { value: detail.done } : {})}
          />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <div role="status" className="grid justify-items-start gap-3 text-sm">
          <p>{t('sheet.cancelled')}</p>
          <Button size="sm" onClick={run}>
            {t('sheet.again')}
          </Button>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p>
            {t('sheet.failed')} <span className="text-muted">{detail.message}</span>
          </p>
          <Button size="sm" onClick={run}>
            {textsOf(controls)('tryAgain')}
          </Button>
        </div>
      )
    case 'done':
      return <SheetView detail={detail.detail} hash={hash} name={name} isPart />
  }
}
