/** Cells that change, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as CHANGING from '../../test-support/changing-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import {
  analyse,
  compile,
  createRng,
  type Definition,
  detailedSheet,
  parseDefinition,
  prove,
  simulate,
  spin,
  type WindowChange,
} from '../index.ts'

/** Mean coins of a round. A line of three a pays 8, and comes once in eight windows. */
const MEANS: readonly (readonly [definition: Definition, coins: number, method: 'exact' | 'simulated'])[] = [
  [CHANGING.UPGRADE, (3 / 4) * 1 + (1 / 4) * 8, 'exact'],
  [CHANGING.SWAP, (3 / 4) * (1 / 4) * 8, 'exact'],
  // With the wild in the middle the first reel is wild too: only the third decides.
  [CHANGING.SPREADING, (1 / 2) * (1 / 4) * 8 + (1 / 2) * (1 / 2) * 8, 'simulated'],
  // Of the losses one has an a on both sides of a blank.
  [CHANGING.SECOND_CHANCE_WILD, 1 + (1 / 8) * (1 / 2) * 8, 'simulated'],
  // A wild stands in row 0 or 1 in two of four stops, and covers row 0 either way.
  [CHANGING.WILD_IF_IT_WINS, (1 / 2) * (1 / 4) ** 2 * 8, 'simulated'],
  // Each reel: a blank 1/2, an a 1/4, a scatter 1/4.
  [CHANGING.HIDDEN_EACH, (1 / 4) ** 3 * 8 + (3 * (1 / 4) ** 2 * (3 / 4) + (1 / 4) ** 3) * 4, 'exact'],
  // Each reel shows one, two and one hidden cells with equal chances, and all of them are a in half of the spins.
  [CHANGING.FILLED_STACKS, ((1 / 2) * (4 / 3)) ** 3 * 8, 'exact'],
  // Of three a (8 of 27) one turns wild and the others are a again every other time, 4 or 12 coins; of two (12 of 27) the other.
  [
    CHANGING.WIN_LEAVES_A_WILD,
    (8 / 27) * (12 + (1 / 2) * 4 + (1 / 4) * 12) + (12 / 27) * (4 + (1 / 2) * 4),
    'simulated',
  ],
  // Two a win as they stop; behind a bomb and a blank there are two that win double, if both go.
  [CHANGING.BOMBS, (1 / 4) * 4 + (1 / 4) * (1 / 2) * 2 * 4, 'simulated'],
  // The first wild is one step away at two of five stops, where it doubles, and in view at a third.
  [CHANGING.NUDGED_STACK, (1 / 4) ** 2 * 8 * ((2 / 5) * 2 + 1 / 5), 'exact'],
  [CHANGING.PULLED_SCATTER, (1 / 8 + (3 / 8) * (1 / 2)) * 8, 'simulated'],
  // Of two blanks on the first reel one has the a below it.
  [CHANGING.COMPLETED_BY_A_NUDGE, (1 / 4) * (1 / 3 + (1 / 3) * (1 / 2)) * 8, 'simulated'],
  // With no scatter in view the square lies left or right, and the reel it leaves out shows an a in row 0 with 1/4 or 1/2.
  [CHANGING.COLOSSAL, (1 / 2) * ((1 / 2) * (1 / 4) + (1 / 2) * (1 / 2)) * 8, 'simulated'],
  // Two of three stops show an a in row 0; of the nine pairs one is four of them.
  [CHANGING.MERGED, ((4 / 9) * 1 + (1 / 9) * 1) * (1 / 3) * 9, 'simulated'],
  // One a pays 2 and two 4; where the middle one wins, a lock at its side is an a in the next window.
  [CHANGING.LOCKED, (1 / 4) * 4 + (1 / 2) * 2 + (1 / 2) * (1 / 2) * 2, 'simulated'],
  // Two a win, and b as two with what falls; three b win as they stop.
  [CHANGING.WIN_SPLITS, (1 / 9) * (4 + 2 * 6) + (1 / 9) * 6, 'simulated'],
  // From the first a of the strip down one, two or three fall; the second of them brings a pair of what falls next.
  [CHANGING.CHARGED_CHANGE, (2 + (2 + 2) + (2 + 2 + 20)) / 4, 'simulated'],
  [CHANGING.SPLIT_CELLS, (1 / 4) * 2 * 4, 'simulated'],
  // With two blanks an a on the first or last reel reaches both, every other time.
  [CHANGING.BESIDE, 1 + (2 / 8) * (1 / 2) * 8, 'simulated'],
  // One or two blanks of three become one less: of 8 windows 1 wins, and 3 more of one blank.
  [CHANGING.CHANGING_FREE_SPINS, (1 / 4) * (1 / 4) * 8 + (1 / 4) * (4 / 8) * 8, 'simulated'],
]

