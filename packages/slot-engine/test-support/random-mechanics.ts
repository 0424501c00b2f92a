/** Small games of every win rule with every mechanic, most of them small enough to try every way a spin can go. */
import fc from 'fast-check'
import {
  ALONG,
  type BetMode,
  type CountTable,
  type Definition,
  DIRECTIONS,
  LINE_SIDES,
  NEIGHBOURS,
  NESTED_SHAPES,
  PAID,
  type ReelDefinition,
  type ShapeWins,
  type SymbolDefinition,
  WILD_MULTIPLIER_RULES,
  WILD_RUNS,
  WIN_TYPES,
  type WindowChange,
  type WinRule,
} from '../src/definition.ts'
import { parseDefinition } from '../src/game/parse/parse.ts'
import { randomAfter, randomChange, tamed } from './random-changes.ts'
import { type RandomFactors, randomFactors } from './random-factors.ts'
import { type FeatureKind, type RawFeature, randomFeature, toFeatures } from './random-features.ts'

export interface MechanicsShape {
  readonly rule?: WinRule['type']
  readonly cascades?: boolean
  /** Kinds of features that may come up; none by default. */
  readonly features?: readonly FeatureKind[]
  /** Combinations of stops and rows of a spin. */
  readonly maxCycle?: number
  /** A cap of a few bets, which rounds do reach; else it is out of reach. */
  readonly lowCap?: boolean
  /** Factors of paid spins. */
  readonly factors?: boolean
  /** Wilds draw multipliers, symbols turn into others: a spin is more than its stops. */
  readonly draws?: boolean
  /** All reels have as many rows and no wild covers its reel: symbols can walk, and stops alone decide a window. */
  readonly stops?: boolean
  /** Cells change in every spin. */
  readonly changes?: boolean
}

export function randomMechanics(shape: MechanicsShape = {}): fc.Arbitrary<Definition> {
  const game = fc
    .record({
      rule: shape.rule === undefined ? fc.constantFrom(...WIN_TYPES) : fc.constant(shape.rule),
      reels: fc.array(randomReel, { minLength: 2, maxLength: 3 }),
      otherReels: fc.option(fc.array(randomReel, { minLength: 3, maxLength: 3 }), { nil: undefined }),
      symbols: randomSymbols(shape.draws ?? true),
      wins: randomWins,
      cascades: shape.cascades === true ? randomCascades : fc.constant(undefined),
      features: fc.array(randomFeature(shape.features ?? []), { maxLength: shape.features ? 3 : 0 }),
      betCoins: fc.integer({ min: 1, max: 8 }),
      maxWin: shape.lowCap === true ? fc.integer({ min: 1, max: 12 }) : fc.constant(1_000_000),
      changes: fc.array(
        randomChange(false),
        shape.changes === true ? { minLength: 1, maxLength: 3 } : { maxLength: 0 },
      ),
      after: fc.array(randomAfter, { minLength: 1, maxLength: 2 }),
      drawnSet: fc.constantFrom(undefined, undefined, 'other', { base: 1, other: 2 }, { base: 3, other: 1 }),
      factors: shape.factors === true ? randomFactors(shape.cascades === true) : fc.constant(undefined),
    })
    .map((raw) => assemble(shape.stops === true ? stopsOnly(raw) : raw, shape))
    .filter((definition) => definition !== undefined)
  return fc.noBias(game)
}

interface RawReel {
  readonly strip: readonly number[]
  readonly rows: number
  readonly moreRows: number | undefined
  readonly weights: readonly number[] | undefined
}

const randomReel: fc.Arbitrary<RawReel> = fc.record({
  strip: fc.array(fc.nat(99), { minLength: 2, maxLength: 5 }),
  rows: fc.integer({ min: 1, max: 3 }),
  moreRows: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  weights: fc.option(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), { nil: undefined, freq: 2 }),
})

