import { describe, expect, test } from 'vitest'
import { createSfc32 } from '../../rng.ts'
import type { RoundDistribution } from '../sheet/round-distribution.ts'
import { aliasTable, drawRounds, roundTables } from './alias-table.ts'

/** What a table draws with what probability, from its columns. */
function chancesOf({ shift, last, coins }: ReturnType<typeof aliasTable>): Map<number, number> {
  const columns = 2 ** (32 - shift)
  const chances = new Map<number, number>()
  for (let i = 0; i < columns; i++) {
    const own = (last[i]! + 1) / 2 ** 31
    chances.set(coins[2 * i]!, (chances.get(coins[2 * i]!) ?? 0) + own / columns)
    chances.set(coins[2 * i + 1]!, (chances.get(coins[2 * i + 1]!) ?? 0) + (1 - own) / columns)
  }
  return chances
}

const distribution = (chances: readonly number[]): RoundDistribution => ({
  method: 'exact',
  betCoins: 1,
  capCoins: chances.length,
  coins: Float64Array.from(chances.keys()),
  chances: Float64Array.from(chances),
})

describe('an alias table', () => {
  test.each([
    [[1]],
    [[0.5, 0.5]],
    [[0.9, 0.1]],
    [[0.2, 0.3, 0.5]],
    [[0.999999, 1e-6, 0, 0, 0]],
    [[0.1, 0.2, 0.05, 0.15, 0.3, 0.2]],
  ])('has the chances %j', (chances) => {
    const found = chancesOf(
      aliasTable(
        chances.map((_, i) => i + 1),
        chances,
      ),
    )
    chances.forEach((chance, i) => {
      expect(Math.abs((found.get(i + 1) ?? 0) - chance)).toBeLessThan(2 ** -31)
    })
    expect(found.get(0) ?? 0).toBe(0)
  })

  test('has those of a thousand totals, and of nothing else', () => {
    const weights = Array.from({ length: 1000 }, (_, i) => 1 / (i + 1) ** 2)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const chances = weights.map((weight) => weight / total)
    const found = chancesOf(
      aliasTable(
        chances.map((_, i) => i + 1),
        chances,
      ),
    )
    chances.forEach((chance, i) => {
      expect(Math.abs((found.get(i + 1) ?? 0) - chance)).toBeLessThan(2 ** -31)
    })
    expect(found.size - (found.get(0) === 0 ? 1 : 0)).toBe(1000)
  })
})

test('rounds are drawn as often as their distribution says, by a chi-square test at 99.9 %', () => {
  const totals = 10_000
  const weights = Array.from({ length: totals }, (_, i) => (i < 100 ? 50 : 1))
  const sum = weights.reduce((a, b) => a + b, 0)
  const tables = roundTables(distribution(weights.map((weight) => weight / sum)))
  const draws = new Float64Array(4_000_000)
  drawRounds(tables, createSfc32('chi-square'), draws)
  const counts = new Float64Array(totals)
  for (const coins of draws) counts[coins]!++
  const expected = weights.map((weight) => (weight / sum) * draws.length)
  const statistic = counts.reduce((all, count, i) => all + (count - expected[i]!) ** 2 / expected[i]!, 0)
  // Wilson and Hilferty (1931): (χ²/k)^(1/3) is nearly normal with mean 1 − 2/9k and variance 2/9k.
  const k = totals - 1
  const z = (Math.cbrt(statistic / k) - (1 - 2 / (9 * k))) / Math.sqrt(2 / (9 * k))
  expect(Math.abs(z)).toBeLessThan(3.29)
})