describe.each(MEANS.map(([definition, coins, method]) => [definition.id, definition, coins, method] as const))(
  '%s',
  (_, definition, coins, method) => {
    test('is accepted as it is', () => {
      expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
    })

    test('returns what a hand works out, by the reference too', () => {
      expect(expected(roundLaw(definition))).toBeCloseTo(coins, 12)
      const sheet = analyse(compile(definition), { spins: 100_000 })
      expect(sheet.method).toBe(method)
      if (sheet.method === 'exact') expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
      else {
        expect(Math.abs(sheet.rtp * sheet.betCoins - coins)).toBeLessThan(4 * sheet.standardError * sheet.betCoins)
        expect(sheet.obstacle?.code).toBe('cellsChanged')
      }
    })

    test('simulates as it plays, and tells rounds that follow from its definition', async () => {
      const [game, rng] = [compile(definition), createRng('changes/0')]
      const rounds = Array.from({ length: 300 }, () => spin(game, rng))
      for (const round of rounds) auditRound(definition, round)
      const types = rounds.flatMap(({ events }) => events.map(({ type }) => type))
      expect(types).toContain(definition === CHANGING.BOMBS ? 'cascaded' : 'windowChanged')
      const report = await simulate(game, { spins: 300, seed: 'changes' })
      expect(report.totalCoins).toBe(rounds.reduce((sum, { totalCoins }) => sum + totalCoins, 0))
    })

    test('has a pay table that adds up to its return', () => {
      const { sheet, payTables } = detailedSheet(compile(definition), { tableRounds: 20_000, spins: 100_000 })
      const sum = payTables.flatMap(({ rows }) => rows).reduce((total, { rtp }) => total + rtp, 0)
      expect(sum).toBeCloseTo(sheet.rtp, method === 'exact' ? 12 : 0)
    })
  },
)

test('a list of no changes is none', () => {
  const { changes: _, ...without } = CHANGING.UPGRADE
  const [one, other] = [{ ...without, changes: [] }, without].map((definition) => {
    const [game, rng] = [compile(definition), createRng('none')]
    return Array.from({ length: 50 }, () => spin(game, rng))
  })
  expect(one).toEqual(other)
})

test('a scatter is never touched', () => {
  const definition: Definition = {
    ...CHANGING.HIDDEN_EACH,
    changes: [...CHANGING.HIDDEN_EACH.changes, { type: 'put', symbol: 'a' }],
  }
  const [game, rng] = [compile(definition), createRng('scatters')]
  for (let i = 0; i < 200; i++) auditRound(definition, spin(game, rng))
  // All cells but scatters are a: three of them win unless a scatter is among them.
  expect(analyse(game).uncappedRtp * 2).toBeCloseTo(
    (3 / 4) ** 3 * 8 + (3 * (1 / 4) ** 2 * (3 / 4) + (1 / 4) ** 3) * 4,
    12,
  )
})