/** Coins by some of the counts from 2 on. */
const randomPays: fc.Arbitrary<CountTable> = fc
  .array(fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }), { minLength: 5, maxLength: 5 })
  .map((coins) => Object.fromEntries(coins.flatMap((value, i) => (value === undefined ? [] : [[i + 2, value]]))))

const randomSymbols = (draws: boolean) =>
  fc.record({
    pays: fc.tuple(randomPays, randomPays, randomPays),
    wild: fc.option(
      fc.record({
        multiplier: draws
          ? fc.constantFrom(undefined, 2, { 1: 1, 3: 2 }, 3, { 2: 1 })
          : fc.constantFrom<(number | CountTable | undefined)[]>(undefined, 2, 3),
        expands: fc.boolean(),
        pays: fc.option(randomPays, { nil: undefined }),
        scatterPays: fc.option(randomPays, { nil: undefined }),
        replaces: fc.constantFrom(undefined, ['a'], ['a', 'b']),
      }),
      { nil: undefined, freq: 4 },
    ),
    scatterPays: fc.option(randomPays, { nil: undefined }),
    reveals: draws
      ? fc.constantFrom(undefined, undefined, { a: 1 }, { a: 2, b: 1 })
      : fc.constant<Readonly<Record<string, number>> | undefined>(undefined),
  })

const randomWins = fc.record({
  lines: fc.array(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), { maxLength: 4 }),
  direction: fc.option(fc.constantFrom(...DIRECTIONS), { nil: undefined }),
  wildMultipliers: fc.option(fc.constantFrom(...WILD_MULTIPLIER_RULES), { nil: undefined }),
  wildRuns: fc.option(fc.constantFrom(...WILD_RUNS), { nil: undefined }),
  neighbours: fc.option(fc.constantFrom(...NEIGHBOURS), { nil: undefined }),
  paid: fc.option(fc.constantFrom(...PAID), { nil: undefined }),
  sides: fc.option(fc.constantFrom(...LINE_SIDES), { nil: undefined }),
  nested: fc.option(fc.constantFrom(...NESTED_SHAPES), { nil: undefined }),
  along: fc.option(fc.constantFrom(...ALONG), { nil: undefined }),
  cellsPaid: fc.option(fc.constantFrom('once' as const, 'perCell' as const), { nil: undefined }),
  fullWindow: fc.constantFrom<WinRule['fullWindow'][]>(
    ...([undefined, undefined, { pays: { a: 40 } }, { pays: { a: 12, b: 30, c: 30 }, wilds: 'never' }] as const),
  ),
})

const randomCascades = fc.record(
  {
    multipliers: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    refill: fc.constantFrom<('strip' | Readonly<Record<string, number>>)[]>('strip', 'strip', 'strip', {
      c: 3,
      s: 1,
      a: 1,
    }),
  },
  { requiredKeys: [] },
)

interface Raw {
  readonly rule: WinRule['type']
  readonly reels: readonly RawReel[]
  readonly otherReels: readonly RawReel[] | undefined
  readonly symbols: ReturnType<typeof randomSymbols> extends fc.Arbitrary<infer T> ? T : never
  readonly wins: typeof randomWins extends fc.Arbitrary<infer T> ? T : never
  readonly cascades: Definition['cascades'] | undefined
  readonly features: readonly RawFeature[]
  readonly changes: readonly WindowChange[]
  readonly after: readonly WindowChange[]
  readonly drawnSet: Definition['reelSet'] | undefined
  readonly factors: RandomFactors | undefined
  readonly betCoins: number
  readonly maxWin: number
}

function stopsOnly(raw: Raw): Raw {
  const { wild } = raw.symbols
  const rows = raw.reels[0]?.rows ?? 1
  const alike = (reel: RawReel): RawReel => ({ ...reel, rows, moreRows: undefined })
  return {
    ...raw,
    reels: raw.reels.map(alike),
    otherReels: raw.otherReels?.map(alike),
    symbols: { ...raw.symbols, wild: wild && { ...wild, expands: false } },
  }
}

