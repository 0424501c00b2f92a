/** Small games of every kind a definition can say, small enough to try every combination of stops. */
import fc from 'fast-check'
import {
  type Combination,
  type CountTable,
  DIRECTIONS,
  type LineWins,
  WILD_MULTIPLIER_RULES,
  WIN_SOURCES,
} from '../src/definition.ts'
import { parseDefinition } from '../src/parse/parse.ts'
import type { FixedReel, LineGame, LineSymbol, TriggeredSpins } from './line-game.ts'
import { enumerateCycle } from './reference-cycle.ts'
import { mean } from './reference-round.ts'

export interface GameShape {
  /** Caps of a few bets, which rounds do reach; else the cap is out of reach. */
  readonly cap?: 'low' | 'high' | 'any'
  readonly freeSpins?: boolean
  readonly maxCycle?: number
}

export function randomGame({
  cap = 'high',
  freeSpins = true,
  maxCycle = 1200,
}: GameShape = {}): fc.Arbitrary<LineGame> {
  const game = fc
    .record({ reels: fc.constantFrom(3, 2, 4, 5, 3, 1, 2, 4), sets: fc.constantFrom(1, 2) })
    .chain(({ reels, sets }) =>
      randomSymbols(reels).chain((symbols) =>
        fc.record({
          symbols: fc.constant(symbols),
          reelSets: fc.array(randomReels(reels, symbols, maxCycle), { minLength: sets, maxLength: sets }),
          betCoins: fc.integer({ min: 1, max: 10 }),
          maxWin: randomCap(cap),
        }),
      ),
    )
    .chain(({ reelSets: [base, free], ...rest }) => {
      const sets = { base: base!, ...(free && { free }) }
      return fc.record({
        rest: fc.constant({ ...rest, reelSets: sets }),
        wins: randomWins(sets, rest.symbols),
        features: freeSpins ? randomFeatures(sets, rest.symbols) : fc.constant([]),
      })
    })
    .map(({ rest, wins, features }) => assemble({ ...rest, wins, features }))
  // Small values first would make most games trivial.
  return fc.noBias(game)
}

function assemble(parts: Omit<LineGame, 'definitionVersion' | 'id' | 'name'>): LineGame {
  const game = clipped({ definitionVersion: 1, id: 'random', name: 'Random', ...parts })
  const definition = { ...game, features: game.features!.map((feature, i) => tamed(game, feature, i)) }
  const result = parseDefinition(definition)
  if (!result.ok) throw new Error(`the generator made an invalid game: ${JSON.stringify(result.problems)}`)
  // It is what went in.
  return result.definition as LineGame
}

/** Without the scatter counts for which no window has the cells. */
function clipped(game: LineGame): LineGame {
  const sets = Object.values(game.reelSets)
  const cells = Math.max(...sets.map((set) => set.reduce((sum, { rows }) => sum + rows, 0)))
  const clip = (table: CountTable | undefined) =>
    table && Object.fromEntries(Object.entries(table).filter(([count]) => Number(count) <= cells))
  return {
    ...game,
    symbols: game.symbols.map((symbol) =>
      symbol.kind === 'scatter' ? { ...symbol, pays: clip(symbol.pays)! } : symbol,
    ),
    features: game.features!.map(({ trigger, retrigger, ...rest }) => ({
      ...rest,
      trigger: { ...trigger, awards: clip(trigger.awards)! },
      ...(retrigger && { retrigger: clip(retrigger)! }),
    })),
  }
}

/** With at most half a further spin for each free spin: with a rare retrigger, or none, where there would be more. */
function tamed(game: LineGame, feature: TriggeredSpins, index: number): TriggeredSpins {
  const { retrigger, ...rest } = feature
  if (retrigger === undefined) return rest
  const most = Math.max(1, ...Object.keys(retrigger).map(Number))
  const choices = [feature, { ...rest, retrigger: { [most]: 1 } }]
  const further = (choice: TriggeredSpins) => {
    const features = game.features!.with(index, choice)
    return mean(enumerateCycle({ ...game, features }, choice), ({ awards }) => awards[index]!)
  }
  return choices.find((choice) => further(choice) <= 0.5) ?? rest
}

const randomCap = (cap: 'low' | 'high' | 'any'): fc.Arbitrary<number> => {
  const low = fc.integer({ min: 1, max: 15 })
  const high = fc.constant(1_000_000)
  return cap === 'any' ? fc.oneof(low, high) : cap === 'low' ? low : high
}

/** Coins by some of the counts from 1 to `most`. They may fall as the count rises. */
function randomTable(most: number, greatest: number): fc.Arbitrary<CountTable> {
  const coins = fc.option(fc.integer({ min: 0, max: greatest }), { nil: undefined, freq: 3 })
  return fc.array(coins, { minLength: most, maxLength: most }).map((list) => {
    const listed = list.flatMap((value, i) => (value === undefined ? [] : [[i + 1, value] as const]))
    return Object.fromEntries(listed)
  })
}