describe('changes are refused', () => {
  const problemsOf = (definition: object) => {
    const result = parseDefinition(definition)
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const changed = (change: object, rest: object = {}) =>
    problemsOf({ ...CHANGING.HIDDEN_EACH, changes: [change], ...rest })
  const put: WindowChange = { type: 'put', symbol: 'a' }

  test('where a scatter would come too late', () => {
    expect(changed({ type: 'put', symbol: 's' })).toEqual(['changes[0].symbol not_allowed'])
    expect(changed({ type: 'turn', into: { a: { s: 1, b: 1 } } })).toEqual(['changes[0].into.a.s not_allowed'])
  })

  test('where a wild may not stand', () => {
    const symbols = [...CHANGING.HIDDEN_EACH.symbols, { id: 'w', kind: 'wild', reels: [1] }]
    expect(changed({ type: 'put', symbol: 'w' }, { symbols })).toEqual(['changes[0].symbol not_allowed'])
    expect(changed({ type: 'put', symbol: 'w', cells: { reels: [1] } }, { symbols })).toEqual([])
  })

  test('where nothing falls, or nothing has won yet', () => {
    const cells = { symbols: ['a'] }
    expect(changed({ type: 'remove', when: 'end', cells })).toEqual(['changes[0].when not_allowed'])
    expect(changed({ ...put, when: 'win' })).toEqual(['changes[0].when not_allowed'])
    const cascades = {}
    expect(changed({ type: 'remove', when: 'end', cells }, { cascades })).toEqual([])
    expect(changed({ ...put, cells: { won: true } }, { cascades })).toEqual(['changes[0].cells.won not_allowed'])
    expect(changed({ ...put, when: 'win', ifWins: true }, { cascades })).toEqual(['changes[0].ifWins not_allowed'])
    expect(changed({ ...put, charged: { at: 2 } }, { cascades })).toEqual(['changes[0].charged not_allowed'])
    expect(changed({ ...put, when: 'win', charged: { at: 2 } }, { cascades })).toEqual([])
  })

  test('where reels cannot be moved, or nothing multiplies by it', () => {
    const nudge = { type: 'nudge', symbols: ['a'], until: 'inView' }
    expect(changed(nudge)).toEqual([])
    expect(changed({ ...nudge, adds: 1 })).toEqual(['changes[0].adds not_allowed'])
    expect(changed({ ...nudge, until: 'full', adds: 1 })).toEqual(['changes[0].adds not_allowed'])
    const wild = { id: 'w', kind: 'wild' }
    const mystery = { id: 'm', kind: 'mystery', reveals: { a: 1 } }
    const adding = { ...nudge, symbols: ['w'], until: 'full', adds: 1 }
    const withWild = (more: object) => ({ symbols: [...CHANGING.HIDDEN_EACH.symbols, { ...wild, ...more }] })
    expect(changed(adding, withWild({}))).toEqual([])
    expect(changed(adding, withWild({ expands: true }))).toEqual(['changes[0].adds not_allowed'])
    expect(changed(adding, withWild({ multiplier: { 2: 1 } }))).toEqual(['changes[0].adds not_allowed'])
    expect(changed(adding, withWild({ scatterPays: { 2: 1 } }))).toEqual(['changes[0].adds not_allowed'])
    const trigger = { symbol: 'w', awards: { 2: 1 } }
    const started = { ...withWild({}), features: [{ type: 'freeSpins', id: 'f', trigger }] }
    expect(changed(adding, started)).toEqual(['features[0].trigger.symbol not_allowed'])
    const symbols = [...CHANGING.HIDDEN_EACH.symbols, mystery]
    expect(changed(nudge, { symbols })).toEqual(['changes[0].when not_allowed'])
    expect(changed({ ...nudge, when: 'stop' }, { symbols })).toEqual([])
    const sticky = { type: 'freeSpins', id: 'f', trigger: { ...trigger, symbol: 's' }, sticky: ['a'], changes: [nudge] }
    expect(changed(nudge, { features: [sticky] })).toEqual(['features[0].changes[0] not_allowed'])
  })

  test('where directions go from nothing, or nothing goes anywhere', () => {
    expect(changed({ ...put, cells: { towards: ['up'] } })).toEqual(['changes[0].cells.towards not_allowed'])
    expect(changed({ ...put, cells: { reach: { 1: 1 } } })).toEqual(['changes[0].cells.reach not_allowed'])
  })

  test('beside respins and hold-and-win, and where retriggers are counted', () => {
    expect(changed(put, { respins: { holds: 'winners' } })).toContain('changes not_allowed')
    const hold = { respins: 1, values: { 1: 1 }, landing: { hit: 1, miss: 1 } }
    const features = [{ type: 'holdAndWin', id: 'h', trigger: { symbol: 's', at: 1 }, ...hold }]
    expect(changed(put, { features })).toEqual(['features[0] not_allowed'])
    const trigger = { symbol: 's', awards: { 2: 1 } }
    const free = { type: 'freeSpins', id: 'f', trigger, retrigger: { 3: 1 }, changes: [{ ...put, when: 'stop' }] }
    expect(changed(put, { features: [free] })).toEqual(['features[0].changes[0].when not_allowed'])
  })
})

describe('a change by chance that makes more draws where it happens', () => {
  const each = { ...CHANGING.HIDDEN_EACH.changes[0], chance: { hit: 1, miss: 2 } }

  test('is proved as its rounds are', () => {
    const definition: Definition = { ...CHANGING.HIDDEN_EACH, changes: [each] }
    const law = roundLaw(definition)
    const sheet = prove(compile(definition))
    expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(expected(law), 12)
    expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 12)
  })
})

