import type { Collect } from '../../../definition.ts'
import type { FeatureKind } from '../../core/feature.ts'
import { mostCells } from '../../tables/columns.ts'
import { weightedDraw } from '../../tables/weighted-draw.ts'
import { COLLECT } from './grammar.ts'
import { coinsInView } from './in-view.ts'
import { coinLaw, collectLaw } from './law.ts'
import { type Collection, collectCoins } from './play.ts'

export const collect: FeatureKind<Collect> = {
  grammar: COLLECT,
  summary: 'coins in view pay their values',
  name: { da: 'mønter i vinduet', en: 'coins in view' },
  compile(feature, source) {
    const { type, id } = feature
    const view = coinsInView(feature, source)
    const collection: Collection = {
      feature,
      view,
      values: weightedDraw(feature.values),
      multipliers: feature.collectorFactors === undefined ? null : weightedDraw(feature.collectorFactors),
    }
    return {
      type,
      feature,
      index: source.index,
      scatter: source.scatter,
      starts: feature.in === 'free' ? new Int32Array(view.starts.length) : view.starts,
      holdsView: true,
      inWin: null,
      inFree:
        feature.in === 'paid'
          ? null
          : {
              starts: view.starts,
              pay: (host, n, multiplier) => collectCoins(host, collection, n, multiplier),
              law: (n, meter) => coinLaw(collection, n, meter),
            },
      play(host, n, cells) {
        host.teller?.push({ type: 'featureStarted', feature: id, kind: type, cells })
        collectCoins(host, collection, n, 1)
      },
      law: (terms) => collectLaw(collection, source.index, terms),
      hits: (_, { jackpots }) => jackpots.map(() => 0),
    }
  },
  prizes: () => [],
  draws: () => 1,
  mostStarted: ({ in: spins }) => (spins === 'free' ? 0 : 1),
  greatest: (feature, n, _, definition) => (n === 0 ? 0 : mostCollected(feature, mostCells(definition))),
  mostHits: () => 0,
  refuseEndless: () => undefined,
}

/** Coins and collectors share the cells; their product is largest where they are as many. */
function mostCollected({ values, collector, collectorFactors: factors = { 1: 1 } }: Collect, cells: number): number {
  const greatest = (weights: Readonly<Record<string, number>>): number =>
    Math.max(0, ...Object.keys(weights).map(Number))
  return collector === undefined
    ? cells * greatest(values)
    : Math.floor(cells / 2) * Math.ceil(cells / 2) * greatest(values) * greatest(factors)
}
