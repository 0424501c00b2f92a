import { Plus } from 'lucide-react'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { CURRENT_USER, LEADERS, STATUS_WORDS, TOURNAMENTS, type Tournament } from './tournaments.ts'

const demo = (title: string): void => {
  toast({ title, description: 'A demonstration: there are no tournaments in this version.' })
}

export const TournamentsTab = () => (
  <div className="grid grid-cols-1 gap-6">
    <Demonstration>Tournaments, prizes and players are examples. Nobody plays for these prizes.</Demonstration>
    <Button className="justify-self-start" onClick={() => demo('Create Tournament')}>
      <Plus aria-hidden className="size-4.5" />
      Create Tournament
    </Button>
    <ul className="studio-grid">
      {TOURNAMENTS.map((tournament) => (
        <li key={tournament.name} className="grid">
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
    <Leaderboard />
  </div>
)

function TournamentCard({ tournament }: { readonly tournament: Tournament }) {
  const { name, prize, players, timeLeft, game, entry, status } = tournament
  const figures = [
    { term: 'Players', value: players.toLocaleString('en') },
    { term: 'Time left', value: timeLeft },
    { term: 'Game', value: game },
    { term: 'Entry', value: entry },
  ]
  return (
    <article className="studio-tile">
      <p className="flex items-center justify-between gap-2">
        <b className="font-bold font-display text-lamp-bright text-xl">{prize}</b>
        <Badge tone={status === 'active' ? 'green' : 'lamp'}>{STATUS_WORDS[status]}</Badge>
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
      <Button size="sm" variant="secondary" onClick={() => demo('Join Tournament')}>
        Join Tournament
      </Button>
    </article>
  )
}

const Leaderboard = () => (
  <section aria-labelledby="leaders" className="studio-tile">
    <h2 id="leaders" className="text-xl">
      Global Leaderboard
    </h2>
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {LEADERS.map(({ name, points }, index) => (
          <tr key={name} className={name === CURRENT_USER ? 'bg-petrol-deep text-lamp-bright' : ''}>
            <td>{index + 1}</td>
            <td>{name}</td>
            <td>{points.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
