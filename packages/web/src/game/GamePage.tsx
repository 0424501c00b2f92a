import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { explain } from '../lib/errors.ts'
import { readGameId } from '../lib/game-id.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { faceOf } from '../machine/face.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { UnlitBulbs } from '../ui/UnlitBulbs.tsx'
import { GameHeader } from './GameHeader.tsx'
import { GameLoading } from './GameLoading.tsx'
import { paletteStyle } from './look/palette-style.ts'
import { RatingStars } from './marks/RatingStars.tsx'
import { usePlayTime } from './marks/use-play-time.ts'
import { isSharedWithMe } from './only-demo.ts'
import { PlayTable } from './PlayTable.tsx'
import { lookOf } from './presentation/presentation.ts'
import { RulesCard } from './RulesCard.tsx'
import { StatsStrip } from './StatsStrip.tsx'
import { SymbolGrid } from './SymbolGrid.tsx'
import { TableGamePage } from './TableGamePage.tsx'
import './game.css'
import '../machine/machine.css'
import { isSlot, ofSlot } from '../lib/of-slot.ts'

const JackpotProofs = lazyPart(async () => (await import('./jackpots/JackpotProofs.tsx')).JackpotProofs)

export function GamePage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  return gameId === undefined ? (
    <MissingGame title={textsOf(playing)('missing')} />
  ) : (
    <GameLoader key={gameId} id={gameId} />
  )
}

function GameLoader({ id }: { readonly id: number }) {
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  if (game.isPending || definition.isPending) return <GameLoading />
  if (!game.data || !definition.data) {
    const { message, status } = explain(game.error ?? definition.error)
    const retry = (): void => void Promise.all([game.refetch(), definition.refetch()])
    return (
      <MissingGame
        title={textsOf(playing)('loadFailed')}
        message={message}
        {...(status === 404 ? {} : { onRetry: retry })}
      />
    )
  }
  if (!isSlot(game.data)) return <TableGamePage game={game.data} />
  const [slot, found] = [game.data, ofSlot(definition.data)]
  return <LoadedGame key={slot.definitionHash} game={slot} definition={found.definition} />
}

function LoadedGame({ game, definition }: { readonly game: SlotGame; readonly definition: Definition }) {
  usePageTitle(game.name)
  const isKept = !isSharedWithMe(game)
  usePlayTime(isKept ? game.id : undefined)
  const look = useMemo(() => lookOf(game.palette, game.config.presentation), [game])
  const face = useMemo(() => faceOf(definition, look.palette), [definition, look])
  return (
    <div className="game-room" style={paletteStyle(look)}>
      <GameHeader game={game} />
      <PlayTable game={game} definition={definition} face={face} look={look} />
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 md:px-8">
        {isKept && <OwnRating gameId={game.id} />}
        <StatsStrip game={game} />
        <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
          <SymbolGrid symbols={game.symbols} cap={game.maxWinMultiplier} />
          <RulesCard game={game} />
        </div>
        {definition.jackpots?.some(({ contributionPpm }) => contributionPpm !== undefined) && (
          <Suspense fallback={null}>
            <JackpotProofs gameId={game.id} definition={definition} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function OwnRating({ gameId }: { readonly gameId: number }) {
  const isMember = useAuth((state) => state.isAuthenticated)
  if (!isMember) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3">
      <span className="text-muted text-sm">{textsOf(playing)('yourRating')}</span>
      <RatingStars gameId={gameId} />
    </div>
  )
}

type MissingGameProps = {
  readonly title: string
  readonly message?: string
  readonly onRetry?: () => void
}

function MissingGame({ title, message, onRetry }: MissingGameProps) {
  usePageTitle(title)
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-24 text-center">
      <UnlitBulbs broken />
      <h1 className="text-3xl">{title}</h1>
      {message && message !== title && <p className="max-w-prose text-muted">{message}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRetry && <Button onClick={onRetry}>{textsOf(controlTexts)('tryAgain')}</Button>}
        <Link to="/" className={buttonClass(onRetry ? 'secondary' : 'primary')}>
          <ArrowLeft aria-hidden className="size-4.5" />
          {textsOf(playing)('back')}
        </Link>
      </div>
    </div>
  )
}
