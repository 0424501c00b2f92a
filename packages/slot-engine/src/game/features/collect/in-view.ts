import type { Collect } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { FeatureSource } from '../../core/feature.ts'
import { reelCount, scatterCount } from '../../tables/reels.ts'

/** What windows collect. A number stands for so many coins and collectors: 0 where nothing pays. */
export interface InView {
  /** The coin, and the symbol that collects (−1 where none does), in `ScatterCounts`. */
  readonly coin: number
  readonly collector: number
  /** By packed counts. */
  readonly starts: Int32Array
  readonly coins: (n: number) => number
  /** 0 where nothing has to collect. */
  readonly collectors: (n: number) => number
}

export function coinsInView(feature: Collect, { definition, counts, scatter }: FeatureSource): InView {
  const { trigger, pays } = feature
  const { at, upTo = Number.POSITIVE_INFINITY } = trigger
  const collector = counts.symbols.findIndex((one) => definition.symbols[one]?.id === feature.collector)
  const radix = collector < 0 ? 1 : entryOf(counts.radices, collector)
  const onReels = counts.byReel.filter(({ symbol }) => symbol === counts.symbols[scatter])
  const coinsOf = (packed: number): number => {
    const shown = scatterCount(counts, scatter, packed)
    if (shown < at || shown > upTo) return 0
    if (pays !== 'fromLeft') return shown
    const each = onReels.map((one) => reelCount(one, packed))
    return each.slice(0, each.includes(0) ? each.indexOf(0) : each.length).reduce((sum, n) => sum + n, 0)
  }
  const startOf = (packed: number): number => {
    const coins = coinsOf(packed)
    if (collector < 0) return coins
    const collectors = scatterCount(counts, collector, packed)
    return coins === 0 || collectors === 0 ? 0 : coins * radix + collectors
  }
  return {
    coin: scatter,
    collector,
    starts: Int32Array.from({ length: counts.size }, (_, packed) => startOf(packed)),
    coins: (n) => Math.floor(n / radix),
    collectors: (n) => n % radix,
  }
}
