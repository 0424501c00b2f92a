import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fruit from '../../../examples/fruit.json' with { type: 'json' }
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { unmetered } from '../../meter.ts'
import { prove } from '../../proof/analyse/analyse.ts'
import { design } from '../design.ts'
import { payLadders, printed } from '../nice-pays.ts'
import { gaugeOf } from './gauge.ts'
import type { TuneTargets } from './targets.ts'
import { tune } from './tune.ts'

function fruitGame(): Definition {
  const parsed = parseDefinition(fruit)
  if (!parsed.ok) throw new Error('refused')
  // Pays of a few coins cannot be set to hundredths of a point.
  const { definition } = parsed
  return {
    ...definition,
    betCoins: definition.betCoins * 100,
    symbols: definition.symbols.map((symbol) =>
      'pays' in symbol && symbol.pays
        ? { ...symbol, pays: Object.fromEntries(Object.entries(symbol.pays).map(([key, pay]) => [key, pay * 100])) }
        : symbol,
    ),
  }
}

const paysOf = ({ symbols }: Definition): number[] =>
  symbols.flatMap((symbol) => ('pays' in symbol ? Object.values(symbol.pays ?? {}) : []))

function tuned(definition: Definition, targets: TuneTargets) {
  const result = tune(definition, targets)
  if (!result.ok) throw new Error(`${result.target}: ${result.reason}`)
  return result
}

