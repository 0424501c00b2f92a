import { studio } from '@spilvaerk/messages/studio'
import { textsOf } from '../lib/page-language.ts'
import { DemoBadge } from './Demonstration.tsx'

/** A plan nobody has: it shows what the place is for. */
export const StudioFooter = () => {
  const t = textsOf(studio)
  return (
    <div className="mt-4 flex items-center gap-3 border-line border-t pt-4 max-[89.99rem]:hidden">
      <span
        aria-hidden
        className="grid size-9 place-items-center rounded-full bg-petrol-deep font-bold text-petrol-text"
      >
        JD
      </span>
      <div className="grid justify-items-start gap-0.5 text-sm">
        <b>John Developer</b>
        <span className="text-muted">{t('plan')}</span>
        <DemoBadge />
      </div>
    </div>
  )
}
