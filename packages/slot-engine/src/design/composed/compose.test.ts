import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import type { Brief } from '../brief.ts'
import { design } from '../design.ts'
import { composedIntent } from './intent.ts'

const FREE = { freeSpins: true } as const

/** One of each way of counting and of each feature; `bench/design-kinds.ts` asks for many more. */
const BRIEFS: readonly Omit<Brief, 'name'>[] = [
  { counting: 'ways', reels: 5, rtp: 96, volatility: 'medium', maxWin: 2000, features: { ...FREE, bonusBuy: true } },
  { counting: 'ways', reels: 3, rtp: 90.5, volatility: 'high', maxWin: 1000 },
  {
    counting: 'ways',
    reels: 6,
    rows: 4,
    rtp: 95,
    volatility: 'low',
    maxWin: 5000,
    features: { ...FREE, wheel: true, pick: true, ladder: true, jackpots: true },
  },
  { counting: 'variableWays', reels: 6, rtp: 96.5, volatility: 'high', maxWin: 5000, features: FREE },
  { counting: 'anywhere', reels: 5, rtp: 94, volatility: 'low', maxWin: 2000, features: { wheel: true } },
  {
    counting: 'lines',
    lines: 20,
    reels: 5,
    rtp: 96,
    volatility: 'medium',
    maxWin: 5000,
    features: { ...FREE, expandingSymbol: true },
  },
  {
    counting: 'lines',
    lines: 20,
    reels: 5,
    rtp: 95,
    volatility: 'medium',
    maxWin: 5000,
    features: { holdAndWin: true, jackpots: true, mystery: true, gamble: true },
  },
]

const titled = BRIEFS.map((brief) => {
  const result = design({ name: 'Prøvespil', ...brief }, 'test')
  if (!result.ok) throw new Error(`${result.target}: ${result.reason}`)
  return {
    title: `${brief.counting}, ${brief.reels} reels, ${JSON.stringify(brief.features ?? {})}`,
    brief,
    game: result,
  }
})

describe.each(titled)('$title', ({ brief, game: { definition, sheet } }) => {
  test('is a definition', () => {
    expect(parseDefinition(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: true })
  })

  test('meets its brief', () => {
    expect(Math.abs(sheet.rtp * 100 - brief.rtp)).toBeLessThan(0.05)
    expect(sheet.volatilityClass).toBe(brief.volatility)
    expect(definition.maxWin).toBe(brief.maxWin)
    if (sheet.method === 'simulated') expect(2.576 * sheet.standardError).toBeLessThan(0.003)
  })

  test('returns in play what its sheet says', () => {
    const spins = 120_000
    const report = simulateNow(compile(definition), { spins, seed: 'fresh' })
    const error = sheet.standardDeviation / Math.sqrt(spins)
    expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan(4 * error)
  })

  test('pays the cap for the most prize symbols, and more for larger wins and better symbols', () => {
    const prize = definition.symbols.find(({ id }) => id === 'prize')
    expect(Math.max(...Object.values((prize as { pays: Record<string, number> }).pays))).toBe(
      definition.maxWin * definition.betCoins,
    )
    const tables = definition.symbols.flatMap((symbol) =>
      symbol.kind === 'regular' ? [Object.values(symbol.pays ?? {})] : [],
    )
    for (const pays of tables) expect(pays).toEqual([...new Set(pays)].sort((a, b) => a - b))
    tables.slice(1).forEach((pays, i) => {
      for (const [at, pay] of pays.entries()) expect(pay).toBeLessThanOrEqual(tables[i]![at]!)
    })
  })
})

test('what is bought returns within half a point of what is not', () => {
  const [{ game, brief }] = titled as [(typeof titled)[number]]
  const mode = game.definition.modes?.[0]
  expect(mode?.coins).toBeGreaterThanOrEqual(50 * game.definition.betCoins)
  const report = simulateNow(compile(game.definition), { spins: 40_000, seed: 'bought', mode: 'bonus-buy' })
  const error = report.standardDeviation / Math.sqrt(40_000)
  expect(Math.abs(report.actualRtp - brief.rtp / 100)).toBeLessThan(0.005 + 3 * error)
})

test('names what it adds as the brief does, and draws none of it like another symbol', () => {
  const regular = (emoji: string, name: string) => ({ emoji, name, kind: 'regular' as const })
  const glyphs = ['💰', '🟡', '🎁', '🍀', '🍉', '🍇', '🍒']
  const symbols = [{ emoji: '🃏', name: 'Joker', kind: 'wild' as const }, ...glyphs.map((one) => regular(one, one))]
  const specialNames = { prize: 'Skat', coin: 'Guld' }
  const features = { holdAndWin: true, pick: true }
  const brief = { name: 'Ens', reels: 5, rtp: 96, volatility: 'medium', maxWin: 1000, counting: 'ways' } as const
  const intent = composedIntent({ ...brief, symbols, features, specialNames }, 's')
  expect([intent.prize.name, intent.coin?.name, intent.bonus?.name]).toEqual(['Skat', 'Guld', 'Bonus'])
  const added = [intent.prize, intent.coin, intent.bonus].map((symbol) => symbol?.emoji)
  expect(new Set([...glyphs, ...added]).size).toBe(glyphs.length + 3)
})

test('the same seed gives the same game, another seed another', () => {
  const brief = { name: 'Prøvespil', ...BRIEFS[1]! }
  expect(design(brief, 'a')).toEqual(design(brief, 'a'))
  expect(design(brief, 'a')).not.toEqual(design(brief, 'b'))
})

test('samples take no more than the budget that is handed in', () => {
  const brief: Brief = {
    ...{ name: 'Prøvespil', counting: 'ways', reels: 4, rtp: 95, volatility: 'medium', maxWin: 1000 },
    features: { cascades: true },
  }
  const result = design(brief, 'test', { budget: { steps: 20_000_000 } })
  expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('more work than the budget') })
})

describe('what does not go together is refused', () => {
  const usual = { name: 'Prøvespil', reels: 5, rtp: 95, volatility: 'medium', maxWin: 2000 } as const
  test.each([
    [{ ...usual, counting: 'clusters', features: { holdAndWin: true } }, 'features'],
    [{ ...usual, counting: 'ways', features: { bonusBuy: true } }, 'features'],
    [{ ...usual, counting: 'ways', features: { ...FREE, expandingSymbol: true } }, 'features'],
    [{ ...usual, counting: 'variableWays', rows: 4 }, 'rows'],
    [{ ...usual, counting: 'anywhere', direction: 'both' }, 'direction'],
    [{ ...usual, counting: 'lines' }, 'lines'],
  ] as const)('%j', (brief, target) => {
    expect(design(brief, 'x')).toMatchObject({ ok: false, target })
  })

  test('and any JSON is answered', () => {
    const features = fc.record({ cascades: fc.jsonValue(), wheel: fc.jsonValue(), freeSpins: fc.jsonValue() })
    fc.assert(
      fc.property(fc.jsonValue(), features, (counting, wishes) => {
        const brief = { ...usual, lines: 'no', counting, features: wishes }
        expect(design(brief as unknown as Brief, 'x').ok).toBe(false)
      }),
      { seed: 20_261_121, numRuns: 100 },
    )
  })
})
