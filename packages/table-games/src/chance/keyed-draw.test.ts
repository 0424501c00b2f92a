import { describe, expect, test } from 'vitest'
import { KeyedDraw } from './keyed-draw.ts'

/** Little-endian words of the bytes 0, 1, 2 … 31, the key of the examples of RFC 8439. */
const KEY = Array.from({ length: 8 }, (_, i) => [0, 1, 2, 3].reduce((word, j) => word + (4 * i + j) * 256 ** j, 0))

describe('draws keyed from the whole seed', () => {
  test('are the key stream of ChaCha20: the published blocks of the key of zeros (RFC 8439, A.1, 1 and 2)', () => {
    const draw = new KeyedDraw([0, 0, 0, 0, 0, 0, 0, 0])
    const words = Array.from({ length: 32 }, () => draw.next().toString(16).padStart(8, '0'))
    expect(words.slice(0, 16).join(' ')).toBe(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    )
    expect(words.slice(16).join(' ')).toBe(
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    )
  })

  test('differ for keys that differ in one bit anywhere', () => {
    const firsts = Array.from({ length: 256 }, (_, bit) => {
      const key = KEY.map((word, i) => (i === bit >> 5 ? (word ^ (1 << (bit & 31))) >>> 0 : word))
      return new KeyedDraw(key).next()
    })
    expect(new Set(firsts).size).toBe(256)
  })

  test('seeds of 64 hexadecimal digits that differ in one digit give other draws', () => {
    const seed = '0123456789abcdef'.repeat(4)
    const others = Array.from({ length: 64 }, (_, i) => `${seed.slice(0, i)}x${seed.slice(i + 1)}`)
    expect(new Set([seed, ...others].map((one) => KeyedDraw.fromSeed(one).next())).size).toBe(65)
  })

  test.each([2, 6, 37, 52, 416, 3_000_000_000])('below(%i) stays below and meets every residue alike', (n) => {
    const draw = KeyedDraw.fromSeed(`below ${n}`)
    const cells = n <= 52 ? n : 32
    const counts = new Array<number>(cells).fill(0)
    const times = 40_000
    for (let i = 0; i < times; i++) {
      const drawn = draw.below(n)
      expect(drawn >= 0 && drawn < n).toBe(true)
      const cell = Math.floor((drawn * cells) / n)
      counts[cell] = counts[cell]! + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - times / cells) ** 2 / (times / cells), 0)
    // The 99.99 % quantile of χ² is below mean + 5 standard deviations from 1 to 36 degrees of freedom, by Wilson–Hilferty, but for few: 1 has 15.1.
    expect(chi).toBeLessThan(Math.max(15.2, cells - 1 + 5 * Math.sqrt(2 * (cells - 1))))
  })

  test.each([0, -1, 1.5, 4_294_967_297, Number.NaN])('below(%d) is refused', (n) => {
    expect(() => KeyedDraw.fromSeed('x').below(n)).toThrow(RangeError)
  })
})
