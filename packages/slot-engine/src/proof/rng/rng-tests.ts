import { createRng, type Rng } from '../../rng.ts'

export const RNG_TESTS = ['frequency', 'pairs', 'gaps', 'orders', 'highest', 'lowest'] as const
export type RngTestName = (typeof RNG_TESTS)[number]

export interface RngResult {
  readonly name: RngTestName
  readonly draws: number
  readonly chiSquare: number
  readonly degrees: number
  /** The share of perfect generators that would lie this far off, or farther. */
  readonly pValue: number
}

const DRAWS = 200_000

/** How often each of `bins` outcomes came, and how often a perfect generator has it come. */
interface Tally {
  readonly counts: readonly number[]
  readonly expected: readonly number[]
}

function tally(draws: number, chances: readonly number[], draw: () => number): Tally {
  const counts = chances.map(() => 0)
  for (let made = 0; made < draws; made++) {
    const outcome = draw()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return { counts, expected: chances.map((chance) => chance * draws) }
}

const even = (bins: number): readonly number[] => Array.from({ length: bins }, () => 1 / bins)

/** The draws until a one of a tenth comes again, up to twenty of them. */
const GAP = 10
const LONGEST_GAP = 20
const gapChances = [
  ...Array.from({ length: LONGEST_GAP }, (_, gap) => (1 / GAP) * (1 - 1 / GAP) ** gap),
  (1 - 1 / GAP) ** LONGEST_GAP,
]
function gap(rng: Rng): number {
  for (let length = 0; length < LONGEST_GAP; length++) if (rng.below(GAP) === 0) return length
  return LONGEST_GAP
}

/** Which of their 120 orders five draws come in. */
const ORDER = 5
function order(rng: Rng): number {
  const values = Array.from({ length: ORDER }, () => rng.next())
  let rank = 0
  for (let at = 0; at < ORDER; at++) {
    const smaller = values.slice(at + 1).filter((value) => value < (values[at] ?? 0)).length
    rank = rank * (ORDER - at) + smaller
  }
  return rank
}

interface Test {
  readonly chances: readonly number[]
  readonly draw: (rng: Rng) => number
}

const TESTS: Readonly<Record<RngTestName, Test>> = {
  frequency: { chances: even(100), draw: (rng) => rng.below(100) },
  pairs: { chances: even(256), draw: (rng) => rng.below(16) * 16 + rng.below(16) },
  gaps: { chances: gapChances, draw: gap },
  orders: { chances: even(120), draw: order },
  highest: { chances: even(64), draw: (rng) => rng.next() >>> 26 },
  lowest: { chances: even(64), draw: (rng) => rng.next() & 63 },
}

/** Tests the engine's generator, one result after the other. Same seed, same figures. */
export function* rngTests(seed: string, draws: number = DRAWS): Generator<RngResult> {
  for (const name of RNG_TESTS) {
    const { chances, draw } = TESTS[name]
    const rng = createRng(`${seed}/${name}`)
    const { counts, expected } = tally(draws, chances, () => draw(rng))
    const chiSquare = counts.reduce((sum, count, bin) => {
      const wanted = expected[bin] ?? 0
      return sum + (count - wanted) ** 2 / wanted
    }, 0)
    const degrees = chances.length - 1
    yield { name, draws, chiSquare, degrees, pValue: tailOfChiSquare(chiSquare, degrees) }
  }
}

/** The share of a standard normal that lies above z: Abramowitz and Stegun 26.2.17, within 7.5 · 10⁻⁸. */
function tailOfNormal(z: number): number {
  if (z < 0) return 1 - tailOfNormal(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduceRight((rest, factor) => t * (factor + rest), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** Wilson and Hilferty (1931): the cube root of χ²/k is close to normal. */
export function tailOfChiSquare(chiSquare: number, degrees: number): number {
  const spread = 2 / (9 * degrees)
  return tailOfNormal(((chiSquare / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread))
}

const SUSPICIOUS = 0.001
export const isAsExpected = ({ pValue }: RngResult): boolean => pValue > SUSPICIOUS && pValue < 1 - SUSPICIOUS
