import type { Game } from '@spilvaerk/schemas'
import { formatNumber, formatPercent } from '../lib/format.ts'
import { winRuleLabel } from './win-rule.ts'

function winRule(game: Game): { readonly name: string; readonly value: string } {
  switch (game.wins) {
    case 'lines':
      return { name: 'Linjer', value: formatNumber(game.paylines) }
    case 'ways':
      return { name: 'Veje', value: formatNumber(game.paylines) }
    case 'clusters':
    case 'anywhere':
      return { name: 'Gevinster', value: winRuleLabel(game) }
  }
}

export function StatsStrip({ game }: { readonly game: Game }) {
  const figures = [
    { name: 'Hjul', value: formatNumber(game.reels) },
    winRule(game),
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
