import seedrandom from 'seedrandom'

/** The state of a generator: four unsigned 32-bit words. */
export type RngState = readonly [number, number, number, number]

/** The one source of chance in the engine. */
export interface Rng {
  /** An unsigned 32-bit word. */
  next(): number
  /**
   * A whole number in [0, n), each equally likely.
   * @param n a whole number in [1, 2^32]
   * @throws RangeError for any other n
   */
  below(n: number): number
  /** Enough to go on from here: `restoreRng(state)`. */
  state(): RngState
}

const TWO_32 = 4_294_967_296
/** Below this, x × n is exact in a double for every 32-bit x. */
const EXACT_PRODUCT = 2_097_152
const REMEMBERED = 64

/**
 * A generator seeded from any text. `seedrandom` (ARC4) turns the text into 128 bits of state;
 * sfc32 (Chris Doty-Humphrey, PractRand) draws from it: three words of chaotic state and a counter,
 * so no cycle is shorter than 2^32 draws.
 */
export function createRng(seed: string): Rng {
  return createSfc32(seed)
}

/** @internal */
export function createSfc32(seed: string): Sfc32 {
  const [a = 0, b = 0, c = 0] = seedWords(seed, 3)
  return new Sfc32([a, b, c, 1], 12)
}

/** The first words that ARC4 gives, keyed by the text: what other generators are seeded with. */
export function seedWords(seed: string, count: number): readonly number[] {
  const arc4 = seedrandom(seed)
  return Array.from({ length: count }, () => arc4.int32() >>> 0)
}

/** The generator that `state()` was read from. */
export const restoreRng = (state: RngState, discard = 0): Rng => new Sfc32(state, discard)

/** @internal exported for the simulation's inner loop, which keeps what `below` computes of n between draws */
export class Sfc32 implements Rng {
  /** a, b, c, counter: a typed array, because 32-bit fields of an object would be boxed. */
  private readonly words: Int32Array
  /** 2^32 mod n for the last n seen in each slot: a remainder costs more than the draw. */
  private readonly sizes = new Float64Array(REMEMBERED).fill(Number.NaN)
  private readonly rejects = new Float64Array(REMEMBERED)

  constructor(state: RngState, discard: number) {
    this.words = Int32Array.from(state)
    for (let i = 0; i < discard; i++) this.next()
  }

  next(): number {
    return this.word() >>> 0
  }

  /** The next word, signed: the compiler keeps small integers out of the heap. */
  word(): number {
    const words = this.words
    const b = words[1] as number
    const c = words[2] as number
    const counter = words[3] as number
    const out = ((((words[0] as number) + b) | 0) + counter) | 0
    words[3] = counter + 1
    words[0] = b ^ (b >>> 9)
    words[1] = c + (c << 3)
    words[2] = ((c << 21) | (c >>> 11)) + out
    return out
  }

  below(n: number): number {
    const slot = n & (REMEMBERED - 1)
    if (this.sizes[slot] !== n) this.remember(n, slot)
    return n <= EXACT_PRODUCT ? this.belowSmall(n, this.rejects[slot] as number) : this.belowLarge(n)
  }

  private remember(n: number, slot: number): void {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`below(n): n must be 1 to 2^32, not ${n}`)
    this.sizes[slot] = n
    this.rejects[slot] = TWO_32 % n
  }

  /**
   * D. Lemire, "Fast Random Integer Generation in an Interval" (2019): multiply, and draw again where the low word falls short.
   * @param n at most 2^21
   * @param reject 2^32 mod n
   */
  belowSmall(n: number, reject: number): number {
    let x = this.word()
    while (Math.imul(x, n) >>> 0 < reject) x = this.word()
    return ((x >>> 0) * (n / TWO_32)) | 0
  }

  /** Writes the state down, to come back to it. */
  save(into: Int32Array): void {
    into.set(this.words)
  }

  return(to: Int32Array): void {
    this.words.set(to)
  }

  state(): RngState {
    const [a, b, c, counter] = this.words as unknown as RngState
    return [a >>> 0, b >>> 0, c >>> 0, counter >>> 0]
  }

  private belowLarge(n: number): number {
    const limit = TWO_32 - (TWO_32 % n)
    let x = this.next()
    while (x >= limit) x = this.next()
    return x % n
  }
}

/** What `belowSmall` turns away. */
export const rejectBelow = (n: number): number => TWO_32 % n

/** The seed text of stream `index` of `seed`: streams are as independent as two seeds are. */
export const streamSeed = (seed: string, index: number): string => `${seed}/${index}`
