import type { Feature, HoldAndWin, Jackpot, Ladder, Pick, Weighted, Wheel } from '../../definition.ts'
import type { VolatilityClass } from '../../proof/sheet.ts'
import { type ComposedIntent, MINI_GAMES, type MiniGame } from './intent.ts'
import { coinsAt } from './layout.ts'

/** Shares of the bet that mini-games are meant to return. */
const SHARE: Readonly<Record<MiniGame | 'holdAndWin', number>> = {
  wheel: 0.05,
  pick: 0.05,
  ladder: 0.05,
  holdAndWin: 0.1,
}
/** Shares of the bet that the least and the greatest jackpot return, of so much for all. */
const [LEAST_SHARE, GREATEST_SHARE, ALL_SHARES] = [0.006, 0.003, 0.018]
/** Bets of the usual four. */
const JACKPOTS: Readonly<Record<VolatilityClass, readonly number[]>> = {
  low: [5, 10, 25, 80],
  medium: [10, 25, 100, 400],
  high: [10, 50, 200, 1000],
  extreme: [20, 100, 500, 2000],
}
const TIERS: Readonly<Record<number, readonly string[]>> = {
  1: ['grand'],
  2: ['minor', 'grand'],
  3: ['mini', 'major', 'grand'],
  4: ['mini', 'minor', 'major', 'grand'],
  5: ['mini', 'minor', 'midi', 'major', 'grand'],
  6: ['mini', 'minor', 'midi', 'major', 'mega', 'grand'],
}
const USUAL_COUNT = 4
const tiersOf = ({ features: { jackpots } }: ComposedIntent): readonly string[] =>
  TIERS[typeof jackpots === 'object' ? jackpots.count : USUAL_COUNT] ?? []
/** What a tier is called. */
const nameAt = (intent: ComposedIntent, index: number): string => {
  const { jackpots } = intent.features
  const named = typeof jackpots === 'object' ? jackpots.names?.[index] : undefined
  return named ?? tierAt(intent, index).toUpperCase()
}
const tierAt = (intent: ComposedIntent, index: number): string => tiersOf(intent)[index] ?? `tier-${index + 1}`

/** Between the first and the last of a list that is spread over so many places. */
const placeOf = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 1)

/** In bets, from the least; the greatest stays below the cap. */
export function jackpotBets(intent: ComposedIntent): readonly number[] {
  const { brief, features } = intent
  const wished = typeof features.jackpots === 'object' ? features.jackpots.bets : undefined
  if (wished) return wished
  const usual = JACKPOTS[brief.volatility]
  const [least = 1, greatest = least] = [usual[0], usual.at(-1)]
  const count = tiersOf(intent).length
  const tiers =
    count === usual.length
      ? usual
      : Array.from({ length: count }, (_, index) => least * (greatest / least) ** placeOf(index, count))
  const scale = Math.min(1, (0.8 * brief.maxWin) / greatest)
  return tiers.map((tier) => Math.max(1, Math.round(tier * scale)))
}

/** Shares of the bet, from the least jackpot. */
function jackpotShares(intent: ComposedIntent): readonly number[] {
  const { length } = tiersOf(intent)
  const shares = Array.from(
    { length },
    (_, index) => LEAST_SHARE + (GREATEST_SHARE - LEAST_SHARE) * placeOf(index, length),
  )
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share * ALL_SHARES) / total)
}

export const jackpotsOf = (intent: ComposedIntent, betCoins: number): Jackpot[] =>
  intent.jackpots
    ? jackpotBets(intent).map((bets, i) => {
        return { id: tierAt(intent, i), name: nameAt(intent, i), coins: bets * betCoins }
      })
    : []

/** What a feature's prizes are multiplied by, in coins, and how often the feature starts. */
export interface MiniScale {
  readonly coins: number
  readonly odds: number
  /** What a wheel pays at most, where that is wished for. */
  readonly top?: number
}

const WHEEL = [
  [0.4, 20],
  [0.6, 18],
  [0.8, 16],
  [1, 14],
  [1.5, 10],
  [2.5, 6],
  [5, 2],
] as const
/** The second best of a wheel pays at most half of the best. */
export const mostWheelScale = (top: number): number => top / 5

const PICK = [
  [0.3, 5],
  [0.5, 4],
  [0.8, 3],
  [1.5, 2],
] as const
const RUNGS = [0.4, 0.7, 1.1, 1.7, 2.6, 4, 6] as const
const COINS = [
  [0.5, 400],
  [1, 300],
  [2, 150],
  [3, 80],
  [5, 50],
  [10, 20],
] as const

const prizeOf = (worth: number, { coins }: MiniScale) => ({ coins: Math.max(1, Math.round(worth * coins)) })

