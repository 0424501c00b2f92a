import { tournaments } from '@spilvaerk/messages/tournaments'
import { Plus } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { leaders, STATUS_WORDS, type Tournament, tournamentList } from './tournaments.ts'

const demo = (title: string): void => {
  const t = textsOf(tournaments)
  toast({ title, description: t('demonstration') })
}

export const TournamentsTab = () => {
  const t = textsOf(tournaments)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Demonstration>{t('what')}</Demonstration>
      <Button className="justify-self-start" onClick={() => demo(t('create'))}>
        <Plus aria-hidden className="size-4.5" />
        {t('create')}
      </Button>
      <ul className="studio-grid">
        {tournamentList().map((tournament) => (
          <li key={tournament.name} className="grid">
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </ul>
      <Leaderboard />
    </div>
  )
}

function TournamentCard({ tournament }: { readonly tournament: Tournament }) {
  const t = textsOf(tournaments)
  const { name, prize, players, timeLeft, game, entry, status } = tournament
  const figures = [
    { term: t('players'), value: formatNumber(players) },
    { term: t('timeLeft'), value: timeLeft },
    { term: t('game'), value: game },
    { term: t('entry'), value: entry },
  ]
  return (
    <article className="studio-tile">
      <p className="flex items-center justify-between gap-2">
        <b className="font-bold font-display text-lamp-bright text-xl">{prize}</b>
        <Badge tone={status === 'active' ? 'green' : 'lamp'}>{t(STATUS_WORDS[status])}</Badge>
      </p>
      <h2 className="text-lg">{name}</h2>
      <dl className="studio-figures">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" variant="secondary" onClick={() => demo(t('join'))}>
        {t('join')}
      </Button>
    </article>
  )
}

const Leaderboard = () => {
  const t = textsOf(tournaments)
  return (
    <section aria-labelledby="leaders" className="studio-tile">
      <h2 id="leaders" className="text-xl">
        {t('leaders.title')}
      </h2>
      <table className="studio-table">
        <thead>
          <tr>
            <th scope="col">{t('leaders.rank')}</th>
            <th scope="col">{t('leaders.player')}</th>
            <th scope="col">{t('leaders.points')}</th>
          </tr>
        </thead>
        <tbody>
          {leaders().map(({ name, points, isReader }, index) => (
            <tr key={name} className={isReader ? 'bg-petrol-deep text-lamp-bright' : ''}>
              <td>{index + 1}</td>
              <td>{name}</td>
              <td>{formatNumber(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
