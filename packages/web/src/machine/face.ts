import {
  type CountTable,
  type Definition,
  definitionIn,
  type Gamble,
  type Jackpot,
  type ReelDefinition,
  type SymbolKind,
} from '@spilvaerk/slot-engine'
import { type FaceFeature, faceFeature } from './face-feature.ts'
import { ranksOf, type SymbolRank } from './look/symbols/ranks.ts'
import type { GameLook } from './look/vocabulary.ts'
import { type FaceMeters, metersOf } from './meters.ts'
import type { OwnArt } from './own-art.ts'

/** All that a machine shows of a game. It decides nothing: a round's events say what happens. */
export interface Face {
  readonly name: string
  readonly palette: FacePalette
  /** How it is dressed; without, in the house's cabinet. */
  readonly look?: GameLook
  /** The address of its painted symbols, where the server has them. */
  readonly sheet?: string
  /** What its maker put in the place of what is painted. */
  readonly own?: OwnArt
  readonly betCoins: number
  /** The most a round pays. */
  readonly maxCoins: number
  readonly gamble?: Gamble
  readonly symbols: readonly FaceSymbol[]
  readonly reelSets: Readonly<Record<string, readonly FaceReel[]>>
  /** By reel set, what lies across its reels. */
  readonly topReels: Readonly<Record<string, FaceTop>>
  readonly lines: readonly (readonly number[])[]
  readonly triggers: readonly FaceTrigger[]
  /** By id. */
  readonly features: Readonly<Record<string, FaceFeature>>
  readonly jackpots: readonly Jackpot[]
  /** What factors are called, by id. */
  readonly factors: Readonly<Record<string, string>>
  readonly meters: FaceMeters
  /** By bet mode, where it has parts of its own. */
  readonly modes: Readonly<Record<string, Face>>
}

export type FacePalette = readonly [ground: string, deep: string, main: string, light: string]

export interface FaceSymbol {
  readonly id: string
  readonly name: string
  readonly emoji?: string
  readonly kind: SymbolKind
  readonly rank?: SymbolRank
  /** It adds to what multiplies a spin, and starts nothing. */
  readonly multiplies?: true
  /** Shown in the place of the emoji's drawing. */
  readonly picture?: string
  /** Whether the picture stands in the frame and the light of the look. */
  readonly isFramed?: true
}

/** Whether a cell with it shows nothing. */
export const isEmpty = ({ kind, emoji, picture }: FaceSymbol): boolean => kind === 'blank' && !(picture ?? emoji)

export interface FaceReel {
  readonly strip: readonly string[]
  /** Its own: what lies over it comes on top. */
  readonly rows: number
  /** The earlier reel with which it turns as one. */
  readonly follows?: number
}

/** A reel across others: what lies over a reel is row 0 of that reel's part of the window. */
export interface FaceTop {
  readonly reels: readonly number[]
  readonly strip: readonly string[]
}

/** What starts, or prolongs, a feature: `needed` of `symbol` anywhere in the window. */
export interface FaceTrigger {
  readonly symbol: string
  readonly needed: number
  /** The spins it counts in: paid ones, or those of one feature. */
  readonly during: 'paid' | { readonly feature: string }
}

export const BASE_REELS = 'base'