/** @param scales by feature id; a feature whose jackpots are to be left out is not in `jackpots` */
export function miniFeatures(
  intent: ComposedIntent,
  scales: Readonly<Record<string, MiniScale>>,
  withJackpots: boolean,
): Feature[] {
  const wins = withJackpots && intent.jackpots
  const trigger = { symbol: intent.bonus?.id ?? '', at: 3 }
  const several = intent.minis.length > 1
  const minis = intent.minis.map((type) =>
    miniGame(intent, type, { id: type, ...(several ? {} : { trigger }) }, scales[type]!, wins && !intent.coin),
  )
  const gate: Wheel[] = several
    ? [
        {
          type: 'wheel',
          id: 'bonus',
          trigger,
          segments: intent.minis.map((feature) => ({ weight: 1, prize: { feature } })),
        },
      ]
    : []
  const held = intent.coin ? [holdAndWin(intent, intent.coin.id, scales.holdAndWin!, wins)] : []
  return [...gate, ...minis, ...held]
}

type Shared = Omit<Wheel, 'type' | 'segments'>

function miniGame(
  intent: ComposedIntent,
  type: MiniGame,
  shared: Shared,
  scale: MiniScale,
  wins: boolean,
): Wheel | Pick | Ladder {
  switch (type) {
    case 'wheel':
      return { ...shared, type, segments: segmentsOf(intent, scale, wins) }
    case 'pick': {
      const items = PICK.map(([worth, count]) => ({ count, prize: prizeOf(worth, scale) }))
      return { ...shared, type, items: [...items, { count: 3, prize: { nothing: true }, ends: true }] }
    }
    case 'ladder':
      return { ...shared, type, rungs: RUNGS.map((worth) => ({ prize: prizeOf(worth, scale), up: 3, down: 2 })) }
  }
}

function segmentsOf(intent: ComposedIntent, scale: MiniScale, wins: boolean): Weighted[] {
  const plain = WHEEL.map(([worth, weight]) => ({ weight: weight * 1000, prize: prizeOf(worth, scale) }))
  const coins = [...withTop(plain, scale)]
  if (!wins) return coins
  const chances = jackpotChances(intent, scale.odds)
  const total = WHEEL.reduce((sum, [, weight]) => sum + weight * 1000, 0)
  const left = 1 - chances.reduce((sum, chance) => sum + chance, 0)
  const tiers = chances.map((chance, i) => ({
    weight: Math.max(1, Math.round((total * chance) / left)),
    prize: { jackpot: tierAt(intent, i) },
  }))
  return [...coins, ...tiers]
}

/** Of what the wheel pays, so much is on its best segment where that is named. */
const TOP_SHARE = 0.2

/** The best segment pays what is wished for, as seldom as brings its share. */
function withTop(segments: readonly CoinSegment[], { top }: MiniScale): readonly CoinSegment[] {
  if (top === undefined) return segments
  const others = segments.slice(0, -1)
  const paid = others.reduce((sum, { weight, prize }) => sum + weight * prize.coins, 0)
  return [
    ...others,
    { weight: Math.max(1, Math.round((paid * TOP_SHARE) / (1 - TOP_SHARE) / top)), prize: { coins: top } },
  ]
}

interface CoinSegment {
  readonly weight: number
  readonly prize: { readonly coins: number }
}

/** Of one start of what carries them. */
function jackpotChances(intent: ComposedIntent, odds: number): number[] {
  const shares = jackpotShares(intent)
  return jackpotBets(intent).map((bets, i) => Math.min(0.12, (shares[i] ?? 0) / (odds * bets)))
}

function holdAndWin(intent: ComposedIntent, symbol: string, scale: MiniScale, wins: boolean): HoldAndWin {
  const at = coinsAt(intent)
  const values = Object.fromEntries(COINS.map(([worth, weight]) => [String(prizeOf(worth, scale).coins), weight * 100]))
  const chances = jackpotChances(intent, scale.odds * (at + 3))
  const jackpots = Object.fromEntries(
    chances.map((chance, i) => [tierAt(intent, i), Math.max(1, Math.round(chance * 100_000))]),
  )
  return {
    type: 'holdAndWin',
    id: 'hold-and-win',
    trigger: { symbol, at },
    respins: 3,
    values,
    ...(wins ? { jackpots } : {}),
    landing: { hit: 1, miss: 18 },
    fullCoins: Math.round(20 * scale.coins),
  }
}

/** Shares of the bet that the mini-games are to return by id of their scale, less each where there are many. */
export function miniShares(intent: ComposedIntent): Readonly<Record<string, number>> {
  const wanted = [
    ...MINI_GAMES.filter((type) => intent.minis.includes(type)),
    ...(intent.coin ? ['holdAndWin' as const] : []),
  ]
  const total = wanted.reduce((sum, type) => sum + SHARE[type], 0)
  const scale = Math.min(1, 0.2 / Math.max(total, 1e-9))
  return Object.fromEntries(wanted.map((type) => [type, SHARE[type] * scale]))
}
