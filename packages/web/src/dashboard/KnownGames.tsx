import type { KnownGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../lib/danish-time.ts'
import { trpc } from '../lib/trpc.ts'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { GameTile } from './GameTile.tsx'
import { FRESH } from './use-fresh.ts'

const SHOWN = 6

/** The games a member played last and likes best, the same on each device. */
export function KnownGames() {
  const recent = trpc.dashboard.recent.useQuery(undefined, FRESH)
  const favourites = trpc.dashboard.favourites.useQuery(undefined, FRESH)
  return (
    <div className="grid gap-6">
      <Shelf
        id="senest"
        title="Senest spillet"
        none="De spil, du spiller, står her på alle dine enheder."
        query={recent}
      />
      <Shelf
        id="favoritter"
        title="Favoritter"
        none="Tryk på hjertet på en spilside for at gemme en favorit."
        query={favourites}
      />
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
                    title={lastPlayedAt ? `Sidst spillet ${formatMoment(lastPlayedAt)}` : undefined}
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
