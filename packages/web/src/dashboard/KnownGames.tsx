import { dashboard } from '@spilvaerk/messages/dashboard'
import type { KnownGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { GameTile } from './GameTile.tsx'
import { FRESH } from './use-fresh.ts'

const SHOWN = 6

/** The games a member played last and likes best, the same on each device. */
export function KnownGames() {
  const t = textsOf(dashboard)
  const recent = trpc.dashboard.recent.useQuery(undefined, FRESH)
  const favourites = trpc.dashboard.favourites.useQuery(undefined, FRESH)
  return (
    <div className="grid gap-6">
      <Shelf id="senest" title={t('known.recent')} none={t('known.noRecent')} query={recent} />
      <Shelf id="favoritter" title={t('known.favourites')} none={t('known.noFavourites')} query={favourites} />
    </div>
  )
}

type ShelfProps = {
  readonly id: string
  readonly title: string
  readonly none: string
  readonly query: { data: KnownGame[] | undefined; error: unknown; refetch: () => unknown }
}

function Shelf({ id, title, none, query }: ShelfProps) {
  return (
    <Card aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Loaded query={query} height="h-24">
        {(games) =>
          games.length === 0 ? (
            <p className="text-muted text-sm">{none}</p>
          ) : (
            <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-3 xl:grid-cols-6">
              {games.slice(0, SHOWN).map(({ id: gameId, name, look, lastPlayedAt }) => (
                <li key={gameId}>
                  <Link
                    to="/games/$id"
                    params={{ id: String(gameId) }}
                    title={
                      lastPlayedAt
                        ? textsOf(dashboard)('known.lastPlayed', { when: formatMoment(lastPlayedAt) })
                        : undefined
                    }
                    className="grid gap-1 rounded-md"
                  >
                    <GameTile look={look} />
                    <span className="line-clamp-2 hyphens-auto break-words text-xs">{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