describe('tuning', () => {
  const game = fruitGame()

  test.each([90, 94.2, 96.5])('meets an RTP of %d % by pays alone', (rtp) => {
    const { definition, changes, sheet } = tuned(game, { rtp })
    expect(Math.abs(prove(compile(definition)).rtp * 100 - rtp)).toBeLessThan(0.05)
    expect(sheet).toEqual(prove(compile(definition)))
    expect(definition.reelSets).toEqual(game.reelSets)
    expect(changes.every(({ field }) => field.startsWith('symbols['))).toBe(true)
    expect(parseDefinition(JSON.parse(JSON.stringify(definition))).ok).toBe(true)
  })

  test('prints round amounts where those meet the RTP, none above the cap, and goes on paying the cap', () => {
    const brief = { name: 'Round', reels: 5, lines: 25, rtp: 96, volatility: 'medium', maxWin: 5000 } as const
    const designed = design(brief, 's1')
    if (!designed.ok) throw new Error(designed.reason)
    const { definition, changes } = tuned(designed.definition, { rtp: 98 })
    expect(Math.max(...paysOf(definition))).toBe(5000 * definition.betCoins)
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.map(({ to }) => to).filter((pay) => pay !== printed(pay))).toEqual([])
  })

  test.each([94, 92.3, 97.1])(
    'prints such amounts too where single steps of them are worth more than what is missing: %d',
    (rtp) => {
      const times = <T>(pays: T): T =>
        Object.fromEntries(Object.entries(pays as object).map(([key, pay]) => [key, (pay as number) * 400])) as T
      const fine = {
        ...game,
        betCoins: game.betCoins * 400,
        symbols: game.symbols.map((symbol) =>
          'pays' in symbol && symbol.pays ? { ...symbol, pays: times(symbol.pays) } : symbol,
        ),
      } as Definition
      const { changes, sheet } = tuned(fine, { rtp })
      expect(Math.abs(sheet.rtp * 100 - rtp)).toBeLessThan(0.05)
      expect(changes.length).toBeGreaterThan(0)
      expect(changes.map(({ to }) => to).filter((pay) => pay !== printed(pay))).toEqual([])
    },
  )

  test.each([95, 96.5, 98])('moves few pays, to amounts that a designed pay table has: %d', (rtp) => {
    const designed = design({ name: 'Few', reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 1000 }, 'few')
    if (!designed.ok) throw new Error(designed.reason)
    const { changes } = tuned(designed.definition, { rtp })
    const { fine } = payLadders(1)
    expect(changes.length).toBeLessThanOrEqual(rtp === 98 ? 3 : 2)
    expect(changes.map(({ to }) => to).filter((pay) => !fine.includes(pay))).toEqual([])
  })

  test('changes nothing where the target is met', () => {
    expect(tuned(game, { rtp: prove(compile(game)).rtp * 100 }).changes).toEqual([])
  })

  test('names each change with what it was', () => {
    const { definition, changes } = tuned(game, { rtp: 92, maxWin: 500 })
    expect(changes).toContainEqual({ field: 'maxWin', from: 1000, to: 500, reason: 'the cap asked for' })
    const [first] = changes.filter(({ field }) => field.startsWith('symbols['))
    const [, at, size] = /^symbols\[(\d+)\]\.pays\.(\d+)$/.exec(first?.field ?? '') ?? []
    const paidBy = ({ symbols }: Definition) =>
      (symbols[Number(at)] as { pays: Record<string, number> }).pays[size ?? '']
    expect([first?.from, first?.to]).toEqual([paidBy(game), paidBy(definition)])
  })

  test('brings a game to another class at the same RTP', () => {
    const { sheet } = tuned(game, { rtp: 95, volatility: 'medium' })
    expect(sheet.volatilityClass).toBe('medium')
    expect(Math.abs(sheet.rtp - 0.95)).toBeLessThan(5e-4)
  })

  test.each([3, 5.25])('brings σ to %d bets at the same RTP, by the exact sheet', (sigma) => {
    const { sheet, definition, changes } = tuned(game, { rtp: 95, sigma, sigmaTolerance: 0.05 })
    expect(Math.abs(prove(compile(definition)).standardDeviation - sigma)).toBeLessThanOrEqual(0.05)
    expect(Math.abs(sheet.rtp - 0.95)).toBeLessThan(5e-4)
    expect(new Set(changes.map(({ reason }) => reason))).toEqual(new Set(['brings the volatility at the RTP']))
  })

  // Two searches of ten seconds each on a quiet machine, and many times that on a busy one.
  test('refuses a σ out of reach with the nearest that can be had', { timeout: 600_000 }, () => {
    const refused = tune(game, { rtp: 95, sigma: 60 })
    if (refused.ok || refused.target !== 'sigma') throw new Error(JSON.stringify(refused))
    const { nearest } = refused
    expect(nearest).toBeGreaterThan(8)
    expect(tuned(game, { rtp: 95, sigma: Number(nearest), sigmaTolerance: 0.3 }).sheet.method).toBe('exact')
  })

  test.each([3, 4.5, 5])('names, of pays in a few coins, a σ beside %d that is met when it is asked for', (sigma) => {
    const parsed = parseDefinition(fruit)
    if (!parsed.ok) throw new Error('refused')
    const refused = tune(parsed.definition, { sigma })
    if (refused.ok || refused.target !== 'sigma') throw new Error(JSON.stringify(refused))
    const near = Number(refused.nearest)
    expect(Math.abs(tuned(parsed.definition, { sigma: near }).sheet.standardDeviation - near)).toBeLessThan(0.1)
  })

  test.each<[object, string]>([
    [{ sigma: 0 }, 'sigma'],
    [{ sigma: 6, sigmaTolerance: -1 }, 'sigmaTolerance'],
    [{ sigmaTolerance: 0.2 }, 'sigmaTolerance'],
    [{ sigma: 6, volatility: 'high' }, 'volatility'],
  ])('refuses %j by name', (targets, target) => {
    expect(tune(game, targets)).toMatchObject({ ok: false, target })
  })

  test('brings more hits by the smallest wins that are paid', () => {
    const before = prove(compile(game))
    const hitFrequency = before.hitFrequency * 100 + 3
    const { definition, sheet, changes } = tuned(game, { hitFrequency })
    expect(Math.abs(sheet.hitFrequency * 100 - hitFrequency)).toBeLessThan(1)
    expect(Math.abs(sheet.rtp - before.rtp)).toBeLessThan(5e-4)
    expect(changes).toContainEqual(expect.objectContaining({ from: 0, reason: 'brings the hits' }))
    expect(parseDefinition(JSON.parse(JSON.stringify(definition))).ok).toBe(true)
  })

  test('prices what is bought', () => {
    const modes = [{ id: 'buy', coins: 100, buys: { feature: 'free', spins: 10 } }]
    const { definition, changes } = tuned({ ...game, modes }, { bonusBuyRtp: 95 })
    expect(Math.abs(prove(compile(definition), { mode: 'buy' }).rtp - 0.95)).toBeLessThan(5e-3)
    expect(changes.map(({ field }) => field)).toEqual(['modes[0].coins'])
  })

  test('refuses what cannot be met, with the nearest that can', () => {
    expect(tune(game, { rtp: 120 })).toMatchObject({ ok: false, target: 'rtp', nearest: 100 })
    expect(tune(game, { bonusBuyRtp: 96 })).toMatchObject({ ok: false, target: 'bonusBuyRtp' })
    expect(tune({ ...game, maxWin: 3 }, { volatility: 'extreme' })).toMatchObject({ ok: false })
    expect(tune(game, { hitFrequency: 85 })).toMatchObject({ ok: false, target: 'hitFrequency' })
  })

  test('answers any JSON', () => {
    const any = fc.jsonValue()
    const targets = fc.record({ rtp: any, volatility: any, sigma: any, maxWin: any })
    fc.assert(
      fc.property(fc.oneof(any, targets), (json) => {
        fc.pre(typeof json !== 'object' || json === null || Object.keys(json).length > 0)
        expect(typeof tune(game, json as TuneTargets).ok).toBe('boolean')
      }),
      { seed: 20_261_121, numRuns: 60 },
    )
  })
})

