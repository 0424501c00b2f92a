import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Definition, SymbolDefinition } from '../definition.ts'
import { parseDefinition } from '../game/parse/parse.ts'
import type { ParSheet } from '../proof/sheet.ts'
import type { Brief, BriefSymbol } from './brief.ts'
import { CLASS_PROFILES, hitCeiling, hitFloor } from './classes.ts'
import { design } from './design.ts'
import { leastGap } from './strip-layout.ts'

/** Across what the studio and the advanced generator offer; `bench/design-grid.ts` walks the whole grid. */
const BRIEFS: readonly Omit<Brief, 'name'>[] = [
  { reels: 3, lines: 10, rtp: 85, volatility: 'low', maxWin: 100, features: { freeSpins: true } },
  { reels: 3, lines: 25, rtp: 96.5, volatility: 'medium', maxWin: 5000 },
  { reels: 3, lines: 50, rtp: 94.2, volatility: 'high', maxWin: 2000, features: { scatterPays: true } },
  { reels: 3, lines: 1, rtp: 92, volatility: 'medium', maxWin: 1000 },
  { reels: 4, lines: 15, rtp: 95.5, volatility: 'medium', maxWin: 2500, features: { freeSpins: true } },
  { reels: 5, lines: 10, rtp: 98, volatility: 'low', maxWin: 10_000, features: { freeSpins: true } },
  { reels: 5, lines: 25, rtp: 96.5, volatility: 'medium', maxWin: 5000, features: { freeSpins: true } },
  { reels: 5, lines: 25, rtp: 90.1, volatility: 'high', maxWin: 200, features: { wildMultiplier: 2 } },
  { reels: 5, lines: 50, rtp: 96, volatility: 'high', maxWin: 1000, features: { freeSpins: { ownStrips: true } } },
  { reels: 5, lines: 20, rtp: 96, volatility: 'extreme', maxWin: 5000, features: { freeSpins: true } },
  { reels: 5, rows: 4, lines: 40, rtp: 94, volatility: 'medium', maxWin: 1500, direction: 'right' },
  { reels: 5, lines: 20, rtp: 96, volatility: 'low', maxWin: 700, direction: 'both', features: { freeSpins: true } },
  { reels: 6, lines: 10, rtp: 97.3, volatility: 'medium', maxWin: 10_000, features: { freeSpins: true } },
  {
    reels: 6,
    lines: 25,
    rtp: 88.7,
    volatility: 'high',
    maxWin: 3000,
    features: { freeSpins: true, scatterPays: true },
  },
  { reels: 7, lines: 15, rtp: 93.5, volatility: 'low', maxWin: 2000, features: { freeSpins: true } },
]

interface Met {
  readonly definition: Definition
  readonly sheet: ParSheet
}

function met(brief: Omit<Brief, 'name'>, seed = 'test'): Met {
  const result = design({ name: 'Prøvespil', ...brief }, seed)
  if (!result.ok) throw new Error(`${result.target}: ${result.reason}`)
  return result
}

const titled = BRIEFS.map((brief) => {
  const { reels, lines, rtp, volatility, maxWin } = brief
  return { title: `${reels} reels, ${lines} lines, ${rtp} %, ${volatility}, ${maxWin} times`, brief, game: met(brief) }
})

describe.each(titled)('$title', ({ brief, game: { definition, sheet } }) => {
  test('is a definition', () => {
    expect(parseDefinition(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: true })
  })

  test('meets its brief', () => {
    expect(Math.abs(sheet.rtp * 100 - brief.rtp)).toBeLessThan(0.05)
    expect(sheet.volatilityClass).toBe(brief.volatility)
    expect(definition.reelSets.base).toHaveLength(brief.reels)
    expect(definition.wins).toMatchObject({
      type: 'lines',
      lines: { length: brief.lines },
      direction: brief.direction ?? 'left',
    })
    expect(definition.maxWin).toBe(brief.maxWin)
  })

  test('hits as often as players of its class expect', () => {
    const profile = CLASS_PROFILES[brief.volatility]
    expect(sheet.hitFrequency).toBeGreaterThanOrEqual(hitFloor(profile, brief.lines ?? 1))
    expect(sheet.hitFrequency).toBeLessThanOrEqual(hitCeiling(profile, brief.reels, brief.lines ?? 1))
  })

  test('pays its cap on a paid spin alone, often enough to be said', () => {
    expect(sheet.maxWin.baseCoins).toBe(sheet.maxWin.capCoins)
    expect(sheet.maxWin.baseProbability).toBeGreaterThan(1 / 100_000_000)
  })

  test('pays more for longer runs and never less for better symbols', () => {
    const regulars = definition.symbols.filter(({ kind }) => kind === 'regular').map(paysOf)
    expect(regulars.length).toBeGreaterThanOrEqual(6)
    for (const pays of regulars) {
      const coins = [...pays.values()]
      expect(coins).toEqual([...new Set(coins)].sort((a, b) => a - b))
    }
    regulars.slice(1).forEach((pays, i) => {
      for (const [count, coins] of pays) expect(coins).toBeLessThanOrEqual(regulars[i]!.get(count) ?? coins)
    })
  })

  test('has strips that a person would lay', () => {
    for (const { strip, rows: fixed } of Object.values(definition.reelSets).flat()) {
      const rows = Number(fixed)
      expect(strip.length).toBeGreaterThanOrEqual(24)
      expect(strip.length).toBeLessThanOrEqual(64)
      for (const { id, kind } of definition.symbols) {
        const copies = strip.filter((each) => each === id).length
        const room = kind === 'scatter' ? rows : Math.min(rows, Math.floor(strip.length / Math.max(1, copies)) - 1)
        expect(leastGap(strip, id)).toBeGreaterThanOrEqual(Math.max(2, room))
      }
    }
  })
})

