import fc from 'fast-check'
import seedrandom from 'seedrandom'
import { describe, expect, test } from 'vitest'
import { createRng, type Rng, restoreRng, Sfc32, streamSeed } from './rng.ts'

const TWO_32 = 2 ** 32

const draw = <T>(count: number, one: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i))

describe('the words', () => {
  /** sfc32 as C. Doty-Humphrey states it, in whole numbers of any size. */
  function sfc32(words: readonly number[]): () => number {
    let [a = 0n, b = 0n, c = 0n, counter = 0n] = words.map(BigInt)
    const wrap = (n: bigint) => BigInt.asUintN(32, n)
    return () => {
      const out = wrap(a + b + counter)
      counter = wrap(counter + 1n)
      a = b ^ (b >> 9n)
      b = wrap(c + (c << 3n))
      c = wrap((wrap(c << 21n) | (c >> 11n)) + out)
      return Number(out)
    }
  }

  test.each(['', 'a', 'Spilværk', '0', 'x'.repeat(1000), '🎰'])('of seed %j are those of sfc32', (seed) => {
    const arc4 = seedrandom(seed)
    const state = [arc4.int32() >>> 0, arc4.int32() >>> 0, arc4.int32() >>> 0, 1]
    const words = draw(512, sfc32(state)).slice(12)
    const rng = createRng(seed)
    expect(draw(500, () => rng.next())).toEqual(words)
  })

  test('stay as they are: stored rounds are played again from their seeds', () => {
    const first = (seed: string) => {
      const rng = createRng(seed)
      return draw(4, () => rng.next())
    }
    expect(first('')).toEqual([3_239_835_087, 978_618_164, 2_097_330_252, 2_302_890_920])
    expect(first('1')).toEqual([2_747_935_300, 2_723_009_563, 61_372_924, 474_981_561])
    expect(first('spilværk/0')).toEqual([4_202_954_587, 3_944_907_869, 3_586_794_485, 1_863_385_247])
  })
})

describe('below(n)', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, TWO_32 + 1])('refuses n = %d', (n) => {
    expect(() => createRng('n').below(n)).toThrow(RangeError)
  })

  test('is 0 for n = 1, and the word itself for n = 2^32', () => {
    const [rng, words] = [createRng('edge'), createRng('edge')]
    expect(draw(50, () => rng.below(1))).toEqual(draw(50, () => 0))
    draw(50, () => words.next())
    expect(draw(50, () => rng.below(TWO_32))).toEqual(draw(50, () => words.next()))
  })

  test('is a whole number in [0, n)', () => {
    const property = fc.property(fc.integer({ min: 1, max: TWO_32 }), fc.string(), (n, seed) => {
      const value = createRng(seed).below(n)
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
    })
    fc.assert(property, { seed: 1, numRuns: 2000 })
  })

  /** Pearson's statistic over `cells` equal parts of [0, n), less its mean and in units of its standard deviation. */
  function chiSquare(rng: Rng, n: number, cells: number, draws: number): number {
    const counts = new Float64Array(cells)
    const widths = draw(cells, (cell) => Math.ceil(((cell + 1) * n) / cells) - Math.ceil((cell * n) / cells))
    for (let i = 0; i < draws; i++) counts[Math.floor((rng.below(n) * cells) / n)]! += 1
    const statistic = widths.reduce((sum, width, cell) => {
      const expected = (draws * width) / n
      return sum + (counts[cell]! - expected) ** 2 / expected
    }, 0)
    return (statistic - (cells - 1)) / Math.sqrt(2 * (cells - 1))
  }

  test.each([2, 3, 7, 40, 1000, 2 ** 20, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 3 * 2 ** 30, TWO_32])(
    'is even for n = %d',
    (n) => {
      const rng = createRng(`chi-square ${n}`)
      const deviations = draw(4, () => chiSquare(rng, n, Math.min(n, 256), 100_000))
      expect(Math.max(...deviations.map(Math.abs))).toBeLessThan(4)
    },
  )

  test('is even in the low bits too', () => {
    const rng = createRng('low bits')
    const counts = new Float64Array(8)
    for (let i = 0; i < 400_000; i++) counts[rng.below(1000) % 8]! += 1
    expect(Math.max(...counts.map((count) => Math.abs(count - 50_000)))).toBeLessThan(4.5 * Math.sqrt(50_000))
  })

  /** Gives the words it is told to, then zeros, and says how many it gave. */
  class Scripted extends Sfc32 {
    readonly #words: readonly number[]
    given = 0

    constructor(words: readonly number[]) {
      super([0, 0, 0, 0], 0)
      this.#words = words
    }

    override word(): number {
      return (this.#words[this.given++] ?? 0) | 0
    }
  }

  /** The value that a word gives, or `undefined` when it is drawn again. */
  function valueFrom(word: number, n: number): number | undefined {
    const rng = new Scripted([word, 0x7fff_ffff, 0x7fff_fffe, 0x7fff_fffd])
    const value = rng.below(n)
    return rng.given === 1 ? value : undefined
  }

  // Of the words that the product with n leads to one value only the first can be turned away, so its ends tell all.
  test.each([3, 7, 40, 1000, 2 ** 21 - 1])('gives each value from equally many of the 2^32 words, for n = %d', (n) => {
    const rng = createRng('values')
    const values = n <= 1000 ? draw(n, (value) => value) : [0, 1, n - 2, n - 1, ...draw(500, () => rng.below(n))]
    for (const value of values) {
      const from = Math.ceil((value * TWO_32) / n)
      const to = Math.ceil(((value + 1) * TWO_32) / n)
      const first = valueFrom(from, n)
      expect([first ?? value, valueFrom(from + 1, n), valueFrom(to - 1, n)]).toEqual([value, value, value])
      expect(to - from - (first === undefined ? 1 : 0)).toBe(Math.floor(TWO_32 / n))
    }
  })

  test('draws again where a remainder would favour the low values', () => {
    const n = 3 * 2 ** 30
    expect(valueFrom(n - 1, n)).toBe(n - 1)
    expect(draw(3, (i) => valueFrom(n + i, n))).toEqual([undefined, undefined, undefined])
    expect(valueFrom(TWO_32 - 1, n)).toBeUndefined()
    // Of all words a quarter lies above n: modulo would give the lowest third of the values twice as often.
    const rng = createRng('remainder')
    const low = draw(60_000, () => rng.below(n)).filter((value) => value < 2 ** 30).length
    expect(Math.abs(low - 20_000)).toBeLessThan(4 * Math.sqrt((60_000 * 2) / 9))
  })

  test('draws the last value: no stop of a reel is out of reach', () => {
    const rng = createRng('last')
    const seen = new Set(draw(2000, () => rng.below(40)))
    expect(seen.size).toBe(40)
  })
})

