import fc from 'fast-check'
import type { Factor } from '../src/definition.ts'

/** Factors for so many reels. */
export type RandomFactors = (reels: number) => readonly Factor[]

const WEIGHTS = fc.constantFrom<Readonly<Record<string, number>>[]>({ 1: 1 }, { 1: 1, 2: 1 }, { 2: 1, 5: 0 })
const SOURCES = fc.constantFrom<(Extract<Factor, { type: 'fill' }>['multiplies'] | undefined)[]>(
  undefined,
  undefined,
  ['lines'],
  ['scatters'],
)

const drawn = fc.record({ values: WEIGHTS, multiplies: SOURCES }).map(
  ({ values, multiplies }): RandomFactors =>
    () => [{ type: 'drawn', id: 'drawn', values, ...(multiplies && { multiplies }) }],
)

const fill = fc.record({ symbols: fc.constantFrom(undefined, ['a'], ['b', 'a']), multiplies: SOURCES }).map(
  ({ symbols, multiplies }): RandomFactors =>
    () => [{ type: 'fill', id: 'fill', fewest: 2, ...(symbols && { symbols }), ...(multiplies && { multiplies }) }],
)

const run = fc.record({ from: fc.constantFrom(1, 2), adds: fc.constantFrom(1, 3), multiplies: SOURCES }).map(
  ({ from, adds, multiplies }): RandomFactors =>
    () => [{ type: 'run', id: 'run', from, adds, ...(multiplies && { multiplies }) }],
)

const byReel = fc.record({ reels: fc.array(WEIGHTS, { minLength: 3, maxLength: 3 }), adds: fc.boolean() }).map(
  ({ reels, adds }): RandomFactors =>
    (number) => [
      { type: 'reels', id: 'reels', reels: reels.slice(0, number), ...(adds && { together: 'add' as const }) },
    ],
)

const cells = fc.record({ steps: fc.constantFrom([1, 2, 4], [3], [2, 5]) }).map(
  ({ steps }): RandomFactors =>
    () => [{ type: 'cells', id: 'cells', steps }],
)

const inView = fc.record({ multiplies: SOURCES }).map(
  ({ multiplies }): RandomFactors =>
    () => [{ type: 'symbols', id: 'sum', ...(multiplies && { multiplies }) }],
)

/** One factor, or two of different kinds. */
export const randomFactors = (hasCascades: boolean): fc.Arbitrary<RandomFactors> =>
  fc

    .subarray([drawn, fill, run, byReel, inView, ...(hasCascades ? [cells] : [])], { minLength: 1, maxLength: 2 })
    .chain((kinds) => fc.tuple(...kinds))
    .map((kinds) => (reels) => kinds.flatMap((kind) => kind(reels)))
