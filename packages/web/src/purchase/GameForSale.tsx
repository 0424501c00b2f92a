import { purchase } from '@spilvaerk/messages/purchase'
import type { GameSummary } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isForMoney, whyOnlyDemo } from '../game/only-demo.ts'
import { explain } from '../lib/errors.ts'
import { readGameId } from '../lib/game-id.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { linkOf } from '../lib/share-link.ts'
import { titleOf } from '../lib/title-of.ts'
import { trpc } from '../lib/trpc.ts'
import { buttonClass } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

type GameForSaleProps = {
  readonly id: string
  readonly loading?: string
  /** A payment that was begun is shown even if the game is no longer sold. */
  readonly isPaying?: boolean
  readonly children: (game: GameSummary) => ReactNode
}

const NOT_FOUND = 404

/** Loads the game of an address, and renders `children` with it if it is sold. */
export function GameForSale({ id, loading, isPaying = false, children }: GameForSaleProps) {
  const gameId = readGameId(id)
  const game = trpc.catalogue.game.useQuery({ id: gameId ?? 0 }, { enabled: gameId !== undefined })
  if (game.data) return isPaying || isForMoney(game.data) ? children(game.data) : <NotForSale game={game.data} />
  const isMissing = gameId === undefined || explain(game.error).status === NOT_FOUND
  if (isMissing) return <MissingGame />
  if (game.error)
    return (
      <ErrorState
        heading="h1"
        error={game.error}
        onRetry={() => void game.refetch()}
        action={<BackToCasino isSecond />}
      />
    )
  return (
    <div role="status" className="mx-auto grid w-full max-w-page gap-5 px-4 pt-18 pb-16 md:px-8">
      <p className="font-display text-lg text-muted">{loading ?? textsOf(purchase)('loading')}</p>
      <Skeleton className="h-12 w-2/3 max-w-md" />
      <div className="grid gap-6 lg:grid-cols-[1.25fr_1fr]">
        <div className="grid gap-6">
          <Skeleton className="h-52 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
        <Skeleton className="h-128 rounded-lg" />
      </div>
    </div>
  )
}

/** Only admitted games are sold. What else there is can be tried. */
function NotForSale({ game }: { readonly game: GameSummary }) {
  const t = textsOf(purchase)
  usePageTitle(t('notForSale.title'))
  return (
    <EmptyState
      heading="h1"
      title={t('notForSale.title')}
      hint={t('notForSale.hint', { name: titleOf(game), why: whyOnlyDemo(game) })}
      action={
        <>
          <Link
            to="/games/$id"
            params={{ id: String(game.id) }}
            search={{ link: linkOf(game.id) }}
            className={buttonClass('primary')}
          >
            {t('notForSale.toGame')}
          </Link>
          <BackToCasino isSecond />
        </>
      }
    />
  )
}

function MissingGame() {
  const t = textsOf(purchase)
  usePageTitle(t('missing.title'))
  return (
    <>
      <h1 className="sr-only">{t('missing.heading')}</h1>
      <EmptyState title={t('missing.title')} hint={t('missing.hint')} action={<BackToCasino />} />
    </>
  )
}

/** A link to the casino: the only button, or the second one beside "try again". */
const BackToCasino = ({ isSecond = false }: { readonly isSecond?: boolean }) => (
  <Link to="/" className={buttonClass(isSecond ? 'secondary' : 'primary')}>
    {textsOf(purchase)('backToCasino')}
  </Link>
)
