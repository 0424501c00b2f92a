/** Games of every kind a definition can say: small ones, of which every combination of stops can be tried, and large ones. */
import fc from 'fast-check'
import {
  type Combination,
  type CountTable,
  DIRECTIONS,
  LINE_SIDES,
  type LineWins,
  WILD_MULTIPLIER_RULES,
  WIN_SOURCES,
} from '../src/definition.ts'
import { parseDefinition } from '../src/game/parse/parse.ts'
import type { FixedReel, LineGame, LineSymbol, TriggeredSpins } from './line-game.ts'
import { randomSymbols, randomTable } from './random-symbols.ts'
import { enumerateCycle } from './reference-cycle.ts'
import { mean } from './reference-round.ts'

export interface GameShape {
  /** Caps of a few bets, which rounds do reach; else the cap is out of reach. */
  readonly cap?: 'low' | 'high' | 'any'
  readonly freeSpins?: boolean
  /** Combinations of stops of a small game, weights left aside. */
  readonly maxCycle?: number
  readonly size?: 'small' | 'large'
}

const SIZES = {
  small: { reels: [3, 2, 4, 5, 3, 1, 2, 4], symbols: 3, stops: [3, 7], rows: 3, weight: 4, lines: 6 },
  large: { reels: [5, 6, 3, 8, 4, 7], symbols: 8, stops: [8, 30], rows: 6, weight: 30_000, lines: 15 },
} as const
type Size = (typeof SIZES)[keyof typeof SIZES]

export function randomGame({
  cap = 'high',
  freeSpins = true,
  maxCycle = 1200,
  size: sizeName = 'small',
}: GameShape = {}): fc.Arbitrary<LineGame> {
  const size = SIZES[sizeName]
  const longest = (reels: number) =>
    sizeName === 'large' ? size.stops[1] : Math.max(1, Math.min(size.stops[1], Math.floor(maxCycle ** (1 / reels))))
  const game = fc
    .record({ reels: fc.constantFrom(...size.reels), sets: fc.constantFrom(1, 2) })
    .chain(({ reels, sets }) =>
      randomSymbols(reels, size.symbols).chain((symbols) =>
        fc.record({
          symbols: fc.constant(symbols),
          reelSets: fc.array(randomReels(reels, symbols, size, longest(reels)), { minLength: sets, maxLength: sets }),
          betCoins: fc.integer({ min: 1, max: 10 }),
          maxWin: randomCap(cap),
        }),
      ),
    )
    .chain(({ reelSets: [base, free], ...rest }) => {
      const sets = { base: base!, ...(free && { free }) }
      return fc.record({
        rest: fc.constant({ ...rest, reelSets: sets }),
        wins: randomWins(sets, rest.symbols, size),
        features: freeSpins ? randomFeatures(sets, rest.symbols) : fc.constant([]),
      })
    })
    .map(({ rest, wins, features }) => assemble({ ...rest, wins, features }, sizeName === 'small'))
  // Small values first would make most games trivial.
  return fc.noBias(game)
}

function assemble(parts: Omit<LineGame, 'definitionVersion' | 'id' | 'name'>, mayRetrigger: boolean): LineGame {
  const game = clipped({ definitionVersion: 1, id: 'random', name: 'Random', ...parts })
  const features = game.features!.map((feature, i) => (mayRetrigger ? tamed(game, feature, i) : lasting(feature)))
  const definition = { ...game, features }
  const result = parseDefinition(definition)
  if (!result.ok) throw new Error(`the generator made an invalid game: ${JSON.stringify(result.problems)}`)
  // The parser gives back what it was given, and that was a line game.
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
      symbol.kind === 'scatter'
        ? { ...symbol, pays: clip(symbol.pays)! }
        : symbol.kind === 'wild' && symbol.scatterPays
          ? { ...symbol, scatterPays: clip(symbol.scatterPays)! }
          : symbol,
    ),
    features: game.features!.map(({ trigger, retrigger, scatterPays, ...rest }) => ({
      ...rest,
      ...(scatterPays && {
        scatterPays: Object.fromEntries(Object.entries(scatterPays).map(([id, pays]) => [id, clip(pays)!])),
      }),
      trigger: { ...trigger, awards: clip(trigger.awards)! },
      ...(retrigger && { retrigger: clip(retrigger)! }),
    })),
  }
}

const lasting = ({ retrigger: _, ...rest }: TriggeredSpins): TriggeredSpins => rest

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

function randomReels(reels: number, symbols: readonly LineSymbol[], size: Size, longest: number) {
  return fc.tuple(...Array.from({ length: reels }, (_, reel) => randomReel(reel, symbols, size, longest)))
}

function randomReel(
  reel: number,
  symbols: readonly LineSymbol[],
  size: Size,
  longest: number,
): fc.Arbitrary<FixedReel> {
  const ids = symbols
    .filter((symbol) => symbol.kind !== 'wild' || symbol.reels === undefined || symbol.reels.includes(reel))
    .map(({ id }) => id)
  const strips = fc.array(fc.constantFrom(...ids), { minLength: Math.min(size.stops[0], longest), maxLength: longest })
  return strips.chain((strip) =>
    fc.record(
      {
        strip: fc.constant(strip),
        rows: fc.integer({ min: 1, max: size.rows }),
        weights: fc
          .array(fc.integer({ min: 0, max: size.weight }), { minLength: strip.length, maxLength: strip.length })
          .filter((weights) => weights.some((weight) => weight > 0)),
      },
      { requiredKeys: ['strip', 'rows'] },
    ),
  )
}

type ReelSets = Readonly<Record<string, readonly FixedReel[]>>

function randomWins(reelSets: ReelSets, symbols: readonly LineSymbol[], size: Size): fc.Arbitrary<LineWins> {
  const rows = reelSets.base!.map((_, reel) => Math.min(...Object.values(reelSets).map((set) => set[reel]!.rows)))
  return fc
    .record(
      {
        type: fc.constant('lines' as const),
        lines: fc.array(fc.tuple(...rows.map((n) => fc.integer({ min: 0, max: n - 1 }))), { maxLength: size.lines }),
        direction: fc.constantFrom(...DIRECTIONS),
        wildMultipliers: fc.constantFrom(...WILD_MULTIPLIER_RULES),
        wildRuns: fc.constantFrom('best' as const, 'own' as const, ...(paysWilds(symbols) ? [] : ['none' as const])),
        combinations: randomCombinations(rows.length, symbols),
        sides: fc.constantFrom(...LINE_SIDES),
      },
      { requiredKeys: ['type', 'lines'] },
    )
    .map(({ sides, ...wins }) => (sides && wins.direction === 'both' ? { ...wins, sides } : wins))
}

const paysWilds = (symbols: readonly LineSymbol[]): boolean =>
  symbols.some((symbol) => symbol.kind === 'wild' && symbol.pays !== undefined)

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
      // The reference tries every order.
      anyOrder: reels <= 5 ? fc.boolean() : fc.constant(false),
      multiplied: fc.boolean(),
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
      scatterPays: fc.dictionary(fc.constantFrom(...scatters), randomTable(3, 12), { maxKeys: 2 }),
      reelSet: fc.constantFrom(...Object.keys(reelSets)),
    },
    { requiredKeys: ['type', 'id', 'trigger'] },
  )
  return fc.uniqueArray(feature, { maxLength: 2, selector: ({ id }) => id })
}
