import { useState } from 'react'
import { share } from '../../game/figures.ts'
import { formatAmount, formatNumber, formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { useDraft } from '../draft.ts'
import { FigureTiles } from '../FigureTiles.tsx'
import { GamePicker } from '../GamePicker.tsx'

const SAMPLE = [
  { name: 'Total Players', value: '12,847' },
  { name: 'Avg. Session', value: '18m 32s' },
  { name: 'Revenue', value: '$45,230' },
  { name: 'Retention', value: '68%' },
] as const

/** The examples of the specification, and the figures of rounds that were really played. */
export const AnalyticsTab = () => (
  <div className="grid grid-cols-1 gap-6">
    <section aria-labelledby="real" className="grid grid-cols-1 gap-4">
      <h2 id="real" className="flex flex-wrap items-center gap-3 text-xl">
        Really played <Badge tone="lamp">From stored rounds</Badge>
      </h2>
      <p className="text-muted text-sm">
        Every round that is played here counts, demonstration play and play for money alike.
      </p>
      <RealFigures />
    </section>
    <section aria-labelledby="sample" className="grid grid-cols-1 gap-4">
      <h2 id="sample" className="flex flex-wrap items-center gap-3 text-xl">
        Sample figures <DemoBadge />
      </h2>
      <FigureTiles figures={SAMPLE} />
    </section>
  </div>
)

function RealFigures() {
  const games = trpc.studio.games.useQuery()
  const selected = useDraft((draft) => draft.gameId)
  const [picked, setPicked] = useState<number>()
  return (
    <Loaded query={games} height="h-192">
      {(list) => {
        const played = list.toSorted((a, b) => b.popularity - a.popularity)
        const chosen = played.find((game) => game.id === (picked ?? selected)) ?? played[0]
        return (
          <div className="grid grid-cols-1 gap-4">
            <div className="max-w-md">
              <GamePicker label="Game" games={played} value={chosen?.id} onChange={setPicked} />
            </div>
            {chosen && <Stats {...chosen} />}
            <MostPlayed games={played.slice(0, 10)} />
          </div>
        )
      }}
    </Loaded>
  )
}

/** While nothing has been played. */
const NONE = '–'

type StatsProps = { readonly id: number; readonly rtp: number; readonly popularity: number }

function Stats({ id, rtp, popularity }: StatsProps) {
  const stats = trpc.rounds.stats.useQuery({ id })
  return (
    <Loaded query={stats} height="h-51 max-lg:h-104">
      {({ totalSpins, totalWins, totalWagered, biggestWin, currentRtp }) => (
        <FigureTiles
          figures={[
            { name: 'Players in 30 days', value: formatNumber(popularity) },
            { name: 'Spins', value: formatNumber(totalSpins) },
            { name: 'Wins', value: formatNumber(totalWins) },
            { name: 'Hit frequency so far', value: totalSpins === 0 ? NONE : share(totalWins / totalSpins) },
            { name: 'Wagered', value: formatAmount(totalWagered) },
            { name: 'Biggest win', value: totalWins === 0 ? NONE : formatAmount(biggestWin / 100) },
            { name: 'RTP so far', value: totalSpins === 0 ? NONE : formatRtp(currentRtp) },
            { name: 'RTP of the game', value: formatRtp(rtp) },
          ]}
        />
      )}
    </Loaded>
  )
}

type MostPlayedProps = {
  readonly games: readonly {
    readonly id: number
    readonly name: string
    readonly popularity: number
    readonly rtp: number
  }[]
}

const MostPlayed = ({ games }: MostPlayedProps) => (
  <Card aria-labelledby="most-played" className="studio-card">
    <h3 id="most-played" className="mb-2 text-lg">
      Most played games
    </h3>
    <table className="studio-table">
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Players in 30 days</th>
          <th scope="col">RTP</th>
        </tr>
      </thead>
      <tbody>
        {games.map(({ id, name, popularity, rtp }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatNumber(popularity)}</td>
            <td>{formatRtp(rtp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
