import { bigcasino } from '@spilvaerk/messages/bigcasino'
import type { StudioGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { isOut } from '../GamePicker.tsx'

const SHOWN = 5
const madeUp = () => {
  const t = textsOf(bigcasino)
  return [
    { name: 'Royal Fortune Wheel', when: t('recent.minutes', { minutes: 2 }) },
    { name: 'Dragon Baccarat Deluxe', when: t('recent.minutes', { minutes: 15 }) },
    { name: 'Neon Video Poker', when: t('recent.hour') },
  ]
}

/** The examples of the specification, and beside them what was really made here. */
export function RealGenerations() {
  const t = textsOf(bigcasino)
  const games = trpc.studio.games.useQuery()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <section aria-labelledby="recent" className="studio-tile">
        <h2 id="recent" className="flex flex-wrap items-center gap-3 text-lg">
          {t('recent.title')} <DemoBadge />
        </h2>
        <ul className="grid gap-1 text-sm">
          {madeUp().map(({ name, when }) => (
            <li key={name}>
              {name} <span className="text-muted">{when}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="really" className="studio-tile">
        <h2 id="really" className="text-lg">
          {t('recent.own')}
        </h2>
        <Loaded query={games} height="h-16">
          {(list) => <OwnGames games={list.filter((game) => game.mine && isOut(game)).slice(0, SHOWN)} />}
        </Loaded>
      </section>
    </div>
  )
}

function OwnGames({ games }: { readonly games: readonly StudioGame[] }) {
  const t = textsOf(bigcasino)
  if (games.length === 0) return <p className="text-muted text-sm">{t('recent.none')}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {games.map(({ id, name, rtp }) => (
        <li key={id}>
          <Link to="/games/$id" params={{ id: String(id) }} className="underline underline-offset-4">
            {name}
          </Link>{' '}
          <span className="text-muted">{t('recent.rtp', { rtp: formatRtp(rtp) })}</span>
        </li>
      ))}
    </ul>
  )
}
