/** Free spins and bet modes with parts of their own, against answers worked out by hand and by the reference. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as OWN from '../../test-support/own-parts-definitions.ts'
import { randomMechanics } from '../../test-support/random-mechanics.ts'
import { TooMany } from '../../test-support/reference-choices.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { ofMode, ofSpins } from '../../test-support/reference-own-parts.ts'
import { runs } from '../../test-support/runs.ts'
import {
  analyse,
  compile,
  createRng,
  type Definition,
  OutOfReach,
  parseDefinition,
  prove,
  simulate,
  spin,
  tune,
} from '../index.ts'

const GAMES: readonly Definition[] = Object.values(OWN)

const WAYS_TO_PLAY = GAMES.flatMap((definition) =>
  [undefined, ...(definition.modes ?? [])].map(
    (mode) => [definition.id, mode?.id ?? 'base', definition, mode] as const,
  ),
)

describe.each(WAYS_TO_PLAY)('%s, %s', (_, id, definition, mode) => {
  const game = compile(definition)
  const round = { mode: id }

  test('is accepted as it is', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
  })

  test('plays rounds that agree with its words, told or counted', async () => {
    const rng = createRng(`${id}/0`)
    const rounds = Array.from({ length: 400 }, () => spin(game, rng, round))
    if (definition.id !== 'respins-inside') for (const one of rounds) auditRound(definition, one, mode)
    const report = await simulate(game, { spins: 400, seed: id, ...round })
    expect(report.totalCoins).toBe(rounds.reduce((sum, { totalCoins }) => sum + totalCoins, 0))
  })

  test('plays as the game does that has these parts', () => {
    const alone = ofMode(definition, mode)
    const modes = alone.modes?.map(({ instead: _, ...plain }) => plain)
    const other = compile({ ...alone, ...(modes && { modes }) })
    for (let i = 0; i < 100; i++) {
      expect(spin(game, createRng(`${i}`), round)).toEqual(spin(other, createRng(`${i}`), round))
    }
  })

  // The reference knows no respins, and not all spins that awarded spins may award.
  const isKnown = definition.id !== 'respins-inside' && definition.id !== 'anywhere-inside'
  test.runIf(isKnown)('has the mean of the reference', () => {
    const sheet = analyse(game, { ...round, spins: 200_000 })
    const mean = expected(roundLaw(definition, mode))
    if (sheet.method === 'exact') expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(mean, 9)
    else expect(Math.abs(sheet.uncappedRtp - mean / sheet.betCoins)).toBeLessThan(4 * sheet.standardError)
  })
})

const BOUGHT = GAMES.flatMap((definition) =>
  (definition.features ?? []).flatMap((feature) =>
    feature.type === 'freeSpins' && feature.instead ? [[definition.id, feature.id, definition, feature] as const] : [],
  ),
)

test.each(BOUGHT)('of %s, the free spins %s go as in the game that has their parts', (_, id, definition, feature) => {
  const modes = [{ id: 'buy', coins: 10, buys: { feature: id, spins: 4 } }]
  const { instead: _parts, ...plain } = feature
  const alone = { ...ofSpins(definition, feature), modes, features: [plain] }
  const [game, other] = [compile({ ...definition, modes }), compile(alone)]
  for (let i = 0; i < 100; i++) {
    const [seed, mode] = [`${i}`, 'buy']
    expect(spin(game, createRng(seed), { mode })).toEqual(spin(other, createRng(seed), { mode }))
  }
  const sheets = [game, other].map((one) => analyse(one, { mode: 'buy', spins: 2000 }))
  expect(sheets[0]).toMatchObject({
    method: sheets[1]!.method,
    rtp: sheets[1]!.rtp,
    standardDeviation: sheets[1]!.standardDeviation,
  })
})

/** One in four spins starts two, each of which awards a fourth of another; a pair of a with a wild pays double. */
test('free spins with a rule and pays of their own pay what a hand works out', () => {
  const pairs = (1 / 4) * (5 / 8) * 16 + (1 / 4) * (5 / 8) * 8 + (1 / 2) * (1 / 8) * 8
  const sheet = prove(compile(OWN.ANYWHERE_INSIDE))
  expect(sheet.rtpBySource.features.free! * 4).toBeCloseTo((1 / 4) * (2 / (1 - 1 / 4)) * pairs, 12)
  expect(sheet.uncappedRtp * 4).toBeCloseTo(2.5 + 1 + (2 / 3) * pairs, 12)
})