describe('reels that move are proved as their rounds are', () => {
  const stacks = { strip: ['w', 'w', 'b', 'a', 's', 'w', 'a', 'w', 'w', 'w', 'b'], rows: 3 }
  const base = [stacks, { ...stacks, strip: [...stacks.strip].reverse(), weights: [1, 2, 1, 0, 1, 3, 1, 1, 1, 2, 1] }]
  const full = { type: 'nudge', symbols: ['w'], until: 'full' } as const
  const scatter = { type: 'nudge', when: 'stop', symbols: ['s'], until: 'inView' } as const
  test.each<[string, Definition['changes']]>([
    ['the shorter way', [full]],
    ['down, with what each step adds', [{ ...full, towards: 'down', adds: 2 }]],
    ['up one step at most, and by chance', [{ ...full, towards: 'up', steps: 1, chance: { hit: 1, miss: 2 } }]],
    ['until a scatter is in view', [{ ...scatter, steps: 2, reels: [1] }]],
    [
      'twice, with what was put there moving along',
      [
        { ...scatter, steps: 3 },
        { type: 'put', symbol: 'w', cells: { symbols: ['a'] } },
        { ...full, adds: 1 },
      ],
    ],
  ])('%s', (_, changes) => {
    const definition: Definition = {
      ...CHANGING.NUDGED_STACK,
      symbols: [
        { id: 'a', kind: 'regular', pays: { 2: 3 } },
        { id: 'b', kind: 'regular', pays: { 2: 1 } },
        { id: 'w', kind: 'wild', multiplier: 2 },
        { id: 's', kind: 'scatter', pays: { 2: 7 } },
      ],
      reelSets: { base },
      wins: { type: 'ways' },
      changes: changes ?? [],
    }
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
    const law = roundLaw(definition)
    const sheet = prove(compile(definition))
    expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(expected(law), 12)
    expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 12)
  })
})

test('a symbol that counts as two is proved by ways', () => {
  const sheet = prove(compile(CHANGING.DOUBLE_SYMBOLS))
  expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo((1 / 4) * 2 * 4, 12)
  expect(expected(roundLaw(CHANGING.DOUBLE_SYMBOLS))).toBeCloseTo(2, 12)
})
