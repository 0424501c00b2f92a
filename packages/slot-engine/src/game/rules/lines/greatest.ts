import type { Definition, LineWins } from '../../../definition.ts'
import { paysOf, type ReelSketch, together } from '../../core/window-bounds.ts'
import { greatest } from '../../tables/columns.ts'

export function greatestOnLines(wins: LineWins, definition: Definition, reels: readonly ReelSketch[]): number {
  const { combinations = [], direction, lines, wildMultipliers = 'highest' } = wins
  const onLine = reels.map(({ wilds, multiplier }) => ({ wilds: Math.min(wilds, 1), multiplier }))
  const multiplier = together(wildMultipliers, onLine)
  const runs = paysOf(definition).map((pays) => greatest(pays) * multiplier)
  const perLine =
    Math.max(0, ...runs, ...combinations.map(({ coins, multiplied }) => (multiplied ? coins * multiplier : coins))) *
    (direction === 'both' ? 2 : 1)
  return (perLine + greatestChosen(definition)) * lines.length
}

/** What a symbol chosen to expand pays on a line. */
function greatestChosen({ symbols, features = [] }: Definition): number {
  const chosen = features.flatMap((one) => (one.type === 'freeSpins' ? Object.keys(one.expandingSymbol ?? {}) : []))
  return Math.max(
    0,
    ...symbols.map((one) => (one.kind === 'regular' && chosen.includes(one.id) ? greatest(one.pays) : 0)),
  )
}
