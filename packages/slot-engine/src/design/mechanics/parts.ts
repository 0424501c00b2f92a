import {
  BASE_REEL_SET,
  type Definition,
  type FreeSpins,
  type ReelDefinition,
  type RegularSymbol,
  type SymbolDefinition,
} from '../../definition.ts'
import { meanRowsOf, mostRowsOf } from '../composed/grid.ts'
import { type Copies, copiesFor } from '../composed/places.ts'

type Wild = Extract<SymbolDefinition, { readonly kind: 'wild' }>

export const wildIn = ({ symbols }: Definition): Wild | undefined =>
  symbols.find((symbol): symbol is Wild => symbol.kind === 'wild')

export const regularsIn = ({ symbols }: Definition): RegularSymbol[] =>
  symbols.filter((symbol): symbol is RegularSymbol => symbol.kind === 'regular')

/** What its longest run pays. */
export const fullPay = ({ pays = {} }: RegularSymbol): number => Math.max(0, ...Object.values(pays))

/** Reels on which wilds may lie, without the first: a run begins with a symbol of its own there. */
export function wildReelsIn(game: Definition): number[] {
  const reels = baseOf(game).map((_, r) => r)
  return (wildIn(game)?.reels ?? reels).filter((r) => r > 0)
}

export const baseOf = ({ reelSets }: Definition): readonly ReelDefinition[] => reelSets[BASE_REEL_SET] ?? []

/** The free spins that symbols start. */
export const freeSpinsIn = ({ features = [] }: Definition): FreeSpins | undefined =>
  features.find((feature): feature is FreeSpins => feature.type === 'freeSpins' && feature.trigger !== undefined)

/** The same game with other free spins. */
export const withFreeSpins = (game: Definition, change: (feature: FreeSpins) => FreeSpins): Definition => ({
  ...game,
  features: (game.features ?? []).map((feature) =>
    feature.type === 'freeSpins' && feature.trigger ? change(feature) : feature,
  ),
})

export const withFeature = (game: Definition, feature: NonNullable<Definition['features']>[number]): Definition => ({
  ...game,
  features: [...(game.features ?? []), feature],
})

/** How often paid spins run on the ordinary reels, beside which the weights of other sets are. */
const ORDINARY = 60

/** The same game with some of its paid spins on other reels: weights by set, to be read beside sixty for the ordinary ones. */
export const mixedIn = (
  game: Definition,
  sets: Readonly<Record<string, readonly ReelDefinition[]>>,
  weights: Readonly<Record<string, number>>,
): Definition => ({
  ...game,
  reelSets: { ...game.reelSets, ...sets },
  reelSet: { ...(typeof game.reelSet === 'object' ? game.reelSet : { [BASE_REEL_SET]: ORDINARY }), ...weights },
})

/** What its scatter collects in free spins leads to levels, of which mechanics say each its part. */
export const withLevels = (game: Definition, parts: (reels: readonly ReelDefinition[]) => LevelParts): Definition => {
  const sets: Record<string, readonly ReelDefinition[]> = {}
  const free = withFreeSpins(game, (feature) => {
    const name = typeof feature.reelSet === 'string' ? feature.reelSet : BASE_REEL_SET
    const { steps, reelSets = {} } = parts(game.reelSets[name] ?? [])
    Object.assign(sets, reelSets)
    const before = feature.levels?.steps ?? []
    return {
      ...withoutRetrigger(feature),
      levels: {
        symbol: feature.trigger?.symbol ?? '',
        steps: LEVELS_AT.map((at, i) => ({ ...{ at, spins: 2 }, ...before[i], ...steps[i] })),
      },
    }
  })
  return { ...free, reelSets: { ...free.reelSets, ...sets } }
}

const LEVELS_AT = [2, 4] as const
type Level = NonNullable<FreeSpins['levels']>['steps'][number]
interface LevelParts {
  readonly steps: readonly Partial<Level>[]
  readonly reelSets?: Readonly<Record<string, readonly ReelDefinition[]>>
}

/** Without the further spins that free spins award. */
export function withoutRetrigger({ retrigger, ...feature }: FreeSpins): FreeSpins {
  return feature
}

/** Copies on the paid reels by which so many are in view about once in `spins`. */
export function copiesOnceIn(game: Definition, spins: number, at: number): Copies {
  const visible = baseOf(game).map(({ rows, strip }) => meanRowsOf(rows) / strip.length)
  return copiesFor(1 / spins, visible, at, Math.min(at, visible.length), 0)
}

/** A symbol put on the strips of some reel sets, in place of regular ones of little worth. */
export function sown(
  game: Definition,
  symbol: SymbolDefinition,
  copies: Copies,
  sets: readonly string[] = Object.keys(game.reelSets),
): Definition {
  const low = lowSymbols(game)
  const reelSets = Object.fromEntries(
    Object.entries(game.reelSets).map(([name, reels]) => [
      name,
      sets.includes(name)
        ? reels.map((reel, r) => ({ ...reel, strip: stripWith(reel, symbol.id, copies[r] ?? 0, low) }))
        : reels,
    ]),
  )
  return { ...game, symbols: [...game.symbols, symbol], reelSets }
}

/** The worse half of the regular symbols. */
export function lowSymbols({ symbols }: Definition): readonly string[] {
  const regulars = symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
  return regulars.slice(Math.floor(regulars.length / 2))
}

/** Evenly round the reel, never two in one window. */
function stripWith({ strip, rows }: ReelDefinition, id: string, copies: number, low: readonly string[]): string[] {
  const laid = [...strip]
  const gap = mostRowsOf(rows)
  for (let copy = 0; copy < copies; copy++) {
    const wanted = Math.floor(((copy + 0.5) * laid.length) / copies)
    const at = laid
      .map((_, step) => (wanted + step) % laid.length)
      .find((stop) => mayGive(laid, stop, low) && !isNear(laid, stop, id, gap))
    if (at !== undefined) laid[at] = id
  }
  return laid
}

/** A low symbol gives way where the reel has another one of it. */
const mayGive = (strip: readonly string[], stop: number, low: readonly string[]): boolean => {
  const own = strip[stop] ?? ''
  return low.includes(own) && strip.indexOf(own) !== strip.lastIndexOf(own)
}

function isNear(strip: readonly string[], stop: number, id: string, gap: number): boolean {
  for (let step = 1 - gap; step < gap; step++)
    if (strip[(stop + step + strip.length) % strip.length] === id) return true
  return false
}
