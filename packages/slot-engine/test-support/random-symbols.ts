/** Symbols and pay tables of random games. */
import fc from 'fast-check'
import type { CountTable } from '../src/definition.ts'
import type { LineSymbol } from './line-game.ts'

/** Coins by some of the counts from 1 to `most`. They may fall as the count rises. */
export function randomTable(most: number, greatest: number): fc.Arbitrary<CountTable> {
  const coins = fc.option(fc.integer({ min: 0, max: greatest }), { nil: undefined, freq: 3 })
  return fc.array(coins, { minLength: most, maxLength: most }).map((list) => {
    const listed = list.flatMap((value, i) => (value === undefined ? [] : [[i + 1, value] as const]))
    return Object.fromEntries(listed)
  })
}

export function randomSymbols(reels: number, most: number): fc.Arbitrary<readonly LineSymbol[]> {
  const pays = randomTable(reels, 30)
  const counts = fc.record({
    regular: fc.integer({ min: 1, max: most }),
    wild: fc.integer({ min: 0, max: 2 }),
    scatter: fc.integer({ min: 0, max: 2 }),
    blank: fc.integer({ min: 0, max: 1 }),
  })
  return counts.chain((n) => {
    const ids = (kind: keyof typeof n) => Array.from({ length: n[kind] }, (_, i) => `${kind}-${i}`)
    const regular = ids('regular').map((id) =>
      fc.record({ id: fc.constant(id), kind: fc.constant('regular' as const), pays }),
    )
    const scatter = ids('scatter').map((id) =>
      fc.record({ id: fc.constant(id), kind: fc.constant('scatter' as const), pays: randomTable(4, 30) }),
    )
    const wild = ids('wild').map((id) => {
      const others = [...ids('regular'), ...ids('wild')].filter((other) => other !== id)
      return randomWild(id, others, reels)
    })
    const blank = ids('blank').map((id) => fc.constant({ id, kind: 'blank' as const }))
    const all: fc.Arbitrary<LineSymbol>[] = [...regular, ...wild, ...scatter, ...blank]
    return fc.tuple(...all).chain((symbols) => fc.shuffledSubarray(symbols, { minLength: symbols.length }))
  })
}

function randomWild(id: string, others: readonly string[], reels: number): fc.Arbitrary<LineSymbol> {
  const everyReel = Array.from({ length: reels }, (_, reel) => reel)
  return fc.record(
    {
      id: fc.constant(id),
      kind: fc.constant('wild' as const),
      pays: randomTable(reels, 40),
      scatterPays: randomTable(4, 20),
      replaces: fc.subarray([...others]),
      multiplier: fc.integer({ min: 1, max: 4 }),
      reels: fc.subarray(everyReel, { minLength: 1 }),
    },
    { requiredKeys: ['id', 'kind'] },
  )
}
