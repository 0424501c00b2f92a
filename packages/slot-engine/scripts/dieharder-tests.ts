/** One call of dieharder: a test by its number (`dieharder -l`), and the length of its tuples where it takes one. */
export interface Run {
  readonly test: number
  readonly ntuple?: number
}

const tuples = (test: number, ...ntuples: readonly number[]): readonly Run[] =>
  ntuples.map((ntuple) => ({ test, ntuple }))
const tests = (...numbers: readonly number[]): readonly Run[] => numbers.map((test) => ({ test }))

/**
 * Every test that dieharder calls good, with its own default sizes. Left out: OPSO, OQSO and DNA (5, 6, 7: "suspect") and
 * Sums (14: "do not use"), by dieharder's own word; and of the 33 lags of the lagged sums all but four, which alone would
 * read over 200 GB.
 */
export const BATTERY: readonly Run[] = [
  ...tests(0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17),
  ...tests(100, 101, 102),
  ...tuples(200, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  ...tuples(201, 2, 3, 4, 5),
  ...tuples(202, 2, 3, 4, 5),
  ...tuples(203, 0, 1, 3, 7),
  ...tests(204, 205, 206, 207, 208, 209),
]

/** Seeding costs a hundred times a draw: those that read little. */
export const STARTS_BATTERY = tests(0, 10, 11, 12, 15, 100, 101, 102)
