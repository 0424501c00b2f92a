import type { Game } from '@spilvaerk/schemas'
import { formatNumber, formatPercent } from '../lib/format.ts'

export function StatsStrip({ game }: { readonly game: Game }) {
  const figures = [
    { name: 'Hjul', value: formatNumber(game.reels) },
    { name: 'Linjer', value: formatNumber(game.paylines) },
    { name: 'Max Gevinst', value: `${formatNumber(game.maxWinMultiplier)}x` },
    { name: 'Gevinst i', value: `${formatPercent(game.hitFrequency * 100)} af spillene` },
  ]
  return (
    <dl className="panel grid grid-cols-2 gap-y-4 p-4 sm:grid-cols-4 sm:divide-x sm:divide-line sm:p-5">
      {figures.map(({ name, value }) => (
        <div key={name} className="grid justify-items-center gap-0.5 px-2 text-center">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-bold font-display text-lg tabular-nums sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
