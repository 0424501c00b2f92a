import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { DemoBadge } from '../Demonstration.tsx'

const SHOWN = 3

export function OwnListings() {
  const games = trpc.studio.games.useQuery().data ?? []
  const mine = games.filter((game) => game.mine).slice(0, SHOWN)
  return (
    <section aria-labelledby="own-listings">
      <h2 id="own-listings" className="mb-3 flex flex-wrap items-center gap-3 text-xl">
        Your Listed Games <DemoBadge />
      </h2>
      {mine.length === 0 && <p className="text-muted text-sm">Games that you generate would stand here.</p>}
      <ul className="grid gap-2">
        {mine.map(({ id, name }) => (
          <li key={id} className="studio-tile grid-cols-[1fr_auto_auto] items-center gap-4">
            <b>{name}</b>
            <span className="tabular-nums">$2,500</span>
            <a href={`/games/${id}`} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
              Open
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