export function faceOf(definition: Definition, palette: FacePalette, look?: GameLook, own?: OwnArt): Face {
  const ranks = ranksOf(definition.symbols)
  return {
    name: definition.name,
    palette,
    ...(look && { look }),
    ...(own && { own }),
    betCoins: definition.betCoins,
    maxCoins: definition.maxWin * definition.betCoins,
    ...(definition.gamble === undefined ? {} : { gamble: definition.gamble }),
    symbols: definition.symbols.map((symbol) => ({
      id: symbol.id,
      name: symbol.name ?? symbol.id,
      kind: symbol.kind,
      rank: ranks.get(symbol.id) ?? 'token',
      ...(symbol.emoji === undefined ? {} : { emoji: symbol.emoji }),
      ...('adds' in symbol && symbol.adds !== undefined && { multiplies: true as const }),
      ...own?.symbolOf(symbol.id),
    })),
    reelSets: Object.fromEntries(
      Object.entries(definition.reelSets).map(([set, reels]) => [
        set,
        reels.map((reel) => ({
          strip: reel.strip,
          rows: mostRows(reel),
          ...(reel.follows === undefined ? {} : { follows: reel.follows }),
        })),
      ]),
    ),
    topReels: definition.topReels ?? {},
    lines: linesOf(definition),
    triggers: (definition.features ?? []).flatMap(triggersOf),
    features: Object.fromEntries(
      (definition.features ?? []).map((feature) => [feature.id, faceFeature(feature, definition)]),
    ),
    jackpots: definition.jackpots ?? [],
    factors: Object.fromEntries(factorsOf(definition).map(({ id, name }) => [id, name ?? id])),
    meters: metersOf(definition),
    modes: Object.fromEntries(
      (definition.modes ?? []).flatMap(({ id, instead }) =>
        instead ? [[id, faceOf(definitionIn(definition, id), palette, look, own)]] : [],
      ),
    ),
  }
}

/** None where free spins or a bet mode have lines of their own: then a line's number does not say where it runs. */
function linesOf({ wins, features = [], modes = [] }: Definition): Face['lines'] {
  const spins = features.flatMap((feature) => (feature.type === 'freeSpins' ? [feature] : []))
  const hasOthers = [...spins, ...modes].some(({ instead }) => instead?.wins?.type === 'lines')
  return wins.type === 'lines' && !hasOthers ? wins.lines : []
}

/** The face of a round in this bet mode. */
export const faceIn = (face: Face, mode: string | undefined): Face => face.modes[mode ?? ''] ?? face

const factorsOf = ({ factors = [], features = [] }: Definition) => [
  ...factors,
  ...features.flatMap((feature) => (feature.type === 'freeSpins' ? (feature.factors ?? []) : [])),
]

/** A reel whose rows are drawn has room for the most it can show. */
const mostRows = ({ rows }: ReelDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...Object.keys(rows).map(Number))

function triggersOf({ id, trigger: started, ...feature }: NonNullable<Definition['features']>[number]): FaceTrigger[] {
  if (started === undefined) return []
  // Whether the others come into view does not show in the number of one.
  if (started.also !== undefined) return []
  if ('at' in started && !started.inWin) return [{ symbol: started.symbol, needed: started.at, during: 'paid' }]
  // How long a win of the symbol can still become does not show in the number of its cells.
  if (started.inWin || 'at' in started) return []
  const further = feature.type === 'freeSpins' ? (feature.retrigger ?? {}) : {}
  return [...trigger(started.symbol, started.awards, 'paid'), ...trigger(started.symbol, further, { feature: id })]
}

function trigger(symbol: string, awards: CountTable, during: FaceTrigger['during']): FaceTrigger[] {
  const counts = Object.entries(awards).flatMap(([count, spins]) => (spins > 0 ? [Number(count)] : []))
  return counts.length === 0 ? [] : [{ symbol, needed: Math.min(...counts), during }]
}

export const reelsOf = (face: Face, set: string): readonly FaceReel[] =>
  face.reelSets[set] ?? face.reelSets[BASE_REELS] ?? []

export const topOf = (face: Face, set: string): FaceTop | undefined => face.topReels[set]

/** The most rows that each reel's part of the window can have. */
export const windowRows = (face: Face, set: string): readonly number[] =>
  reelsOf(face, set).map(({ rows }, reel) => rows + (topOf(face, set)?.reels.includes(reel) ? 1 : 0))

/** By reel the first of those with which it turns as one: most are their own. */
export const leadersOf = (reels: readonly FaceReel[]): readonly number[] => {
  const leaders: number[] = []
  for (const [reel, { follows }] of reels.entries())
    leaders.push(follows === undefined ? reel : (leaders[follows] ?? reel))
  return leaders
}