describe('the state', () => {
  test('is enough to go on', () => {
    const property = fc.property(fc.string(), fc.nat({ max: 200 }), (seed, before) => {
      const rng = createRng(seed)
      draw(before, () => rng.next())
      const restored = restoreRng(JSON.parse(JSON.stringify(rng.state())))
      expect(draw(20, () => restored.next())).toEqual(draw(20, () => rng.next()))
    })
    fc.assert(property, { seed: 2, numRuns: 200 })
  })

  test('is not moved by reading it', () => {
    const rng = createRng('read')
    expect(rng.state()).toEqual(rng.state())
    expect(rng.state().every((word) => Number.isInteger(word) && word >= 0 && word < TWO_32)).toBe(true)
  })

  test('is its own: two generators do not disturb each other', () => {
    const [a, b, alone] = [createRng('own'), createRng('other'), createRng('own')]
    const mixed = draw(50, () => {
      b.next()
      return a.next()
    })
    expect(mixed).toEqual(draw(50, () => alone.next()))
  })
})

describe('streams', () => {
  const uniform = (seed: string, length: number) => {
    const rng = createRng(seed)
    return draw(length, () => rng.next() / TWO_32 - 0.5)
  }

  /** Of two even sequences of this length its standard deviation is 1 / √length. */
  const correlation = (a: readonly number[], b: readonly number[]) =>
    (12 * a.reduce((sum, value, i) => sum + value * b[i]!, 0)) / a.length

  test('of one seed are not correlated, nor is one with itself later', () => {
    const length = 4096
    const streams = draw(24, (i) => uniform(streamSeed('one seed', i), length))
    const pairs = streams.flatMap((a, i) => streams.slice(i + 1).map((b) => correlation(a, b)))
    const later = [1, 2, 3, 64].flatMap((lag) => streams.map((a) => correlation(a.slice(lag), a)))
    expect(Math.max(...[...pairs, ...later].map(Math.abs))).toBeLessThan(4.5 / Math.sqrt(length))
  })

  test('of neighbouring numbers and of neighbouring seeds begin differently', () => {
    const seeds = draw(2000, (i) => [streamSeed('s', i), `seed${i}`]).flat()
    const firsts = seeds.map((seed) => createRng(seed).state().join())
    expect(new Set(firsts).size).toBe(seeds.length)
  })

  test('change half of the bits with one letter of the seed', () => {
    const bits = (word: number) => word.toString(2).replaceAll('0', '').length
    const changed = draw(2000, (i) => bits((createRng(`a${i}`).next() ^ createRng(`b${i}`).next()) >>> 0))
    const mean = changed.reduce((sum, n) => sum + n, 0) / changed.length
    expect(Math.abs(mean - 16)).toBeLessThan(4 * Math.sqrt(8 / changed.length))
  })
})
