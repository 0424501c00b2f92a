import { catalogue } from '@spilvaerk/messages/catalogue'
import { playing } from '@spilvaerk/messages/playing'
import { rounds } from '@spilvaerk/messages/rounds'
import type { Game } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Music, ShoppingBag, Volume2, VolumeX } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { useAuth } from '../auth/auth-store.ts'
import { formatRtp } from '../lib/format.ts'
import { isSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { rtpLine, rtpName } from '../lib/rtp-name.ts'
import { titleOf } from '../lib/title-of.ts'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { LateAgain, lazyPart } from '../ui/lazy-part.tsx'
import { signOf } from './look/sign.ts'
import { themeLabel } from './look/themes.ts'
import { Volatility } from './look/Volatility.tsx'
import { isForMoney, isSharedWithMe } from './only-demo.ts'
import { usePreferences } from './preferences.ts'
import { ReportButton } from './report/ReportButton.tsx'
import { useMusicOn, useSoundOn } from './use-heard.ts'

/** Only members have favourites. */
const FavouriteButton = lazyPart(async () => (await import('./marks/FavouriteButton.tsx')).FavouriteButton, LateAgain)

export function GameHeader({ game }: { readonly game: Game }) {
  const t = textsOf(playing)
  const isMember = useAuth((state) => state.isAuthenticated)
  return (
    <header className="game-header">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-2 py-1.5 sm:gap-4 sm:px-4 md:px-8">
        <Link
          to="/"
          aria-label={t('back')}
          className="grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-raised"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <EmojiArt emoji={signOf(game)} eager className="size-9 shrink-0 max-[22rem]:hidden sm:size-11" />
        <div className="min-w-0 grow">
          <h1 className="truncate text-lg leading-tight sm:text-xl lg:text-2xl">{titleOf(game)}</h1>
          <p className="truncate text-muted text-xs sm:text-sm">
            <span className="sm:hidden">{rtpLine(game)} · </span>
            {themeLabel(game.theme)}
          </p>
        </div>
        <dl className="hidden shrink-0 gap-4 text-sm sm:flex lg:gap-6">
          <Figure name={rtpName(game)}>{formatRtp(game.rtp)}</Figure>
          <Figure name={textsOf(catalogue)('facts.volatility')}>
            <Volatility level={game.volatility} />
          </Figure>
        </dl>
        {isMember && !isSharedWithMe(game) && (
          <Suspense fallback={<span className="size-11 shrink-0" />}>
            <FavouriteButton gameId={game.id} className="shrink-0" />
          </Suspense>
        )}
        {isForMoney(game) && (
          <Link to="/games/$id/offer" params={{ id: String(game.id) }} className={buttonClass('buy', 'sm')}>
            <ShoppingBag aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t('buyOrLease')}</span>
          </Link>
        )}
        {game.standing === 'listed' && <ReportButton game={game} />}
        {isSlot(game) && <MusicToggle game={game} />}
        <SoundToggle game={game} />
      </div>
    </header>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function MusicToggle({ game }: { readonly game: Game }) {
  const isHeard = useSoundOn(game)
  const isOn = useMusicOn(game) && isHeard
  const prefer = usePreferences((store) => store.prefer)
  if (game.config.presentation?.volume === 0) return null
  return (
    <IconButton
      label={textsOf(playing)('music')}
      aria-pressed={isOn}
      variant="secondary"
      className="max-sm:hidden"
      onClick={() => prefer(isOn ? { isMusicOn: false } : { isMusicOn: true, isSoundOn: true })}
    >
      <Music aria-hidden className={isOn ? 'size-5 text-lamp' : 'size-5 text-muted'} />
    </IconButton>
  )
}

function SoundToggle({ game }: { readonly game: Game }) {
  const isOn = useSoundOn(game)
  const prefer = usePreferences((store) => store.prefer)
  const Icon = isOn ? Volume2 : VolumeX
  // Its maker wished it silent: pressing would change nothing that can be heard.
  if (game.config.presentation?.volume === 0)
    return (
      <IconButton label={textsOf(playing)('silent')} disabled variant="secondary">
        <VolumeX aria-hidden className="size-5 text-muted" />
      </IconButton>
    )
  return (
    <IconButton
      label={textsOf(rounds)('controls.sound')}
      aria-pressed={isOn}
      variant="secondary"
      onClick={() => prefer({ isSoundOn: !isOn })}
    >
      <Icon aria-hidden className={isOn ? 'size-5 text-lamp' : 'size-5 text-muted'} />
    </IconButton>
  )
}
