import { BASE_REEL_SET, type CountTable, type Definition, type FreeSpins, type ReelDefinition } from './definition.ts'
import type { Field } from './parse-field.ts'

/** Cells of the tables from which a game is played: one for each stop of every set, for each line. */
const MAX_TABLE_CELLS = 1 << 24
/** The mean number of further spins that one free spin may award: at 1 a round has no end. */
const MAX_RETRIGGERED = 0.99

/** What only the whole shows. Called when nothing else is wrong. */
export function refuseUnbounded(definition: Definition, root: Field): void {
  const cells = tableCells(definition)
  if (cells > MAX_TABLE_CELLS)
    root.refuse('too_much_work', `Stops of all reels × lines must be at most ${MAX_TABLE_CELLS}, not ${cells}.`)
  const coins = greatestSpin(definition)
  if (!Number.isSafeInteger(coins))
    root.refuse('inexact', `One spin could win ${coins} coins, and coins are counted exactly up to 2^53 only.`)
  for (const [i, feature] of definition.features?.entries() ?? [])
    refuseEndless(definition, feature, root.at('features').item(i))
}

function refuseEndless(definition: Definition, feature: FreeSpins, field: Field): void {
  const reels = definition.reelSets[feature.reelSet ?? BASE_REEL_SET]
  if (reels === undefined || feature.retrigger === undefined) return
  const mean = meanAward(reels, feature.trigger.symbol, feature.retrigger)
  if (mean <= MAX_RETRIGGERED) return
  const further = Number(mean.toFixed(4))
  const reason = `One free spin awards ${further} further ones on average; at most ${MAX_RETRIGGERED} may be.`
  field.at('retrigger').refuse('endless', reason)
}

function meanAward(reels: readonly ReelDefinition[], symbol: string, awards: CountTable): number {
  const chances = reels.map((reel) => countChances(reel, symbol)).reduce(convolve, [1])
  return chances.reduce((mean, chance, count) => mean + chance * valueAt(awards, count), 0)
}

/** The chance of 0, 1, … of the symbol in the reel's part of the window. */
function countChances({ strip, weights, rows }: ReelDefinition, symbol: string): number[] {
  const chances = Array.from({ length: rows + 1 }, () => 0)
  const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? strip.length
  strip.forEach((_, stop) => {
    let count = 0
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === symbol) count++
    chances[count]! += (weights?.[stop] ?? 1) / total
  })
  return chances
}

function convolve(a: number[], b: number[]): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j]! += x * y
  return sum
}

/** The entry of the highest count listed that is not above `count`. */
function valueAt(table: CountTable, count: number): number {
  const reached = Object.keys(table).filter((key) => Number(key) <= count)
  return table[Math.max(...reached.map(Number))] ?? 0
}

function tableCells({ reelSets, wins }: Definition): number {
  const stops = Object.values(reelSets).flatMap((set) => set.map((reel) => reel.strip.length))
  return stops.reduce((sum, n) => sum + n, 0) * Math.max(1, wins.lines.length)
}

/** Coins that no spin can win more of; what is really in reach may be far below. */
function greatestSpin(definition: Definition): number {
  const { symbols, wins, features = [] } = definition
  const pays = (kind: 'line' | 'scatter') =>
    symbols.flatMap((symbol) =>
      symbol.kind === 'blank' || (symbol.kind === 'scatter') !== (kind === 'scatter')
        ? []
        : [Math.max(0, ...Object.values(symbol.pays ?? {}))],
    )
  const combination = Math.max(0, ...(wins.combinations ?? []).map(({ coins }) => coins))
  const perLine = Math.max(combination, ...pays('line').map((coins) => coins * greatestWildMultiplier(definition)))
  const scatters = pays('scatter').reduce((sum, coins) => sum + coins, 0)
  const multiplier = Math.max(1, ...features.map((feature) => feature.multiplier ?? 1))
  return (wins.lines.length * (wins.direction === 'both' ? 2 : 1) * perLine + scatters) * multiplier
}

function greatestWildMultiplier({ symbols, wins, reelSets }: Definition): number {
  const wilds = symbols.filter((symbol) => symbol.kind === 'wild')
  const reels = reelSets[BASE_REEL_SET]!.map((_, reel) =>
    Math.max(1, ...wilds.map((wild) => (wild.reels?.includes(reel) === false ? 1 : (wild.multiplier ?? 1)))),
  )
  switch (wins.wildMultipliers ?? 'highest') {
    case 'highest':
      return Math.max(...reels)
    case 'add':
      return reels.reduce((sum, multiplier) => sum + multiplier, 0)
    case 'multiply':
      return reels.reduce((product, multiplier) => product * multiplier, 1)
  }
}
