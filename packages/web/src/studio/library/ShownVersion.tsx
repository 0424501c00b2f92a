import { library } from '@spilvaerk/messages/library'
import type { GameAdmission, StudioGame } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Refused } from './Refused.tsx'
import { useVisibility } from './use-visibility.ts'

type ShownVersionProps = { readonly game: StudioGame; readonly admission: GameAdmission }

/** Changes of a game are private until they are shown: what others see meanwhile is said. */
export function ShownVersion({ game, admission }: ShownVersionProps) {
  const t = textsOf(library)
  const { version, shownVersion, admittedVersion, link } = admission
  const { show, isPending, error } = useVisibility(game)
  const isOlderShown = shownVersion !== null && shownVersion !== version
  if (admittedVersion !== null && admittedVersion !== version)
    return (
      <p>
        {t('versions.forMoney', { version: admittedVersion })}{' '}
        <span className="text-muted">{t('versions.newest', { version })}</span>
      </p>
    )
  if (!isOlderShown) return null
  return (
    <div className="grid gap-2">
      <p>
        {t(link ? 'versions.byLink' : 'versions.inWorkshop', { version: shownVersion })}{' '}
        <span className="text-muted">{t('versions.yours', { version })}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => show(link ? 'shared' : 'listed')}>
          {t('versions.show', { version })}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => show('private')}>
          {t('versions.takeBack', { version: shownVersion })}
        </Button>
      </p>
      <Refused title={t('notChanged')} error={error} />
    </div>
  )
}
