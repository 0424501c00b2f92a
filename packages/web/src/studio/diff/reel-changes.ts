import type { Definition, ReelDefinition } from '@spilvaerk/slot-engine'
import { isAlike, leafChanges } from './leaves.ts'
import type { Change, Words } from './words.ts'

/** Of one reel; a new strip would be a line as long as the reel. */
const READ_OUT = 4

type Names = ReadonlyMap<string, string>

/** Windows and strips that are not alike. */
export function reelChanges(words: Words, from: Definition, to: Definition, names: Names): Change[] {
  const { t, change } = words
  const sets = [...new Set([...Object.keys(from.reelSets), ...Object.keys(to.reelSets)])]
  return sets.flatMap((set) => {
    const [before, after] = [reelsOf(from, set), reelsOf(to, set)]
    const count = (reels: readonly ReelDefinition[] | undefined) =>
      reels && t('reelCount', { number: words.number(reels.length) })
    if (!before || !after) return change('reels', t('set', { set }), count(before), count(after))
    return [
      ...change('window', t('window', { set }), windowOf(before), windowOf(after)),
      ...Array.from({ length: Math.max(before.length, after.length) }, (_, reel) =>
        reelChange(words, t('reel', { reel: reel + 1, set }), before[reel], after[reel], names),
      ).flat(),
    ]
  })
}

const reelsOf = ({ reelSets }: Definition, set: string): readonly ReelDefinition[] | undefined =>
  Object.hasOwn(reelSets, set) ? reelSets[set] : undefined

/** `3-4-3`; of reels whose rows are drawn the least and the most: `2…7-2…7`. */
export const windowOf = (reels: readonly ReelDefinition[]): string =>
  reels
    .map(({ rows }) => {
      if (typeof rows === 'number') return `${rows}`
      const drawn = Object.keys(rows).map(Number)
      return `${Math.min(...drawn)}…${Math.max(...drawn)}`
    })
    .join('-')

function reelChange(
  words: Words,
  what: string,
  before: ReelDefinition | undefined,
  after: ReelDefinition | undefined,
  names: Names,
): Change[] {
  const { t, change } = words
  const stops = (reel: ReelDefinition | undefined) => reel && t('stops', { number: words.number(reel.strip.length) })
  if (!before || !after) return change('reels', what, stops(before), stops(after))
  if (isAlike(before, after)) return []
  const { strip: _, rows, ...one } = before
  const { strip: __, rows: drawn, ...two } = after
  const isDrawnOtherwise = typeof rows !== 'number' && typeof drawn !== 'number'
  return [
    ...stripChange(words, what, before, after, names),
    ...leafChanges(words, { part: 'reels', what, names }, unweighed(one), unweighed(two)),
    ...(isDrawnOtherwise ? leafChanges(words, { part: 'window', what, names }, { rows }, { rows: drawn }) : []),
  ]
}

const unweighed = ({ weights: _, ...rest }: Omit<ReelDefinition, 'strip' | 'rows'>): object => rest

/** How often its symbols stand on it; or else that they stand in another order. */
function stripChange(
  { t, change, number }: Words,
  what: string,
  before: ReelDefinition,
  after: ReelDefinition,
  names: Names,
): Change[] {
  const [here, there] = [weightsOf(before), weightsOf(after)]
  const moved = [...new Set([...here.keys(), ...there.keys()])].filter((id) => here.get(id) !== there.get(id))
  if (moved.length > 0) {
    const told = (weights: ReadonlyMap<string, number>): string =>
      moved
        .slice(0, READ_OUT)
        .map((id) => t('weigh', { name: names.get(id) ?? id, number: number(weights.get(id) ?? 0) }))
        .join(', ') + (moved.length > READ_OUT ? t('more') : '')
    return change('reels', what, told(here), told(there))
  }
  const isSame = (symbol: string, stop: number): boolean =>
    symbol === before.strip[stop] && (after.weights?.[stop] ?? 1) === (before.weights?.[stop] ?? 1)
  const others = after.strip.filter((symbol, stop) => !isSame(symbol, stop)).length
  return others > 0 ? change('reels', what, '', t('order', { moved: number(others) })) : []
}

/** How much of a reel each symbol is: its stops, or what they weigh together. */
function weightsOf({ strip, weights }: ReelDefinition): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [stop, symbol] of strip.entries()) sums.set(symbol, (sums.get(symbol) ?? 0) + (weights?.[stop] ?? 1))
  return sums
}
