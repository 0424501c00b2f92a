/** Games with published answers, in the format of `par-sheets/`, as definitions. */
import { readFileSync } from 'node:fs'
import type { Definition, Direction, LineWins } from '../src/definition.ts'
import type { FixedReel, LineGame, LineSymbol, TriggeredSpins } from './line-game.ts'

type Pays = Readonly<Record<string, number>>

export interface PublishedGame {
  readonly id: string
  readonly reels: number
  readonly rows: number
  readonly symbols: readonly { readonly id: number; readonly type: 'normal' | 'wild' | 'scatter' | 'blank' }[]
  readonly bet: { readonly unitsPerSpin: number }
  readonly evaluation: {
    readonly type: 'lines' | 'combos' | 'ways'
    readonly direction?: string
    readonly combos?: readonly {
      readonly name: string
      readonly slots: readonly (readonly number[])[]
      readonly anyOrder: boolean
      readonly pay: number
    }[]
  }
  readonly paytable: { readonly pays: Readonly<Record<string, Pays>> } | null
  readonly wild: {
    readonly symbols: readonly number[]
    readonly reels: readonly number[]
    readonly substitutesForAllExcept: readonly number[]
    readonly multiplier?: { readonly oncePerLine: number }
  } | null
  readonly scatter: {
    readonly symbol: number
    readonly pays: Pays
    readonly paidIn: 'total bet' | 'line bet' | 'none'
  } | null
  readonly freeSpins: {
    readonly trigger: { readonly symbol: number; readonly awards: Pays }
    readonly retrigger: { readonly awards: Pays } | null
    readonly multiplier: number
    readonly strips: readonly (readonly number[])[] | null
  } | null
  readonly strips: readonly (readonly number[])[]
  readonly weights?: readonly (readonly number[])[]
  readonly paylines: readonly (readonly number[])[] | null
  readonly features?: { readonly cascade: { readonly multiplierByFall: readonly number[] } } | null
  readonly published: PublishedFigures
  readonly ownCalculation: CalculatedFigures
}

interface PublishedFigures {
  readonly rtp: number
  readonly decimals: number
  readonly cycle: number
}

/** Percentages of the bet, σ in bets, and exact sums over the cycle in coins. */
interface CalculatedFigures {
  readonly rtp: number
  readonly baseHitFrequencyPct: number
  readonly baseLinesPct: number
  readonly baseScatterPct: number
  readonly baseSigma: number
  readonly sigmaPerPaidSpin?: number
  readonly maxBaseWinTotalBets: number
  readonly baseSums: {
    readonly stopCombinations: number
    readonly payInUnits: number
    readonly payingCombinations: number
    readonly featureTriggers: number
    readonly freeSpinsAwarded: number
    readonly sumOfSquaredPay: number
  }
  readonly freeSums?: {
    readonly stopCombinations: number
    readonly payInUnits: number
    readonly freeSpinsAwarded: number
  }
}

export function readPublishedGame(number: 1 | 2 | 3 | 4 | 5): PublishedGame {
  return JSON.parse(readFileSync(new URL(`./par-sheets/published-${number}.json`, import.meta.url), 'utf8'))
}

/** Likewise, of a sheet whose wins are by ways or come in cascades. */
export function mechanicsFromParSheet(game: PublishedGame): Definition {
  const cascade = game.features?.cascade
  const sheet = fromParSheet(game)
  const features = sheet.features?.map((free) => ({ ...free, multiplies: ['lines'] as const }))
  return {
    ...sheet,
    wins: game.evaluation.type === 'ways' ? { type: 'ways' } : sheet.wins,
    ...(features && { features }),
    ...(cascade && { cascades: { multipliers: cascade.multiplierByFall } }),
  }
}

/** A coin is one bet unit of the sheet, and the cap is out of reach. */
export function fromParSheet(game: PublishedGame): LineGame {
  const free = game.freeSpins
  return {
    definitionVersion: 1,
    id: game.id,
    name: game.id,
    betCoins: game.bet.unitsPerSpin,
    maxWin: 1_000_000,
    symbols: game.symbols.map((symbol) => toSymbol(game, symbol)),
    reelSets: {
      base: toReels(game, game.strips, game.weights),
      ...(free?.strips && { free: toReels(game, free.strips) }),
    },
    wins: toWins(game),
    ...(free && { features: [toFreeSpins(free)] }),
  }
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  leftToRight: 'left',
  rightToLeft: 'right',
  bothWays: 'both',
  anyAdjacent: 'any',
}

const idOf = (symbol: number): string => `s${symbol}`

function toSymbol(game: PublishedGame, { id, type }: PublishedGame['symbols'][number]): LineSymbol {
  const pays = game.paytable?.pays[id]
  const base = { id: idOf(id), ...(pays && { pays }) }
  switch (type) {
    case 'normal':
      return { ...base, kind: 'regular' }
    case 'blank':
      return { id: idOf(id), kind: 'blank' }
    case 'wild':
      return { ...base, kind: 'wild', ...toWildRule(game) }
    case 'scatter':
      return { id: idOf(id), kind: 'scatter', ...toScatterPays(game, id) }
  }
}

function toWildRule({ wild, symbols }: PublishedGame) {
  if (wild === null) return {}
  const replaced = symbols.filter(({ id, type }) => type === 'normal' && !wild.substitutesForAllExcept.includes(id))
  return {
    reels: wild.reels.map((reel) => reel - 1),
    replaces: replaced.map(({ id }) => idOf(id)),
    ...(wild.multiplier && { multiplier: wild.multiplier.oncePerLine }),
  }
}

function toScatterPays({ scatter, bet }: PublishedGame, id: number) {
  if (scatter?.symbol !== id) return {}
  const unit = scatter.paidIn === 'total bet' ? bet.unitsPerSpin : 1
  return { pays: Object.fromEntries(Object.entries(scatter.pays).map(([count, pay]) => [count, pay * unit])) }
}

function toReels(
  game: PublishedGame,
  strips: PublishedGame['strips'],
  weights?: PublishedGame['weights'],
): FixedReel[] {
  return strips.map((strip, reel) => {
    const own = weights?.[reel]
    return { strip: strip.map(idOf), rows: game.rows, ...(own && { weights: own }) }
  })
}

function toWins(game: PublishedGame): LineWins {
  const { combos, direction } = game.evaluation
  return {
    type: 'lines',
    lines: game.paylines ?? [],
    direction: DIRECTIONS[direction ?? 'leftToRight']!,
    ...(combos && {
      combinations: combos.map(({ name, slots, anyOrder, pay }) => ({
        name,
        slots: slots.map((slot) => slot.map(idOf)),
        anyOrder,
        coins: pay,
      })),
    }),
  }
}

function toFreeSpins(free: NonNullable<PublishedGame['freeSpins']>): TriggeredSpins {
  return {
    type: 'freeSpins',
    id: 'free',
    trigger: { symbol: idOf(free.trigger.symbol), awards: free.trigger.awards },
    ...(free.retrigger && { retrigger: free.retrigger.awards }),
    multiplier: free.multiplier,
    ...(free.strips && { reelSet: 'free' }),
  }
}
