import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fruit from '../../examples/fruit.json' with { type: 'json' }
import { prove } from '../analyse/analyse.ts'
import { compile } from '../compile/compile.ts'
import type { Definition } from '../definition.ts'
import { design } from '../design/design.ts'
import { printed } from '../design/nice-pays.ts'
import { parseDefinition } from '../parse/parse.ts'
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

  test('changes nothing where the target is met', () => {
    expect(tuned(game, { rtp: prove(compile(game)).rtp * 100 }).changes).toEqual([])
  })

  test('names each change with what it was', () => {
    const { definition, changes } = tuned(game, { rtp: 92, maxWin: 500 })
    expect(changes).toContainEqual({ field: 'maxWin', from: 1000, to: 500, reason: 'the cap asked for' })
    const [first] = changes.filter(({ field }) => field.startsWith('symbols[0]'))
    expect(first?.to).toBe(Object.values((definition.symbols[0] as { pays: object }).pays)[0])
  })

  test('brings a game to another class at the same RTP', () => {
    const { sheet } = tuned(game, { rtp: 95, volatility: 'medium' })
    expect(sheet.volatilityClass).toBe('medium')
    expect(Math.abs(sheet.rtp - 0.95)).toBeLessThan(5e-4)
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
    const targets = fc.record({ rtp: fc.jsonValue(), volatility: fc.jsonValue(), maxWin: fc.jsonValue() })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), targets), (any) => {
        fc.pre(typeof any !== 'object' || any === null || Object.keys(any).length > 0)
        expect(typeof tune(game, any as TuneTargets).ok).toBe('boolean')
      }),
      { seed: 20_261_121, numRuns: 60 },
    )
  })
})
