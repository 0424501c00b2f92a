import {
  admits,
  analyse,
  compile,
  type Definition,
  type ParSheet,
  type SimulatedSheet,
  simulate,
} from '@spilvaerk/slot-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import { identify } from './definitions.ts'
import { readSeeds, type Seed } from './seed.ts'
import { MEANT } from './seed-meant.ts'
import { admissionOf, type Proof, readProof } from './seed-proof.ts'

let seeds: readonly Seed[] = []
beforeAll(async () => {
  seeds = await readSeeds(ASSETS.seeds)
})

const definitionOf = (slug: string): Definition => {
  const found = seeds.find((seed) => seed.slug === slug)
  if (!found) throw new Error(`no seed is called ${slug}`)
  return found.definition
}

/** Unpacking one takes a while. */
const proofs = new Map<string, Promise<Proof | undefined>>()

async function proofOf(slug: string): Promise<Proof> {
  const read = proofs.get(slug) ?? readProof(ASSETS.seeds, slug)
  proofs.set(slug, read)
  const proof = await read
  if (!proof) throw new Error(`${slug} has no sheet: node packages/api/scripts/design-catalogue.ts --sheets ${slug}`)
  return proof
}

/** As far as rounding lets two machines agree. */
const rounded = (sheet: unknown): unknown =>
  JSON.parse(
    JSON.stringify(sheet, (_, value) =>
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(10)) : value,
    ),
  )

const percent = ({ rtp }: ParSheet): number => rtp * 100

/** Half of the 99 % interval of a return that was simulated. */
const MOST_REACH = 0.001

describe.each(Object.keys(MEANT))('%s', (slug) => {
  test('has a sheet that is true', async () => {
    const definition = definitionOf(slug)
    const { hash, sheet, simulation } = await proofOf(slug)
    expect(hash).toBe(identify(definition).definitionHash)
    if (simulation && sheet.method === 'simulated') await expectSimulated(definition, sheet, simulation)
    else expect(rounded(analyse(compile(definition)))).toEqual(rounded(sheet))
  }, 60_000)

  test('returns at least and at most what is kept with it, within the limits', async () => {
    const definition = definitionOf(slug)
    const { sheet, simulation, admission } = await proofOf(slug)
    if (!admission) throw new Error(`${slug}: node packages/api/scripts/design-catalogue.ts --admission ${slug}`)
    expectNear(admissionOf(definition, sheet, simulation?.seed ?? admission.seed), admission)
    expect(admits(admission)).toEqual({ ok: true })
    expect(admission.method).toBe(sheet.method === 'exact' ? 'exact' : 'sampled')
  }, 180_000)

  test('returns what it was meant to, as often and as wildly as a game of its class', async () => {
    const [rtp, volatility] = MEANT[slug] ?? [0, 'low']
    const { sheet } = await proofOf(slug)
    expect(Math.abs(percent(sheet) - rtp)).toBeLessThanOrEqual(0.05)
    if (sheet.method === 'simulated') expect(2.576 * sheet.standardError).toBeLessThanOrEqual(MOST_REACH)
    expect(sheet.volatilityClass).toBe(volatility)
    expect(sheet.hitFrequency).toBeGreaterThanOrEqual(linesOf(definitionOf(slug)) === 1 ? 0.12 : 0.18)
    expect(sheet.hitFrequency).toBeLessThanOrEqual(0.42)
  })

  test('pays nothing above its cap', () => {
    const { symbols, maxWin, betCoins } = definitionOf(slug)
    const pays = symbols.flatMap((symbol) => ('pays' in symbol ? Object.values(symbol.pays ?? {}) : []))
    expect(Math.max(...pays)).toBeLessThanOrEqual(maxWin * betCoins)
  })

  test('reaches its greatest win, and its features in good time', async () => {
    const { maxWin, features } = (await proofOf(slug)).sheet
    const alone = maxWin.baseCoins === maxWin.capCoins ? maxWin.baseProbability : 0
    const chance = Math.max(alone, maxWin.capProbability)
    expect(chance).toBeGreaterThan(1 / 50_000_000)
    for (const { id, triggerProbability } of features.filter(({ triggerProbability }) => triggerProbability > 0)) {
      const [seldom, often] = isRespins(definitionOf(slug), id) ? [1 / 60, 1 / 10] : [1 / 300, 1 / 75]
      expect(triggerProbability).toBeGreaterThan(seldom)
      expect(triggerProbability).toBeLessThan(often)
    }
  })

  test('returns as much to who buys, bets more or chooses otherwise', async () => {
    const definition = definitionOf(slug)
    const { modes = [], features = [] } = definition
    const { sheet } = await proofOf(slug)
    const near = (other: ParSheet) => expect(Math.abs(percent(other) - percent(sheet))).toBeLessThanOrEqual(0.5)
    for (const { id, coins, buys } of modes) {
      near(analyse(compile(definition), { mode: id }))
      if (buys) expect(coins / definition.betCoins).toBeGreaterThanOrEqual(50)
      expect(coins / definition.betCoins).toBeLessThanOrEqual(200)
    }
    for (const feature of features) {
      if (feature.type !== 'choice') continue
      for (const option of feature.options.keys())
        near(analyse(compile(definition), { choose: { [feature.id]: option } }))
    }
  }, 60_000)
})

/** Rounds of the test's own. */
const ROUNDS = 1 << 16

/**
 * The first rounds of the run are played again, which notices any change of the game or of the engine. That the sheet is theirs at all is
 * told by other draws: both returns agree within four standard errors, and so do the hits.
 */
async function expectSimulated(
  definition: Definition,
  sheet: SimulatedSheet,
  { seed, rounds, coins }: NonNullable<Proof['simulation']>,
) {
  const game = compile(definition)
  expect((await simulate(game, { spins: rounds, seed })).totalCoins).toBe(coins)
  const { actualRtp, winRate } = await simulate(game, { spins: ROUNDS, seed: 'the other draws' })
  const error = Math.hypot(sheet.standardDeviation / Math.sqrt(ROUNDS), sheet.standardError)
  expect(Math.abs(actualRtp - sheet.rtp)).toBeLessThanOrEqual(4 * error)
  const hits = sheet.hitFrequency
  expect(Math.abs(winRate - hits)).toBeLessThanOrEqual(4 * Math.sqrt((hits * (1 - hits)) / ROUNDS))
  // Where the paid spin is exact only what it starts has an error.
  const whole = sheet.standardDeviation / Math.sqrt(sheet.spins)
  if (sheet.started === undefined) expect(Math.abs(sheet.standardError - whole)).toBeLessThan(1e-12)
  else expect(sheet.standardError).toBeLessThan(whole)
}

/** The same up to what rounding makes of a number on another machine. */
function expectNear(actual: unknown, kept: unknown): void {
  if (typeof actual === 'number' && typeof kept === 'number')
    return expect(Math.abs(actual - kept)).toBeLessThanOrEqual(1e-6 * Math.abs(kept) + 1e-12)
  if (typeof actual !== 'object' || actual === null) return expect(actual).toEqual(kept)
  expect(Object.keys(actual)).toEqual(Object.keys(kept as object))
  for (const [key, value] of Object.entries(actual)) expectNear(value, (kept as Record<string, unknown>)[key])
}

const linesOf = ({ wins }: Definition): number => (wins.type === 'lines' ? wins.lines.length : 0)

/** Free spins that last only as long as something walks come often and are short. */
const isRespins = ({ features = [] }: Definition, id: string): boolean =>
  features.some((feature) => feature.id === id && feature.type === 'freeSpins' && feature.untilGone === true)
