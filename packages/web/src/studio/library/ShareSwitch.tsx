import { library } from '@spilvaerk/messages/library'
import { type StudioGame, VISIBILITIES, type Visibility } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { TEXT_LINK } from '../../auth/OtherLinks.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { sharedAddress } from '../../lib/share-link.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Refused } from './Refused.tsx'
import { useVisibility } from './use-visibility.ts'

const WORDS = {
  private: 'visibility.private',
  shared: 'visibility.shared',
  listed: 'visibility.listed',
} as const satisfies Record<Visibility, string>

const OPTION = 'bg-raised text-paper'

type ShareSwitchProps = { readonly game: StudioGame; readonly isMember: boolean }

/** Who sees the newest version of one's own game. */
export function ShareSwitch({ game, isMember }: ShareSwitchProps) {
  const t = textsOf(library)
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
          {t('visibility.label')}
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
              {t('visibility.buyers')}
            </option>
          )}
          {VISIBILITIES.map((one) => (
            <option key={one} value={one} disabled={one === 'listed' && !isMember} className={OPTION}>
              {t(WORDS[one])}
            </option>
          ))}
        </PlainSelect>
      </div>
      {!isMember && (
        <p className="text-muted text-xs">
          <Rich text={t('visibility.needsAccount')} marks={{ login: loginLink }} />
        </p>
      )}
      {game.link && <SharedLink address={sharedAddress(game.id, game.link)} name={game.name} />}
      <Refused title={t('notChanged')} error={error} />
    </div>
  )
}

function SharedLink({ address, name }: { readonly address: string; readonly name: string }) {
  const t = textsOf(library)
  return (
    <div className="grid justify-items-start gap-2">
      <Input
        readOnly
        aria-label={t('link.label', { name })}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={address} label={t('link.copy', { name })} />
    </div>
  )
}

const loginLink = (text: string) => (
  <Link to="/auth/login" search={{ next: '/casino-generator?tab=library' }} className={TEXT_LINK}>
    {text}
  </Link>
)
