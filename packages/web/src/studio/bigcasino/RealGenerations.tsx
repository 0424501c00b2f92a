import type { StudioGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'

const SHOWN = 5
const MADE_UP = [
  { name: 'Royal Fortune Wheel', when: '2 minutes ago' },
  { name: 'Dragon Baccarat Deluxe', when: '15 minutes ago' },
  { name: 'Neon Video Poker', when: '1 hour ago' },
] as const

/** The examples of the specification, and beside them what was really made here. */
export function RealGenerations() {
  const games = trpc.studio.games.useQuery()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <section aria-labelledby="recent" className="studio-tile">
        <h2 id="recent" className="flex flex-wrap items-center gap-3 text-lg">
          Recent generations <DemoBadge />
        </h2>
        <ul className="grid gap-1 text-sm">
          {MADE_UP.map(({ name, when }) => (
            <li key={name}>
              {name} <span className="text-muted">{when}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="really" className="studio-tile">
        <h2 id="really" className="text-lg">
          Your own latest games
        </h2>
        <Loaded query={games} height="h-16">
          {(list) => <OwnGames games={list.filter((game) => game.mine).slice(0, SHOWN)} />}
        </Loaded>
      </section>
    </div>
  )
}

function OwnGames({ games }: { readonly games: readonly StudioGame[] }) {
  if (games.length === 0) return <p className="text-muted text-sm">You have not generated a game yet.</p>
  return (
    <ul className="grid gap-1 text-sm">
      {games.map(({ id, name, rtp }) => (
        <li key={id}>
          <Link to="/games/$id" params={{ id: String(id) }} className="underline underline-offset-4">
            {name}
          </Link>{' '}
          <span className="text-muted">RTP {formatRtp(rtp)}</span>
        </li>
      ))}
    </ul>
  )
}
