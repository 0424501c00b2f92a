import {
  BASE_REEL_SET,
  type CountTable,
  type Definition,
  type FreeSpins,
  LIMITS,
  type ReelDefinition,
} from '../definition.ts'
import { countChances } from './columns.ts'
import type { Field } from './field.ts'
import { greatestScatters, greatestWins } from './greatest-win.ts'
import { refuseLoops, refuseUnreached } from './starts.ts'
import { refuseMuchWork } from './work.ts'

/** What only the whole shows. Called when nothing else is wrong. */
export function refuseUnbounded(definition: Definition, root: Field): void {
  refuseMuchWork(definition, root)
  refuseManyCoins(definition, root)
  refuseUnreached(definition, root)
  refuseLoops(definition, root)
  for (const [i, feature] of definition.features?.entries() ?? [])
    if (feature.type === 'freeSpins') refuseEndless(definition, feature, root.at('features').item(i).at('retrigger'))
}

function refuseManyCoins(definition: Definition, root: Field): void {
  const wins = greatestWins(definition)
  const scatters = greatestScatters(definition)
  if (wins + scatters <= LIMITS.windowCoins) return
  const { type } = definition.wins
  const rule = root.at('wins')
  const field = wins <= scatters ? root.at('symbols') : type === 'lines' ? rule.at('lines') : rule
  const parts = `${wins} coins by ${type} and ${scatters} by scatters`
  field.refuse('too_many_coins', `One window could pay ${parts}; at most ${LIMITS.windowCoins} together may be.`)
}

/** With cascades only the first window of a spin is looked at: the later ones add to it. */
function refuseEndless({ reelSets }: Definition, feature: FreeSpins, field: Field): void {
  const reels = reelSets[feature.reelSet ?? BASE_REEL_SET]
  if (reels === undefined || feature.retrigger === undefined || feature.trigger === undefined) return
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