describe('a game that only samples know', () => {
  const brief = { name: 'Fald', counting: 'ways', reels: 5, rtp: 96, volatility: 'low', maxWin: 1000 } as const
  const made = design({ ...brief, features: { cascades: true } }, 'falls')
  if (!made.ok || made.sheet.method !== 'simulated') throw new Error('a sampled game was asked for')
  const { definition, sheet: stored } = made

  test('is tuned from its stored sheet, and proved by the change alone', () => {
    const result = tune(definition, { rtp: 95 }, { sheet: stored })
    if (!result.ok || result.sheet.method !== 'simulated') throw new Error('a sampled sheet was asked for')
    const { rtp, standardError } = result.sheet
    expect(standardError).toBeGreaterThanOrEqual(stored.standardError)
    expect(standardError).toBeLessThan(1.5 * stored.standardError)
    expect(Math.abs(rtp - 0.95)).toBeLessThanOrEqual(Math.max(5e-4, standardError))
  })

  test('is proved on other draws once it was tuned', () => {
    const tuned = { ...definition, maxWin: 900 }
    const [first, again] = [definition, tuned].map(
      (base) => gaugeOf(base, null, unmetered(), { sheet: stored }).prove(tuned).hitFrequency,
    )
    expect(again).not.toBe(first)
  })

  test('moves few pays, to amounts that a designed pay table has', () => {
    const result = tune(definition, { rtp: 95 }, { sheet: stored, spins: 100_000 })
    if (!result.ok) throw new Error(result.reason)
    expect(result.changes.length).toBeLessThanOrEqual(3)
    expect(result.changes.map(({ to }) => to).filter((pay) => !payLadders(1).fine.includes(pay))).toEqual([])
  })

  test('is tuned from fewer rounds where the budget has no room for more', () => {
    const result = tune(definition, { rtp: 95 }, { budget: { steps: 120_000_000 } })
    if (!result.ok || result.sheet.method !== 'simulated') throw new Error('a sampled sheet was asked for')
    expect(Math.abs(result.sheet.rtp - 0.95)).toBeLessThanOrEqual(Math.max(5e-4, result.sheet.standardError))
  })

  test('keeps the return that its stored sheet tells', () => {
    expect(tune(definition, { rtp: stored.rtp * 100 }, { sheet: stored })).toMatchObject({ ok: true, changes: [] })
  })
})
