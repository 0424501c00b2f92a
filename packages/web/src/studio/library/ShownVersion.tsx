import type { GameAdmission, StudioGame } from '@spilvaerk/schemas'
import { Button } from '../../ui/button.tsx'
import { Refused } from './Refused.tsx'
import { useVisibility } from './use-visibility.ts'

type ShownVersionProps = { readonly game: StudioGame; readonly admission: GameAdmission }

/** Changes of a game are private until they are shown: what others see meanwhile is said. */
export function ShownVersion({ game, admission }: ShownVersionProps) {
  const { version, shownVersion, admittedVersion, link } = admission
  const { show, isPending, error } = useVisibility(game)
  const isOlderShown = shownVersion !== null && shownVersion !== version
  if (admittedVersion !== null && admittedVersion !== version)
    return (
      <p>
        Version {admittedVersion} is played for money.{' '}
        <span className="text-muted">The newest is version {version}.</span>
      </p>
    )
  if (!isOlderShown) return null
  return (
    <div className="grid gap-2">
      <p>
        Others still see version {shownVersion}
        {link ? ', by its link' : ', in the workshop'}.{' '}
        <span className="text-muted">Version {version}, the newest, is yours alone.</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={isPending} onClick={() => show(link ? 'shared' : 'listed')}>
          Show version {version}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => show('private')}>
          Take version {shownVersion} back
        </Button>
      </p>
      <Refused title="Not changed" error={error} />
    </div>
  )
}
