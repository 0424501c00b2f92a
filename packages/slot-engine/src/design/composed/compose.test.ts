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

describe('numbers of features are as the brief has them', () => {
  const usual = { name: 'Prøvespil', reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 2000 } as const
  test('free spins by scatters, further ones, and what they cost', () => {
    const freeSpins = { awards: { 3: 8, 4: 12, 5: 20 }, again: 5 }
    const features = { freeSpins, bonusBuy: true, buyPrice: 100 }
    const made = design({ ...usual, counting: 'ways', features }, 'numbers')
    const game = made.ok ? made.definition : undefined
    expect(game?.features?.[0]).toMatchObject({ trigger: { awards: freeSpins.awards }, retrigger: { 3: 5 } })
    expect((game?.modes?.[0]?.coins ?? 0) / (game?.betCoins ?? 1) / 100).toBeCloseTo(1, 1)
    expect(made).toMatchObject({ sheet: { rtp: expect.closeTo(0.96, 3) } })
  })
  test('four scatters, on a plain game of lines', () => {
    const made = design({ ...usual, features: { freeSpins: { awards: { 4: 15 }, again: 5 } } }, 's')
    const [feature] = (made.ok && made.definition.features) || []
    expect(feature).toMatchObject({ trigger: { awards: { 4: 15 } }, retrigger: { 4: 5 } })
  })
  test('coins that start hold-and-win, and jackpots', () => {
    const features = { holdAndWin: true, coinsAt: 5, jackpots: { count: 3, bets: [20, 100, 500] } }
    const made = design({ ...usual, specialNames: { coin: 'Ring' }, specialEmojis: { coin: '💍' }, features }, 's')
    const game = made.ok ? made.definition : undefined
    expect(game?.jackpots?.map(({ coins }) => coins / (game?.betCoins ?? 1))).toEqual([20, 100, 500])
    expect(game?.features).toMatchObject([{ type: 'holdAndWin', trigger: { at: 5 } }])
    expect(game?.symbols).toContainEqual(expect.objectContaining({ name: 'Ring', emoji: '💍' }))
  })
})

test('the best pay, the best segment and the hits are as the brief has them', () => {
  const features = { freeSpins: true, wheel: true, wheelTop: 200, topPay: 60 }
  const made = design(
    {
      ...{ name: 'Prøvespil', reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 2000 },
      hitFrequency: 25,
      features,
    },
    's',
  )
  if (!made.ok) throw new Error(made.reason)
  const { symbols, betCoins, features: given = [] } = made.definition
  const pays = symbols.flatMap((one) => (one.kind === 'regular' ? Object.values(one.pays ?? {}) : []))
  expect(Math.max(...pays) / betCoins).toBe(60)
  const prizes = given.flatMap((one) => (one.type === 'wheel' ? one.segments.map(({ prize }) => prize) : []))
  expect(Math.max(...prizes.map((prize) => ('coins' in prize ? prize.coins : 0))) / betCoins).toBe(200)
  expect(made.sheet.hitFrequency).toBeCloseTo(0.25, 1)
  expect(made.sheet.rtp).toBeCloseTo(0.96, 3)
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
    [{ ...usual, counting: 'ways', features: { freeSpins: { awards: { 3: 12, 4: 8 } } } }, 'features'],
    [{ ...usual, counting: 'ways', features: { freeSpins: { awards: { 6: 12 } } } }, 'features'],
    [{ ...usual, counting: 'ways', features: { jackpots: { count: 2, bets: [100, 5000] } } }, 'features'],
    [{ ...usual, counting: 'ways', features: { wheel: true, wheelTop: 5000 } }, 'features'],
    [{ ...usual, counting: 'ways', maxWin: 2000, features: { topPay: 1500 } }, 'features'],
    [{ ...usual, counting: 'ways', hitFrequency: 2 }, 'hitFrequency'],
    [
      {
        ...usual,
        counting: 'ways',
        features: { ...FREE, freeSpinChoice: true, choices: [{ spins: 20, multiplier: 1 }] },
      },
      'features',
    ],
  ] as const)('%j', (brief, target) => {
    expect(design(brief, 'x')).toMatchObject({ ok: false, target })
  })

  test('and any JSON is answered', () => {
    const any = { cascades: fc.jsonValue(), wheel: fc.jsonValue(), freeSpins: fc.jsonValue() }
    const features = fc.record({ ...any, choices: fc.jsonValue(), buyPrice: fc.jsonValue(), coinsAt: fc.jsonValue() })
    fc.assert(
      fc.property(fc.jsonValue(), features, (counting, wishes) => {
        const brief = { ...usual, lines: 'no', counting, features: wishes }
        expect(design(brief as unknown as Brief, 'x').ok).toBe(false)
      }),
      { seed: 20_261_121, numRuns: 100 },
    )
  })
})