/** What lies on strips, by how often. */
const POOL = ['a', 'a', 'b', 'b', 'c', 'w', 's', 's', 'm', 'x']

function assemble(raw: Raw, { maxCycle = 200 }: MechanicsShape): Definition | undefined {
  const symbols = toSymbols(raw)
  const base = raw.reels.map((reel) => toReel(reel, symbols, raw.rule))
  const other = raw.otherReels?.slice(0, base.length).map((reel) => toReel(reel, symbols, raw.rule))
  const reelSets = { base, ...(other && { other }) }
  const features = toFeatures(
    raw.features.map((one) => ({
      ...one,
      changes: tamed(one.changes, raw.cascades !== undefined),
    })),
    raw.rule === 'lines',
    other !== undefined,
  )
  const result = parseDefinition({
    definitionVersion: 1,
    id: 'random',
    name: 'Random',
    betCoins: raw.betCoins,
    maxWin: raw.maxWin,
    symbols,
    reelSets,
    ...(other && raw.drawnSet !== undefined && { reelSet: raw.drawnSet }),
    wins: toWins(raw, reelSets),
    ...(raw.cascades && { cascades: raw.cascades }),
    ...(raw.betCoins === 7 && !raw.cascades && { extraWilds: { symbol: 'w', counts: { 0: 2, 1: 1 } } }),
    ...(raw.changes.length > 0 && {
      changes: [...tamed(raw.changes, raw.cascades !== undefined), ...(raw.cascades ? raw.after : [])],
    }),
    ...(raw.factors && { factors: raw.factors(base.length) }),
    jackpots: [{ id: 'j', coins: 30 }],
    features,
    modes: features.flatMap(({ id, type }): BetMode[] => {
      if (type === 'holdAndWin' || type === 'collect') return []
      return [{ id: `buy-${id}`, coins: 20, buys: { feature: id, ...(type === 'freeSpins' && { spins: 2 }) } }]
    }),
  })
  const isSmall = Object.values(reelSets).every((set) => cycleOf(set) <= maxCycle)
  return result.ok && isSmall ? result.definition : undefined
}

const cycleOf = (set: readonly ReelDefinition[]): number =>
  set.reduce(
    (product, { strip, rows }) => product * strip.length * (typeof rows === 'number' ? 1 : Object.keys(rows).length),
    1,
  )

function toSymbols({
  symbols: { pays, wild, scatterPays, reveals },
  rule,
  reels,
  wins,
}: Raw): readonly SymbolDefinition[] {
  const longest = rule === 'lines' || rule === 'ways' ? reels.length : 4
  const clip = (table: CountTable, most: number) =>
    Object.fromEntries(Object.entries(table).filter(([count]) => Number(count) <= most))
  const regular = ['a', 'b', 'c'].map(
    (id, i): SymbolDefinition => ({ id, kind: 'regular', pays: clip(pays[i]!, longest) }),
  )
  const mayPay = wins.wildRuns !== 'none'
  return [
    ...regular,
    ...(wild
      ? [
          toWild(wild, {
            pays: mayPay && wild.pays ? clip(wild.pays, longest) : undefined,
            scatterPays: wild.scatterPays && clip(wild.scatterPays, reels.length),
          }),
        ]
      : []),
    { id: 's', kind: 'scatter', ...(scatterPays && { pays: clip(scatterPays, reels.length) }) },
    ...(reveals ? [{ id: 'm', kind: 'mystery', reveals } as const] : []),
    { id: 'x', kind: 'blank' },
  ]
}

function toWild(
  { multiplier, expands, replaces }: NonNullable<Raw['symbols']['wild']>,
  { pays, scatterPays }: { readonly pays: CountTable | undefined; readonly scatterPays: CountTable | undefined },
): SymbolDefinition {
  return {
    id: 'w',
    kind: 'wild',
    ...(pays && { pays }),
    ...(scatterPays && typeof multiplier !== 'object' && !expands && { scatterPays }),
    ...(multiplier !== undefined && { multiplier }),
    ...(expands && typeof multiplier !== 'object' && { expands }),
    ...(replaces && { replaces }),
  }
}