const problems = (definition: unknown) => {
  const result = parseDefinition(definition)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('parts that do not fit are refused where they stand', () => {
  const [mode] = OWN.SUPER_BET.modes
  const inMode = (instead: object) => ({ ...OWN.SUPER_BET, modes: [{ ...mode, instead }] })
  const [free] = OWN.ANYWHERE_INSIDE.features
  const inSpins = (instead: object, more: object = {}) => ({
    ...OWN.ANYWHERE_INSIDE,
    features: [{ ...free, ...more, instead }],
  })
  test.each([
    ['a symbol that is not there', inMode({ symbols: { z: {} } }), 'modes[0].instead.symbols.z unknown_symbol'],
    [
      'a part of another kind',
      inMode({ symbols: { a: { multiplier: 2 } } }),
      'modes[0].instead.symbols.a.multiplier unknown_key',
    ],
    [
      'more of a symbol than there can be',
      inMode({ symbols: { a: { pays: { '9': 2 } } } }),
      'modes[0].instead.symbols.a.pays.9 out_of_range',
    ],
    [
      'lines beside the reels',
      inMode({ wins: { type: 'lines', lines: [[0, 3, 0]] } }),
      'modes[0].instead.wins.lines[0][1] out_of_range',
    ],
    [
      'a feature that stands for none',
      inMode({ features: [{ ...free, id: 'other' }] }),
      'modes[0].instead.features[0].id unknown_feature',
    ],
    [
      'a feature of another type',
      inMode({ features: [{ type: 'wheel', id: 'free', segments: [{ prize: { coins: 1 }, weight: 1 }] }] }),
      'modes[0].instead.features[0].type not_allowed',
    ],
    [
      'what does not go with the rest of the game',
      inMode({ cascades: {}, respins: { holds: 'winners' } }),
      'modes[0].instead.respins not_allowed',
    ],
    [
      'spins that never end with it',
      inSpins({ cascades: {} }, { retrigger: { '1': 1 }, sticky: ['a'] }),
      'features[0].instead not_allowed',
    ],
    [
      'another multiplier of what comes along',
      inSpins({ symbols: { w: { multiplier: 3 } } }, { sticky: ['w'], keepsView: true, retrigger: undefined }),
      'features[0].instead.symbols.w.multiplier not_allowed',
    ],
  ])('%s', (_, definition, problem) => {
    expect(problems(definition)).toContain(problem)
  })

  test('more pairs of bet modes and free spins than are looked at', () => {
    const features = Array.from({ length: 5 }, (_, i) => ({ ...free, id: `free${i}` }))
    const modes = [1, 2].map((i) => ({ id: `m${i}`, coins: 5, instead: { symbols: {} } }))
    expect(problems({ ...OWN.ANYWHERE_INSIDE, features, modes })).toEqual(['modes too_much_work'])
  })
})

test('pays are not tuned where some spins have pays of their own', () => {
  expect(tune(OWN.ANYWHERE_INSIDE, { rtp: 95 })).toMatchObject({ ok: false, target: 'rtp' })
})

describe('a random game with the rule and the pays of another', () => {
  const games = fc.tuple(randomMechanics({ features: ['freeSpins'] }), randomMechanics({}))
  const both = ([definition, other]: readonly [Definition, Definition]) => {
    const pays = other.symbols.flatMap((symbol) =>
      symbol.kind === 'regular' ? [[symbol.id, { pays: symbol.pays }]] : [],
    )
    const instead = { wins: other.wins, symbols: Object.fromEntries(pays) }
    const features = definition.features!.map((one) => (one.type === 'freeSpins' ? { ...one, instead } : one))
    const modes = [...definition.modes!.slice(0, 7), { id: 'own', coins: 9, instead }]
    const result = parseDefinition({ ...definition, features, modes })
    return result.ok ? result.definition : undefined
  }

  test('plays by them', () => {
    let played = 0
    const property = fc.property(games, fc.string(), (pair, seed) => {
      const definition = both(pair)
      if (definition === undefined) return
      const game = compile(definition)
      for (const mode of [undefined, ...definition.modes!]) {
        for (let i = 0; i < 5; i++, played++) {
          const round = spin(game, createRng(`${seed}/${i}`), mode ? { mode: mode.id } : {})
          if (round.events.length < 300) auditRound(definition, round, mode)
        }
      }
    })
    fc.assert(property, runs(20_260_120, 60))
    expect(played).toBeGreaterThan(100)
  })

  test('has the mean of the reference wherever both have one', () => {
    let compared = 0
    const property = fc.property(games, (pair) => {
      const definition = both(pair)
      if (definition === undefined) return
      for (const mode of [undefined, definition.modes!.at(-1)!]) {
        try {
          const mean = expected(roundLaw(definition, mode))
          const sheet = prove(compile(definition), mode ? { mode: mode.id } : {})
          expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(mean, 6)
          compared++
        } catch (error) {
          if (!(error instanceof TooMany || error instanceof OutOfReach)) throw error
        }
      }
    })
    fc.assert(property, runs(20_260_121, 60))
    expect(compared).toBeGreaterThan(20)
  })
})

test('a coin more opens pays', () => {
  const game = compile(OWN.BUY_A_PAY)
  const coins = (mode: string) => prove(game, { mode }).uncappedRtp * prove(game, { mode }).betCoins
  expect([coins('base'), coins('two'), coins('three')]).toEqual([1, 1 + 1.5, 1 + (1.5 * 100) / 16])
})
