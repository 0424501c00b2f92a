import {
  BASE_REEL_SET,
  type CountTable,
  type Definition,
  type FreeSpins,
  LIMITS,
  type ReelDefinition,
} from '../definition.ts'
import type { Field } from './field.ts'
import { greatestLine, greatestScatters } from './greatest-win.ts'

/** What only the whole shows. Called when nothing else is wrong. */
export function refuseUnbounded(definition: Definition, root: Field): void {
  refuseMuchWork(definition, root.at('wins').at('lines'))
  refuseManyCoins(definition, root)
  for (const [i, feature] of definition.features?.entries() ?? [])
    refuseEndless(definition, feature, root.at('features').item(i).at('retrigger'))
}

function refuseMuchWork({ reelSets, wins }: Definition, field: Field): void {
  const stops = Object.values(reelSets).flatMap((set) => set.map((reel) => reel.strip.length))
  const cells = stops.reduce((sum, n) => sum + n, 0) * wins.lines.length
  if (cells > LIMITS.tableCells)
    field.refuse('too_much_work', `Lines × stops of all reels must be at most ${LIMITS.tableCells}, not ${cells}.`)
}

function refuseManyCoins(definition: Definition, root: Field): void {
  const perLine = greatestLine(definition)
  const lines = perLine * definition.wins.lines.length * (definition.wins.direction === 'both' ? 2 : 1)
  const scatters = greatestScatters(definition)
  if (lines + scatters <= LIMITS.windowCoins) return
  const field = lines > scatters ? root.at('wins').at('lines') : root.at('symbols')
  const parts = `${lines} coins on lines and ${scatters} by scatters`
  field.refuse('too_many_coins', `One window could pay ${parts}; at most ${LIMITS.windowCoins} together may be.`)
}

function refuseEndless({ reelSets }: Definition, feature: FreeSpins, field: Field): void {
  const reels = reelSets[feature.reelSet ?? BASE_REEL_SET]
  if (reels === undefined || feature.retrigger === undefined) return
  const mean = meanAward(reels, feature.trigger.symbol, feature.retrigger)
  if (mean <= LIMITS.meanRetriggers) return
  const further = Number(mean.toFixed(4))
  const reason = `One free spin awards ${further} further ones on average; at most ${LIMITS.meanRetriggers} may be.`
  field.refuse('endless', reason)
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
