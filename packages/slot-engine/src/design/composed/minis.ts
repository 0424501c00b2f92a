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
/** Shares of the bet that the four jackpots return, from the least. */
const JACKPOT_SHARES = [0.006, 0.005, 0.004, 0.003] as const
const JACKPOTS: Readonly<Record<VolatilityClass, readonly number[]>> = {
  low: [5, 10, 25, 80],
  medium: [10, 25, 100, 400],
  high: [10, 50, 200, 1000],
  extreme: [20, 100, 500, 2000],
}
const TIERS = ['mini', 'minor', 'major', 'grand'] as const

/** In bets, from the least; the greatest stays below the cap. */
export function jackpotBets({ brief }: ComposedIntent): readonly number[] {
  const tiers = JACKPOTS[brief.volatility]
  const scale = Math.min(1, (0.8 * brief.maxWin) / tiers[3]!)
  return tiers.map((tier) => Math.max(1, Math.round(tier * scale)))
}

export const jackpotsOf = (intent: ComposedIntent, betCoins: number): Jackpot[] =>
  intent.jackpots
    ? jackpotBets(intent).map((bets, i) => ({ id: TIERS[i]!, name: TIERS[i]!.toUpperCase(), coins: bets * betCoins }))
    : []

/** What a feature's prizes are multiplied by, in coins, and how often the feature starts. */
export interface MiniScale {
  readonly coins: number
  readonly odds: number
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
  const coins = WHEEL.map(([worth, weight]) => ({ weight: weight * 1000, prize: prizeOf(worth, scale) }))
  if (!wins) return coins
  const chances = jackpotChances(intent, scale.odds)
  const total = WHEEL.reduce((sum, [, weight]) => sum + weight * 1000, 0)
  const left = 1 - chances.reduce((sum, chance) => sum + chance, 0)
  const tiers = chances.map((chance, i) => ({
    weight: Math.max(1, Math.round((total * chance) / left)),
    prize: { jackpot: TIERS[i]! },
  }))
  return [...coins, ...tiers]
}

/** Of one start of what carries them. */
const jackpotChances = (intent: ComposedIntent, odds: number): number[] =>
  jackpotBets(intent).map((bets, i) => Math.min(0.12, JACKPOT_SHARES[i]! / (odds * bets)))

function holdAndWin(intent: ComposedIntent, symbol: string, scale: MiniScale, wins: boolean): HoldAndWin {
  const at = coinsAt(intent)
  const values = Object.fromEntries(COINS.map(([worth, weight]) => [String(prizeOf(worth, scale).coins), weight * 100]))
  const chances = jackpotChances(intent, scale.odds * (at + 3))
  const jackpots = Object.fromEntries(
    chances.map((chance, i) => [TIERS[i]!, Math.max(1, Math.round(chance * 100_000))]),
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