function toReel(reel: RawReel, symbols: readonly SymbolDefinition[], rule: WinRule['type']): ReelDefinition {
  const pool = POOL.filter((id) => symbols.some((symbol) => symbol.id === id))
  const { rows, moreRows } = reel
  const weights = reel.weights?.slice(0, reel.strip.length)
  const varies = rule !== 'lines' && moreRows !== undefined && moreRows !== rows
  return {
    strip: reel.strip.map((place) => pool[place % pool.length]!),
    rows: varies ? { [rows]: 2, [moreRows]: 1 } : rows,
    ...(weights?.some((weight) => weight > 0) && { weights }),
  }
}

function toWins(raw: Raw, reelSets: Readonly<Record<string, readonly ReelDefinition[]>>): WinRule {
  const { fullWindow } = raw.wins
  return { ...toRule(raw, reelSets), ...(fullWindow && { fullWindow }) }
}

function toRule({ rule, wins }: Raw, reelSets: Readonly<Record<string, readonly ReelDefinition[]>>): WinRule {
  const { lines, direction, wildMultipliers, wildRuns, neighbours, paid, sides, cellsPaid, along, nested } = wins
  const multipliers = wildMultipliers && { wildMultipliers }
  const alone = wildRuns && { wildRuns }
  const perCell = cellsPaid && { paid: cellsPaid }
  if (rule === 'clusters')
    return { type: rule, ...multipliers, ...alone, ...perCell, ...(neighbours && { neighbours }) }
  if (rule === 'straights')
    return {
      type: rule,
      ...multipliers,
      ...perCell,
      ...(wildRuns && wildRuns !== 'best' && { wildRuns }),
      ...(along && { along }),
    }
  if (rule === 'shapes')
    return {
      ...toShapes(reelSets),
      ...multipliers,
      ...(wildRuns && wildRuns !== 'best' && { wildRuns }),
      ...(nested && { nested }),
    }
  if (rule === 'anywhere') return { type: rule, ...multipliers, ...alone, ...perCell }
  if (rule === 'ways')
    return { type: rule, ...(direction && direction !== 'any' && { direction }), ...alone, ...(paid && { paid }) }
  const sets = Object.values(reelSets)
  const rows = reelSets.base!.map((_, reel) => Math.min(...sets.map((set) => Number(set[reel]!.rows))))
  return {
    type: rule,
    lines: lines.map((line) => rows.map((count, reel) => line[reel]! % count)),
    ...(direction && { direction }),
    ...(wildRuns && wildRuns !== 'each' && { wildRuns }),
    ...(sides && direction === 'both' && { sides }),
    ...multipliers,
  }
}

/** The first cells of two reels, all cells of both, a corner, and the last cells of all reels. */
function toShapes(reelSets: Readonly<Record<string, readonly ReelDefinition[]>>): ShapeWins {
  const rows = reelSets.base!.map((_, reel) => Math.min(...Object.values(reelSets).map((set) => mostRows(set[reel]!))))
  const cells = (of: (reel: number, rows: number) => readonly number[]) => rows.map((count, reel) => of(reel, count))
  return {
    type: 'shapes',
    shapes: [
      { name: 'tops', cells: cells((reel) => (reel < 2 ? [0] : [])) },
      { name: 'square', cells: cells((reel, count) => (reel < 2 && count > 1 ? [1, 0] : [])), times: 3 },
      { name: 'corner', cells: cells((reel, count) => (reel === 0 && count > 1 ? [0, 1] : reel === 1 ? [0] : [])) },
      { name: 'feet', cells: cells((_reel, count) => [count - 1]), times: 2 },
    ],
  }
}

const mostRows = ({ rows }: ReelDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...Object.keys(rows).map(Number))
