import type { StudioGame } from '@spilvaerk/schemas'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'

const SHOWN = 3

export function OwnListings() {
  const games = trpc.studio.games.useQuery()
  return (
    <section aria-labelledby="own-listings">
      <h2 id="own-listings" className="mb-3 flex flex-wrap items-center gap-3 text-xl">
        Your Listed Games <DemoBadge />
      </h2>
      <Loaded query={games} height="h-20">
        {(list) => <Listed games={list.filter((game) => game.mine).slice(0, SHOWN)} />}
      </Loaded>
    </section>
  )
}

function Listed({ games }: { readonly games: readonly StudioGame[] }) {
  if (games.length === 0) return <p className="text-muted text-sm">Games that you generate would stand here.</p>
  return (
    <ul className="grid gap-2">
      {games.map(({ id, name }) => (
        <li key={id} className="studio-tile grid-cols-[1fr_auto_auto] items-center gap-4">
          <b className="min-w-0 [overflow-wrap:anywhere]">{name}</b>
          <span className="tabular-nums">$2,500</span>
          <a href={`/games/${id}`} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
            Open
            <span className="sr-only">: {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