function randomSymbols(reels: number): fc.Arbitrary<readonly LineSymbol[]> {
  const pays = randomTable(reels, 30)
  const counts = fc.record({
    regular: fc.integer({ min: 1, max: 3 }),
    wild: fc.integer({ min: 0, max: 2 }),
    scatter: fc.integer({ min: 0, max: 2 }),
    blank: fc.integer({ min: 0, max: 1 }),
  })
  return counts.chain((n) => {
    const ids = (kind: keyof typeof n) => Array.from({ length: n[kind] }, (_, i) => `${kind}-${i}`)
    const regular = ids('regular').map((id) =>
      fc.record({ id: fc.constant(id), kind: fc.constant('regular' as const), pays }),
    )
    const scatter = ids('scatter').map((id) =>
      fc.record({ id: fc.constant(id), kind: fc.constant('scatter' as const), pays: randomTable(4, 30) }),
    )
    const wild = ids('wild').map((id) => {
      const others = [...ids('regular'), ...ids('wild')].filter((other) => other !== id)
      return randomWild(id, others, reels)
    })
    const blank = ids('blank').map((id) => fc.constant({ id, kind: 'blank' as const }))
    const all: fc.Arbitrary<LineSymbol>[] = [...regular, ...wild, ...scatter, ...blank]
    return fc.tuple(...all).chain((symbols) => fc.shuffledSubarray(symbols, { minLength: symbols.length }))
  })
}

function randomWild(id: string, others: readonly string[], reels: number): fc.Arbitrary<LineSymbol> {
  const everyReel = Array.from({ length: reels }, (_, reel) => reel)
  return fc.record(
    {
      id: fc.constant(id),
      kind: fc.constant('wild' as const),
      pays: randomTable(reels, 40),
      replaces: fc.subarray([...others]),
      multiplier: fc.integer({ min: 1, max: 4 }),
      reels: fc.subarray(everyReel, { minLength: 1 }),
    },
    { requiredKeys: ['id', 'kind'] },
  )
}

function randomReels(reels: number, symbols: readonly LineSymbol[], maxCycle: number) {
  const longest = Math.max(1, Math.min(7, Math.floor(maxCycle ** (1 / reels))))
  return fc.tuple(...Array.from({ length: reels }, (_, reel) => randomReel(reel, symbols, longest)))
}

function randomReel(reel: number, symbols: readonly LineSymbol[], longest: number): fc.Arbitrary<FixedReel> {
  const ids = symbols
    .filter((symbol) => symbol.kind !== 'wild' || symbol.reels === undefined || symbol.reels.includes(reel))
    .map(({ id }) => id)
  return fc.array(fc.constantFrom(...ids), { minLength: Math.min(3, longest), maxLength: longest }).chain((strip) =>
    fc.record(
      {
        strip: fc.constant(strip),
        rows: fc.integer({ min: 1, max: 3 }),
        weights: fc
          .array(fc.integer({ min: 0, max: 4 }), { minLength: strip.length, maxLength: strip.length })
          .filter((weights) => weights.some((weight) => weight > 0)),
      },
      { requiredKeys: ['strip', 'rows'] },
    ),
  )
}

type ReelSets = Readonly<Record<string, readonly FixedReel[]>>

function randomWins(reelSets: ReelSets, symbols: readonly LineSymbol[]): fc.Arbitrary<LineWins> {
  const rows = reelSets.base!.map((_, reel) => Math.min(...Object.values(reelSets).map((set) => set[reel]!.rows)))
  return fc.record(
    {
      type: fc.constant('lines' as const),
      lines: fc.array(fc.tuple(...rows.map((n) => fc.integer({ min: 0, max: n - 1 }))), { maxLength: 6 }),
      direction: fc.constantFrom(...DIRECTIONS),
      wildMultipliers: fc.constantFrom(...WILD_MULTIPLIER_RULES),
      combinations: randomCombinations(rows.length, symbols),
    },
    { requiredKeys: ['type', 'lines'] },
  )
}

function randomCombinations(reels: number, symbols: readonly LineSymbol[]): fc.Arbitrary<readonly Combination[]> {
  const slot = fc.option(
    fc.subarray(
      symbols.map(({ id }) => id),
      { minLength: 1 },
    ),
    { freq: 3 },
  )
  const combination = fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 8 }),
      slots: fc.array(slot, { minLength: reels, maxLength: reels }),
      coins: fc.integer({ min: 0, max: 60 }),
      anyOrder: fc.boolean(),
    },
    { requiredKeys: ['name', 'slots', 'coins'] },
  )
  return fc.uniqueArray(combination, { maxLength: 3, selector: ({ name }) => name })
}

function randomFeatures(reelSets: ReelSets, symbols: readonly LineSymbol[]): fc.Arbitrary<readonly TriggeredSpins[]> {
  const scatters = symbols.filter((symbol) => symbol.kind === 'scatter').map(({ id }) => id)
  if (scatters.length === 0) return fc.constant([])
  const feature = fc.record(
    {
      type: fc.constant('freeSpins' as const),
      id: fc.constantFrom('one', 'two'),
      trigger: fc.record({ symbol: fc.constantFrom(...scatters), awards: randomTable(3, 4) }),
      retrigger: randomTable(3, 2),
      multiplier: fc.integer({ min: 1, max: 3 }),
      multiplies: fc.subarray([...WIN_SOURCES]),
      reelSet: fc.constantFrom(...Object.keys(reelSets)),
    },
    { requiredKeys: ['type', 'id', 'trigger'] },
  )
  return fc.uniqueArray(feature, { maxLength: 2, selector: ({ id }) => id })
}
