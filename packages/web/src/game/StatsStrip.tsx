import { playing } from '@spilvaerk/messages/playing'
import type { SlotGame } from '@spilvaerk/schemas'
import { formatNumber, formatPercent } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { slotWinRule } from './win-rule.ts'

function winRule(game: SlotGame): { readonly name: string; readonly value: string } {
  const t = textsOf(playing)
  switch (game.wins) {
    case 'lines':
      return { name: t('figures.lines'), value: formatNumber(game.paylines) }
    case 'ways':
      return { name: t('figures.ways'), value: formatNumber(game.paylines) }
    case 'clusters':
    case 'anywhere':
    case 'straights':
    case 'shapes':
      return { name: t('figures.wins'), value: slotWinRule(game) }
  }
}

export function StatsStrip({ game }: { readonly game: SlotGame }) {
  const t = textsOf(playing)
  const figures = [
    { name: t('figures.reels'), value: formatNumber(game.reels) },
    winRule(game),
    { name: t('figures.maxWin'), value: `${formatNumber(game.maxWinMultiplier)}x` },
    { name: t('figures.winIn'), value: t('figures.ofRounds', { share: formatPercent(game.hitFrequency * 100) }) },
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
