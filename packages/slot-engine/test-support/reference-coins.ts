/** Coins in view: what a window collects, and what that pays. */
import type { Collect, Definition } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { type Choose, chooseKey } from './reference-choices.ts'
import { certain, type Law, mixture, timesOver } from './reference-law.ts'
import { sumOf } from './reference-rules.ts'
import { cellsOf, type View } from './reference-view.ts'

export interface Collected {
  readonly coins: readonly Cell[]
  /** `undefined` where nothing has to collect. */
  readonly collectors: readonly Cell[] | undefined
}

/** What the window collects; `undefined` where nothing pays. */
export function collectedIn(feature: Collect, stopped: View): Collected | undefined {
  const { trigger, collector, pays = 'all' } = feature
  const all = cellsOf(stopped, trigger.symbol)
  if (all.length < trigger.at || all.length > (trigger.upTo ?? all.length)) return undefined
  const shows = stopped.map((_, reel) => all.some(([on]) => on === reel))
  const coins = pays === 'all' ? all : all.filter(([reel]) => shows.slice(0, reel + 1).every(Boolean))
  const collectors = collector === undefined ? undefined : cellsOf(stopped, collector)
  return coins.length === 0 || collectors?.length === 0 ? undefined : { coins, collectors }
}

/** In one number: so many coins, and so many collectors. */
export const numberOf = (collected: Collected | undefined): number =>
  collected === undefined ? 0 : 1000 * collected.coins.length + (collected.collectors?.length ?? 0)

export function collectLaw({ values, collector, collectorFactors: factors = { 1: 1 } }: Collect, number: number): Law {
  const sum = timesOver(weighted(values), Math.floor(number / 1000))
  const factor = collector === undefined ? certain(1) : timesOver(weighted(factors), number % 1000)
  return mixture(
    [...factor].map(([times, p]) => [new Map([...sum].map(([coins, q]) => [coins * times, q])), p] as const),
  )
}

const weighted = (weights: Readonly<Record<string, number>>): Law => {
  const total = sumOf(Object.values(weights))
  return mixture(Object.entries(weights).map(([number, weight]) => [certain(Number(number)), weight / total] as const))
}

/** What coins in view pay in a free spin, before its multiplier: each feature that pays them. */
export function collectedInFree({ features = [] }: Definition, stopped: View, choose: Choose): readonly number[] {
  return features.flatMap((feature) => {
    if (feature.type !== 'collect' || feature.in === 'paid') return []
    const collected = collectedIn(feature, stopped)
    if (collected === undefined) return []
    const { values, collectorFactors: factors = { 1: 1 } } = feature
    const sum = sumOf(collected.coins.map(() => Number(chooseKey(choose, values))))
    const times = collected.collectors?.map(() => Number(chooseKey(choose, factors))) ?? [1]
    return [sum * sumOf(times)]
  })
}
