import { seedWords } from '@spilvaerk/slot-engine/shared'
import type { Draw } from './draw.ts'

/** "expand 32-byte k", as RFC 8439 has it. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const KEY_WORDS = 8
const WORDS = 16
const DOUBLE_ROUNDS = 10
const TWO_32 = 4_294_967_296

/**
 * The draws of one round: ChaCha20 (RFC 8439), keyed with 256 bits that `seedrandom` (ARC4) makes of the seed, nonce 0.
 * The slot engine's generator has 96 bits of seed, which is less than a shuffle of cards needs.
 */
export class KeyedDraw implements Draw {
  private readonly input: Uint32Array
  private readonly block = new Uint32Array(WORDS)
  private used = WORDS

  /** @param key eight words of 32 bits */
  constructor(key: readonly number[]) {
    this.input = Uint32Array.from([...CONSTANTS, ...key, 0, 0, 0, 0])
  }

  static fromSeed(seed: string): KeyedDraw {
    return new KeyedDraw(seedWords(seed, KEY_WORDS))
  }

  /** The next unsigned word of 32 bits. */
  next(): number {
    if (this.used === WORDS) this.refill()
    const word = this.block[this.used] ?? 0
    this.used += 1
    return word
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`below(n): n must be 1 to 2^32, not ${n}`)
    // The incomplete last stretch is drawn again: a remainder of every word would favour low values.
    const limit = TWO_32 - (TWO_32 % n)
    let word = this.next()
    while (word >= limit) word = this.next()
    return word % n
  }

  private refill(): void {
    const { block, input } = this
    block.set(input)
    for (let round = 0; round < DOUBLE_ROUNDS; round++) doubleRound(block)
    for (let i = 0; i < WORDS; i++) block[i] = (block[i] ?? 0) + (input[i] ?? 0)
    // 2^32 blocks are far more than any round draws.
    input[12] = (input[12] ?? 0) + 1
    this.used = 0
  }
}

function doubleRound(x: Uint32Array): void {
  quarterRound(x, 0, 4, 8, 12)
  quarterRound(x, 1, 5, 9, 13)
  quarterRound(x, 2, 6, 10, 14)
  quarterRound(x, 3, 7, 11, 15)
  quarterRound(x, 0, 5, 10, 15)
  quarterRound(x, 1, 6, 11, 12)
  quarterRound(x, 2, 7, 8, 13)
  quarterRound(x, 3, 4, 9, 14)
}

function quarterRound(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = [x[ia], x[ib], x[ic], x[id]]
  a = (a + b) | 0
  d = rotated(d ^ a, 16)
  c = (c + d) | 0
  b = rotated(b ^ c, 12)
  a = (a + b) | 0
  d = rotated(d ^ a, 8)
  c = (c + d) | 0
  b = rotated(b ^ c, 7)
  x[ia] = a
  x[ib] = b
  x[ic] = c
  x[id] = d
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