const paysOf = (symbol: SymbolDefinition): Map<number, number> =>
  new Map(Object.entries('pays' in symbol ? (symbol.pays ?? {}) : {}).map(([count, coins]) => [Number(count), coins]))

const USUAL = { reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 2000 } as const

test('the same seed gives the same game, another seed another', () => {
  expect(met(USUAL, 'a')).toEqual(met(USUAL, 'a'))
  expect(met(USUAL, 'a').definition).not.toEqual(met(USUAL, 'b').definition)
})

test('a game takes the names and drawings of its brief, and makes ids of them', () => {
  const regulars = ['Ørn', 'Æble', 'Å', 'Ål', 'Sø', 'Ø!'].map(
    (name): BriefSymbol => ({ name, emoji: '⭐', kind: 'regular' }),
  )
  const wild: BriefSymbol = { name: 'Ørn', emoji: '🦅', kind: 'wild' }
  const { definition } = met({ ...USUAL, symbols: [...regulars, wild] })
  expect(definition.symbols.map(({ id }) => id)).toEqual(['oern', 'aeble', 'aa', 'aal', 'soe', 'oe', 'oern-2'])
  expect(definition.symbols.map(({ name }) => name)).toEqual([...regulars, wild].map(({ name }) => name))
})

describe('a brief that cannot be met', () => {
  test.each([
    ['lines', { ...USUAL, reels: 3, rows: 3, lines: 50 }, 27],
    ['reels', { ...USUAL, reels: 9 }, 8],
    ['rtp', { ...USUAL, rtp: 120 }, 99],
    ['maxWin', { ...USUAL, maxWin: 10 }, 50],
    ['rows', { ...USUAL, rows: 8 }, 5],
    ['betCoins', { ...USUAL, betCoins: 30 }, 20],
    ['features', { ...USUAL, features: { wildMultiplier: 50 } }, 10],
  ] as const)('is refused with the target %s and the nearest that can be', (target, brief, nearest) => {
    expect(design({ name: 'Prøvespil', ...brief }, 'x')).toMatchObject({ ok: false, target, nearest })
  })

  test('for want of a higher cap is refused with one that does', () => {
    const brief = { name: 'Prøvespil', ...USUAL, volatility: 'high', maxWin: 60 } as const
    const refused = design(brief, 'x')
    expect(refused).toMatchObject({ ok: false, target: 'maxWin' })
    const nearest = refused.ok ? 0 : Number(refused.nearest)
    expect(nearest).toBeGreaterThan(60)
    expect(design({ ...brief, maxWin: nearest }, 'x').ok).toBe(true)
  })

  test.each(['reels', 'rows', 'lines', 'rtp', 'maxWin', 'betCoins'])(
    'is refused where %s is no value at all',
    (field) => {
      for (const value of [{ toString: 0 }, { valueOf: 1, toString: '' }, [{ toString: 1 }]]) {
        expect(design({ name: 'Prøvespil', ...USUAL, [field]: value } as unknown as Brief, 'x').ok).toBe(false)
      }
    },
  )

  test('is refused whatever else it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (brief) => {
        expect(design(brief as unknown as Brief, 'x').ok).toBe(false)
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })

  test.each(['name', 'id', 'theme', 'reels', 'rows', 'lines', 'rtp', 'volatility', 'maxWin', 'direction'])(
    'is answered for any JSON in %s',
    (field) => expectAnswer(field, fc.jsonValue({ maxDepth: 1 })),
  )

  test.each(['features', 'symbols'])('is answered for any JSON in %s', (field) => {
    const inside = fc.record({ freeSpins: fc.jsonValue(), wildMultiplier: fc.jsonValue(), scatterPays: fc.jsonValue() })
    const symbol = fc.record({ id: fc.jsonValue(), name: fc.jsonValue(), emoji: fc.string(), kind: fc.jsonValue() })
    expectAnswer(field, field === 'features' ? inside : fc.array(symbol))
  })
})

function expectAnswer(field: string, values: fc.Arbitrary<unknown>): void {
  const property = fc.property(values, (value) => {
    const result = design({ name: 'Prøvespil', ...USUAL, [field]: value } as unknown as Brief, 'x')
    expect(result.ok ? 'number' : typeof result.nearest).toMatch(/number|string/)
  })
  fc.assert(property, { seed: 20_261_121, numRuns: 20 })
}

test('a game on lines is proved, never sampled: what is too large to be proved is refused', () => {
  const features = { freeSpins: true, wildMultiplier: 3 }
  const brief = { name: 'Havn', reels: 5, lines: 100, rows: 5, rtp: 96, maxWin: 20_000, features } as const
  expect(design({ ...brief, volatility: 'extreme' }, 'x', { budget: { steps: 20_000_000 } })).toMatchObject({
    ok: false,
    target: 'lines',
    reason: expect.stringContaining('more work than the budget'),
  })
})
