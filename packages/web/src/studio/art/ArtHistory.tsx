import { art } from '@spilvaerk/messages/art'
import type { ArtState } from '@spilvaerk/schemas'
import { formatMoment } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import type { Slot } from './slots.ts'
import type { ArtWork } from './use-art.ts'

type ArtHistoryProps = { readonly state: ArtState; readonly slots: readonly Slot[]; readonly work: ArtWork }

/** What was there before. To go back is a change like any other, and can be taken back. */
export function ArtHistory({ state: { revisions, art: now }, slots, work }: ArtHistoryProps) {
  const t = textsOf(art)
  const nameOf = (slot: string): string => slots.find((one) => one.slot === slot)?.name ?? t('everything')
  if (revisions.length === 0) return null
  return (
    <section aria-label={t('history')} className="grid gap-2">
      <h2 className="text-lg">{t('history')}</h2>
      <ul className="grid gap-1">
        {revisions.map(({ revision, slot, createdAt }, index) => (
          <li key={revision} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span>{t('changed', { revision, slot: nameOf(slot), at: formatMoment(createdAt) })}</span>
            {index > 0 && (
              <Button size="sm" variant="ghost" disabled={work.isBusy} onClick={() => void work.restore(revision)}>
                {t('restore', { revision })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        disabled={work.isBusy || now.length === 0}
        onClick={() => void work.restore(0)}
      >
        {t('allPainted')}
      </Button>
    </section>
  )
}
