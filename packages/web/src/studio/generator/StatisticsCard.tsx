import type { Game } from '@spilvaerk/schemas'
import { formatAmount, formatNumber, formatPercent, formatProvedRtp, formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

/** What the definition proves, and what was really played. */
export function StatisticsCard({ game }: { readonly game: Game | undefined }) {
  return (
    <Card aria-labelledby="statistics" className="studio-card grid gap-4">
      <h2 id="statistics" className="text-lg">
        Statistics
      </h2>
      {game ? (
        <>
          <Proved game={game} />
          <Played id={game.id} />
        </>
      ) : (
        <p className="text-muted text-sm">
          Figures appear with the first game. The preview game beside pays back exactly 87,5 % and wins in 25,0 % of its
          spins.
        </p>
      )}
    </Card>
  )
}

/** Whether the figures are exact, and if not, how near the RTP is known. */
function Basis({ id, version }: { readonly id: number; readonly version: number }) {
  const sheet = trpc.studio.versionSheet.useQuery({ id, version }, FOREVER).data?.sheet
  if (!sheet) return null
  if (sheet.method === 'exact') return <Badge tone="green">Exact</Badge>
  // A design may find its RTP from exact parts alone, and sample the other figures.
  if (sheet.standardError === 0) return <Badge>RTP exact, the rest simulated</Badge>
  const points = Math.round(2.576 * sheet.standardError * 10_000) / 100
  return <Badge>Simulated, RTP ± {formatNumber(points)} points</Badge>
}

function Proved({ game }: { readonly game: Game }) {
  const figures = [
    { name: 'RTP', value: formatProvedRtp(game.rtp) },
    { name: 'Hit frequency', value: formatPercent(game.hitFrequency * 100) },
    { name: 'Volatility', value: game.volatility },
    { name: 'Reels', value: formatNumber(game.reels) },
    { name: game.wins === 'lines' ? 'Paylines' : 'Wins by', value: game.wins === 'lines' ? game.paylines : game.wins },
    { name: 'Max win', value: `${formatNumber(game.maxWinMultiplier)}x` },
  ]
  return (
    <div>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="petrol">Of the definition</Badge>
        <Basis id={game.id} version={game.version} />
      </p>
      <dl className="studio-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Played({ id }: { readonly id: number }) {
  const stats = trpc.rounds.stats.useQuery({ id }).data
  // The rows stand before their figures come: what is below stays where it is.
  const figures = [
    { name: 'Total spins', value: stats ? formatNumber(stats.totalSpins) : '–' },
    { name: 'Total wins', value: stats ? formatNumber(stats.totalWins) : '–' },
    { name: 'Total wagered', value: stats ? formatAmount(stats.totalWagered) : '–' },
    { name: 'Biggest win', value: stats ? formatAmount(stats.biggestWin / 100) : '–' },
    { name: 'Current RTP', value: stats && stats.totalSpins > 0 ? formatRtp(stats.currentRtp) : '–' },
  ]
  return (
    <div>
      <Badge tone="lamp" className="mb-2">
        Really played
      </Badge>
      <dl className="studio-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
