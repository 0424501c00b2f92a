import { marketplace } from '@spilvaerk/messages/marketplace'
import type { StudioGame } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { dollars } from '../dollars.ts'
import { isOut } from '../GamePicker.tsx'

const SHOWN = 3

export function OwnListings() {
  const t = textsOf(marketplace)
  const games = trpc.studio.games.useQuery()
  return (
    <section aria-labelledby="own-listings">
      <h2 id="own-listings" className="mb-3 flex flex-wrap items-center gap-3 text-xl">
        {t('own.title')} <DemoBadge />
      </h2>
      <Loaded query={games} height="h-20">
        {(list) => <Listed games={list.filter((game) => game.mine && isOut(game)).slice(0, SHOWN)} />}
      </Loaded>
    </section>
  )
}

function Listed({ games }: { readonly games: readonly StudioGame[] }) {
  const t = textsOf(marketplace)
  if (games.length === 0) return <p className="text-muted text-sm">{t('own.none')}</p>
  return (
    <ul className="grid gap-2">
      {games.map(({ id, name }) => (
        <li key={id} className="studio-tile grid-cols-[1fr_auto_auto] items-center gap-4">
          <b className="min-w-0 [overflow-wrap:anywhere]">{name}</b>
          <span className="tabular-nums">{dollars(2500)}</span>
          <a href={`/games/${id}`} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
            {t('own.open')}
            <span className="sr-only">: {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
