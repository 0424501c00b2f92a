import {
  BASE_REEL_SET,
  FEATURE_TYPES,
  type FeatureType,
  LIMITS,
  SYMBOL_KINDS,
  type SymbolKind,
  WIN_TYPES,
  type WinType,
} from '../../definition.ts'
import type { Field } from './field.ts'

/** What references point to, gathered before the full reading, which is what notes the problems. */
export interface Outline {
  readonly symbols: Known<SymbolOutline>
  readonly reelSets: Known<ReelSetOutline>
  readonly features: Known<FeatureOutline>
  readonly jackpots: Known<unknown>
  readonly wins: WinType | undefined
  /** What runs of wilds alone pay, where the definition says so. */
  readonly wildRuns: unknown
  readonly cascades: boolean
  /** Wilds are put on the windows of paid spins. */
  readonly addsWilds: boolean
  /** Changes touch the windows of paid spins. */
  readonly changesWindow: boolean
  /** Whether a reel lies across the top of others. */
  readonly topReels: boolean
  /** Symbols that multiply by how far their reels have moved. */
  readonly nudged: ReadonlySet<unknown>
  readonly respins: boolean
  /** Whether a wild is kept to some reels. */
  readonly keepsWilds: boolean
  /** Whether a wild covers its reel. */
  readonly expands: boolean
  /** Reels of the base set. */
  readonly reels: number
  /** Of each reel the rows that it has in every set. */
  readonly rows: readonly number[]
  /** Cells of the largest window. */
  readonly cells: number
}

/** By name; `undefined` when the names cannot be read: then no reference to one is checked. */
export type Known<T> = ReadonlyMap<string, T> | undefined

interface SymbolOutline {
  readonly kind: SymbolKind | undefined
  readonly pays: boolean
  /** A wild that pays by its number anywhere. */
  readonly isScatter: boolean
  /** The reels a wild may stand on; `undefined` for all. */
  readonly reels: readonly unknown[] | undefined
  /** A wild that covers its reel, or draws its multiplier. */
  readonly changes: boolean
  /** What a mystery symbol can turn into. */
  readonly reveals: readonly string[]
}

interface ReelSetOutline {
  /** Of each reel the most rows. */
  readonly rows: readonly number[]
  /** Whether any reel draws its rows, or a top reel lies over them: what is in a row moves. */
  readonly varies: boolean
  /** Cells of the top reel. */
  readonly above: number
}

interface FeatureOutline {
  readonly type: FeatureType | undefined
}

/** @param root the definition, muted */
export function readOutline(root: Field): Outline {
  const entries = root.at('reelSets').entries() ?? []
  const reelSets = new Map(entries.map(([name, set]) => [name, readReelSet(set, root.at('topReels').at(name))]))
  const sets = [...reelSets.values()]
  const reels = (reelSets.get(BASE_REEL_SET) ?? sets[0])?.rows.length
  const symbols = root.at('symbols').isAbsent ? undefined : byId(root.at('symbols'), LIMITS.symbols, readSymbol)
  const cells = sets.map(({ rows, above }) => rows.reduce((sum, n) => sum + n, above))
  return {
    symbols,
    reelSets: reelSets.size === 0 ? undefined : reelSets,
    features: byId(root.at('features'), LIMITS.features, (field) => ({ type: field.at('type').oneOf(FEATURE_TYPES) })),
    jackpots: byId(root.at('jackpots'), LIMITS.jackpots, (field) => field.value),
    wins: root.at('wins').at('type').oneOf(WIN_TYPES),
    wildRuns: root.at('wins').at('wildRuns').value,
    cascades: !root.at('cascades').isAbsent,
    addsWilds: !root.at('extraWilds').isAbsent,
    changesWindow: (root.at('changes').items({ min: 1, max: LIMITS.changes })?.length ?? 0) > 0,
    topReels: !root.at('topReels').isAbsent,
    nudged: new Set([root, ...(root.at('features').items({ min: 1, max: LIMITS.features }) ?? [])].flatMap(nudgedBy)),
    respins: !root.at('respins').isAbsent,
    keepsWilds: [...(symbols?.values() ?? [])].some(({ kind, reels }) => kind === 'wild' && reels !== undefined),
    expands:
      root
        .at('symbols')
        .items({ min: 1, max: LIMITS.symbols })
        ?.some((one) => one.at('expands').value === true) === true,
    reels: reels || LIMITS.reels,
    rows: Array.from({ length: reels || LIMITS.reels }, (_, reel) =>
      Math.min(...sets.map((set) => set.rows[reel] ?? LIMITS.rows), LIMITS.rows),
    ),
    cells: Math.max(...cells, 0) || LIMITS.reels * LIMITS.rows,
  }
}

const nudgedBy = (spins: Field): readonly unknown[] =>
  (spins.at('changes').items({ min: 1, max: LIMITS.changes }) ?? []).flatMap((change) =>
    change.at('adds').isAbsent
      ? []
      : (change.at('symbols').items({ min: 1, max: LIMITS.symbols }) ?? []).map(({ value }) => value),
  )

/** A list that is left out names nothing. */
function byId<T>(field: Field, max: number, read: (field: Field) => T): Known<T> {
  if (field.isAbsent) return new Map()
  const items = field.items({ min: 0, max })
  return items && new Map(items.flatMap((item) => withId(item, read)))
}

function withId<T>(field: Field, read: (field: Field) => T): (readonly [string, T])[] {
  const id = field.at('id').value
  return typeof id === 'string' ? [[id, read(field)]] : []
}

function readSymbol(field: Field): SymbolOutline {
  const reels = field.at('reels').items({ min: 1, max: LIMITS.reels })
  return {
    kind: field.at('kind').oneOf(SYMBOL_KINDS),
    pays:
      !field.at('pays').isAbsent &&
      field
        .at('pays')
        .entries()
        ?.every(([, coins]) => coins.value === 0) !== true,
    isScatter: !field.at('scatterPays').isAbsent,
    reels: reels?.map((reel) => reel.value),
    changes: field.at('expands').value === true || field.at('multiplier').isRecord,
    reveals:
      field
        .at('reveals')
        .entries()
        ?.map(([id]) => id) ?? [],
  }
}

function readReelSet(set: Field, top: Field): ReelSetOutline {
  const reels = set.items({ min: 1, max: LIMITS.reels }) ?? []
  const rows = reels.map((reel) => reel.at('rows'))
  const above = top.at('reels').optional((under) => under.items({ min: 1, max: LIMITS.reels })?.length) ?? 0
  return { rows: rows.map(mostRows), varies: !top.isAbsent || rows.some((field) => field.isRecord), above }
}

function mostRows(field: Field): number {
  if (!field.isRecord) return field.integer({ min: 1, max: LIMITS.rows }) ?? LIMITS.rows
  const drawn = field.entries()?.filter(([, weight]) => weight.value !== 0) ?? []
  const most = Math.max(...drawn.map(([rows]) => Number(rows)))
  return Number.isInteger(most) && most >= 1 && most <= LIMITS.rows ? most : LIMITS.rows
}
