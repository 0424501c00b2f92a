/** Whatever a definition asks for, each operation ends within its budget, by counted steps and bytes, with an answer. */
import { describe, expect, test } from 'vitest'
import { HARD_GAMES } from '../../test-support/hard-games/hard-games.ts'
import {
  admissionProof,
  compile,
  createRng,
  detailedSheet,
  jackpotSheets,
  makeOutcomes,
  OutOfReach,
  type ParSheet,
  parseDefinition,
  prove,
  simulate,
  simulateSessions,
  spin,
  tune,
  type WorkOptions,
} from '../index.ts'
import { Meter } from '../meter.ts'
import { analyseWithin } from '../proof/analyse/analyse.ts'

const BUDGET = { steps: 1_500_000, bytes: 20_000_000 } as const
/** A batch may go over by as much as it is: a layer of a table, a chunk of rounds. */
const STEPS_OVER = 2

/** Options that note the most steps and bytes that were taken. */
function watched(): WorkOptions & { taken: () => number } {
  let most = 0
  return {
    budget: BUDGET,
    onWork: ({ steps }) => {
      most = Math.max(most, steps)
    },
    taken: () => most,
  }
}

const expectFinite = (sheet: ParSheet): void => {
  for (const value of [sheet.rtp, sheet.uncappedRtp, sheet.hitFrequency, sheet.standardDeviation])
    expect(value).toSatisfy(Number.isFinite)
}

/** What the work gives, or that it is out of reach. */
function tried<T>(work: () => T): T | OutOfReach {
  try {
    return work()
  } catch (error) {
    if (error instanceof OutOfReach) return error
    throw error
  }
}

describe.each(HARD_GAMES)('$name', ({ definition }) => {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ field, reason }) => `${field}: ${reason}`).join('\n'))
  const game = compile(parsed.definition)

  test('has a sheet, and the same one when it is made anew', () => {
    const sheets = [game, compile(parsed.definition)].map((each) => {
      const meter = new Meter({ budget: BUDGET })
      const sheet = analyseWithin(each, {}, meter)
      expect(meter.steps).toBeLessThan(BUDGET.steps * STEPS_OVER)
      expect(meter.peakBytes).toBeLessThan(BUDGET.bytes * 2)
      return sheet
    })
    const [sheet] = sheets as [ParSheet]
    expectFinite(sheet)
    expect(sheets[1]).toEqual(sheet)
    if (sheet.method === 'exact') return
    expect(sheet.spins).toBeGreaterThan(0)
    for (const { code, part, reason, help } of sheet.limits ?? []) {
      expect(part).toMatch(/^(reelSets|features|maxWin)/)
      expect(code && reason && help).toMatch(/\w/)
    }
  })

  test('is proved, or the part in the way is named', () => {
    const options = watched()
    try {
      expectFinite(prove(game, options))
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfReach)
      expect(error).toMatchObject({ part: expect.stringMatching(/^(reelSets|features|maxWin)/) })
    }
    expect(options.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
  })

  test('is simulated for as many rounds as the budget has', async () => {
    const report = await simulate(game, { spins: 1_000_000_000, seed: 'bounded', budget: BUDGET })
    expect(report.totalSpins).toBeGreaterThan(0)
    expect(report.stopped).toMatchObject({ asked: 1_000_000_000 })
    expect(report.actualRtp).toSatisfy(Number.isFinite)
  })

  test('has a whole sheet, tables and all', () => {
    const options = watched()
    const { sheet, payTables } = detailedSheet(game, options)
    expectFinite(sheet)
    expect(payTables.length).toBeGreaterThan(0)
    expect(options.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
  })

  test('is tuned, or left as it is', () => {
    const options = watched()
    const result = tune(parsed.definition, { rtp: 95 }, options)
    if (!result.ok) expect(result).toMatchObject({ target: 'rtp', reason: expect.stringMatching(/\w/) })
    expect(options.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
  })

  test('has a proof of its return, or the reason why it has none', () => {
    const options = watched()
    const { modes } = admissionProof(game, options)
    for (const mode of modes) if (mode.proved) expect(mode.rtp.low).toBeLessThanOrEqual(mode.rtp.high)
    expect(options.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
  })

  test('plays single rounds, or breaks them off, and is made a table of', () => {
    const modes = [undefined, ...(parsed.definition.modes ?? []).map(({ id }) => id)]
    for (const mode of modes) {
      const options = { ...(mode !== undefined && { mode }), budget: BUDGET }
      const round = tried(() => spin(game, createRng('bounded'), options))
      if (!(round instanceof OutOfReach)) expect(round.totalCoins).toSatisfy(Number.isSafeInteger)
      const taken = watched()
      const table = tried(() => makeOutcomes(game, { ...options, ...taken, rounds: 1000 }))
      if (!(table instanceof OutOfReach)) expect(table.rows).toHaveLength(1000)
      expect(taken.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
    }
  })

  test('is made ready to play within a budget, or not', () => {
    const options = watched()
    const made = tried(() => compile(parsed.definition, options))
    if (made instanceof OutOfReach)
      expect(made).toMatchObject({ part: 'wins', code: expect.stringMatching(/steps|bytes/) })
    expect(options.taken()).toBeLessThan(BUDGET.steps * STEPS_OVER)
  })

  test('has jackpots, and players with a bankroll', async () => {
    for (const { hitsPerRound } of jackpotSheets(game, { budget: BUDGET }))
      expect(hitsPerRound).toSatisfy(Number.isFinite)
    const options = { bankroll: 10, spins: 20, sessions: 1_000_000, seed: 'bounded', budget: BUDGET }
    const sessions = await simulateSessions(game, options).catch((error: unknown) => error)
    if (sessions instanceof Error) expect(sessions).toBeInstanceOf(OutOfReach)
    else expect(sessions).toMatchObject({ rtp: expect.toSatisfy(Number.isFinite) })
  })
})

describe('a round that all but never ends', () => {
  const { definition } = HARD_GAMES.find(
    ({ name }) => name === 'a thousand free spins bought, with cascades',
  ) as (typeof HARD_GAMES)[number]
  const game = compile(definition)

  test('is broken off by default, the same rounds everywhere', () => {
    const broken = tried(() => spin(game, createRng('x0'), { mode: 'buy' }))
    expect(broken).toMatchObject({ part: 'cascades', code: 'steps' })
  })

  test('is in no table', () => {
    expect(tried(() => makeOutcomes(game, { mode: 'buy', rounds: 1 }))).toMatchObject({ code: 'steps' })
  })

  test('ends with the signal', () => {
    const signal = { aborted: true, reason: new Error('enough') }
    expect(() => spin(game, createRng('x0'), { mode: 'buy', signal })).toThrow('enough')
    expect(() => compile(definition, { signal })).not.toThrow()
  })
})

describe('a window whose cells change', () => {
  const plays = async (name: string, changes: boolean) => {
    const { definition } = HARD_GAMES.find((game) => game.name === name) as (typeof HARD_GAMES)[number]
    const game = compile(changes ? definition : { ...definition, changes: [] })
    return (await simulate(game, { spins: 1_000_000, seed: 'bounded', budget: BUDGET })).totalSpins
  }

  test.each([
    'wilds that spread every way sixteen times on 80 cells',
    'squares that stay where they win, by clusters on 80 cells',
  ])('takes more of the budget: %s', async (name) => {
    expect((await plays(name, true)) * 10).toBeLessThan(await plays(name, false))
  })
})
