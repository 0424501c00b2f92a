/**
 * How often a property is tried. The defaults are the same on every machine; for a long search elsewhere:
 * `CHECK_SEED=7 CHECK_TIMES=100 pnpm unit --project slot-engine src/checks`
 */
export const runs = (seed: number, numRuns: number) => ({
  seed: Number(process.env.CHECK_SEED ?? seed),
  numRuns: Math.ceil(numRuns * Number(process.env.CHECK_TIMES ?? 1)),
})
