/** The list of features: the engine knows no other place that names them. */
import type { AlsoCounted, Definition, Feature } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { FeatureKind, FeatureSource } from '../core/feature.ts'
import type { FeaturePlan } from '../core/feature-plan.ts'
import type { Worded } from '../core/win-rule.ts'
import { isInWin, type ScatterCounts, scatterCount } from '../tables/reels.ts'
import { payByCount } from '../tables/tokens.ts'
import { board } from './board/board.ts'
import { choice } from './choice/choice.ts'
import { freeSpins } from './free-spins/free-spins.ts'
import { holdAndWin } from './hold-and-win/hold-and-win.ts'
import { ladder } from './ladder/ladder.ts'
import { pick } from './pick/pick.ts'
import { wheel } from './wheel/wheel.ts'

export const FEATURE_KINDS: Readonly<Record<Feature['type'], FeatureKind>> = {
  freeSpins,
  holdAndWin,
  wheel,
  pick,
  ladder,
  board,
  choice,
}

export const featureKind = ({ type }: Pick<Feature, 'type'>): FeatureKind => FEATURE_KINDS[type]

/** By kind what the sheet calls it. */
export const featureNames = (language: keyof Worded) =>
  Object.fromEntries(Object.entries(FEATURE_KINDS).map(([type, { name }]) => [type, name[language]])) as Record<
    Feature['type'],
    string
  >

export const compileFeatures = (
  definition: Definition,
  source: Pick<FeatureSource, 'counts' | 'sets' | 'draw' | 'tokens'>,
): FeaturePlan[] =>
  (definition.features ?? []).map((feature, index) => {
    const { counts } = source
    const id = feature.trigger && !isInWin(feature.trigger) ? feature.trigger.symbol : undefined
    const scatter = counts.symbols.findIndex((symbol) => definition.symbols[symbol]?.id === id)
    const byCount: FeatureSource['byCount'] = (table) => byPackedCount(table, counts, scatter)
    const plan = featureKind(feature).compile(feature, { ...source, definition, index, scatter, byCount })
    const also = feature.trigger?.also
    return also === undefined ? plan : { ...plan, starts: together(plan.starts, also, definition, counts) }
  })

/** What is started where other symbols are in view too. */
const together = (
  starts: Int32Array,
  also: readonly AlsoCounted[],
  { symbols }: Definition,
  counts: ScatterCounts,
): Int32Array =>
  starts.map((n, packed) =>
    also.every(({ symbol, at }) => {
      const scatter = counts.symbols.findIndex((index) => symbols[index]?.id === symbol)
      return scatterCount(counts, scatter, packed) >= at
    })
      ? n
      : 0,
  )

function byPackedCount(
  table: Readonly<Record<string, number>> | undefined,
  counts: ScatterCounts,
  scatter: number,
): Int32Array {
  if (scatter < 0) return new Int32Array(counts.size)
  const byCount = payByCount(table, entryOf(counts.radices, scatter) - 1)
  return Int32Array.from({ length: counts.size }, (_, packed) =>
    entryOf(byCount, scatterCount(counts, scatter, packed)),
  )
}
