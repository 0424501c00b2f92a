import { type StudioGame, VISIBILITIES, type Visibility } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { TEXT_LINK } from '../../auth/OtherLinks.tsx'
import { sharedAddress } from '../../lib/share-link.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Refused } from './Refused.tsx'
import { useVisibility } from './use-visibility.ts'

const WORDS = {
  private: 'Only me',
  shared: 'Whoever has the link',
  listed: 'Everybody, in the workshop (demo play)',
} as const satisfies Record<Visibility, string>

const OPTION = 'bg-raised text-paper'

type ShareSwitchProps = { readonly game: StudioGame; readonly isMember: boolean }

/** Who sees the newest version of one's own game. */
export function ShareSwitch({ game, isMember }: ShareSwitchProps) {
  const id = useId()
  const { show, isPending, error } = useVisibility(game)
  const current = VISIBILITIES.find((one) => one === game.standing)
  const change = (text: string): void => {
    const visibility = VISIBILITIES.find((one) => one === text)
    if (visibility) show(visibility)
  }
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-muted">
          Who sees it
        </label>
        <PlainSelect
          id={id}
          value={current ?? ''}
          disabled={isPending}
          onChange={(event) => change(event.target.value)}
          className="text-sm"
        >
          {current === undefined && (
            <option value="" disabled className={OPTION}>
              Buyers, and you
            </option>
          )}
          {VISIBILITIES.map((one) => (
            <option key={one} value={one} disabled={one === 'listed' && !isMember} className={OPTION}>
              {WORDS[one]}
            </option>
          ))}
        </PlainSelect>
      </div>
      {!isMember && (
        <p className="text-muted text-xs">
          Listing in the workshop needs an account.{' '}
          <Link to="/auth/login" search={{ next: '/casino-generator?tab=library' }} className={TEXT_LINK}>
            Log in
          </Link>
          : what you have made comes along.
        </p>
      )}
      {game.link && <SharedLink address={sharedAddress(game.id, game.link)} name={game.name} />}
      <Refused title="Not changed" error={error} />
    </div>
  )
}

function SharedLink({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <Input readOnly aria-label={`Link to ${name}`} value={address} onFocus={(event) => event.target.select()} />
      <CopyButton text={address} label={`Copy the link to ${name}`} />
    </div>
  )
}
