import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { GameLoading } from '../game/GameLoading.tsx'
import { SlotGamePage } from '../game/SlotGamePage.tsx'
import { explain } from '../lib/errors.ts'
import { readGameId } from '../lib/game-id.ts'
import { isSlot, ofSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { TableGamePage } from '../table/page/TableGamePage.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { UnlitBulbs } from '../ui/UnlitBulbs.tsx'

/** The page of a game, whatever is played. */
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
  return <SlotGamePage key={slot.definitionHash} game={slot} definition={found.definition} />
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
