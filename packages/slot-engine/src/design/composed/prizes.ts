import type { CountTable, Definition, ReelDefinition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { countChances } from '../../game/tables/columns.ts'
import { prove } from '../../proof/analyse/analyse.ts'
import type { ComposedIntent } from './intent.ts'
import { coinsAt } from './layout.ts'
import { jackpotsOf, type MiniScale, miniFeatures, miniShares, mostWheelScale } from './minis.ts'
import { tailOn } from './places.ts'

/** Of something that a paid spin pays besides what its win rule does, in bets. */
export interface Moments {
  readonly mean: number
  readonly variance: number
}

const NONE: Moments = { mean: 0, variance: 0 }

/** What the prize symbol pays, by its number in view; in coins, as `pays`. */
export function prizeMoments(reels: readonly ReelDefinition[], symbol: string, pays: CountTable): Moments {
  const chances = reels.reduce<number[]>(
    (sum, reel) =>
      convolve(
        sum,
        countChances(reel, (id) => id === symbol),
      ),
    [1],
  )
  const keys = Object.keys(pays).map(Number)
  const worth = chances.map((_, count) => pays[String(Math.max(...keys.filter((key) => key <= count), -1))] ?? 0)
  const mean = chances.reduce((sum, chance, count) => sum + chance * worth[count]!, 0)
  return { mean, variance: chances.reduce((sum, chance, count) => sum + chance * worth[count]! ** 2, 0) - mean ** 2 }
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      sum[i + j]! += x * y
    })
  })
  return sum
}

/** Coins for which the prizes of every mini-game return its share of the bet. */
export function miniScales(
  intent: ComposedIntent,
  base: readonly ReelDefinition[],
  betCoins: number,
): Record<string, MiniScale> {
  const shares = miniShares(intent)
  const unit = 10_000
  const odds = intent.bonus ? tailOn(base, intent.bonus.id, 3) : 0
  const coinOdds = intent.coin ? tailOn(base, intent.coin.id, coinsAt(intent)) : 0
  const units = Object.fromEntries(
    Object.keys(shares).map((id) => {
      const chance = id === 'holdAndWin' ? coinOdds : odds / intent.minis.length
      return [id, { coins: unit, odds: chance }]
    }),
  )
  const top = intent.features.wheelTop
  return Object.fromEntries(
    Object.entries(shares).map(([id, share]) => {
      const one = { ...units[id]!, coins: unit }
      const mean =
        id === 'holdAndWin'
          ? holdMoments(intent, base, units, betCoins, false).mean
          : boughtMean(intent, id, units, betCoins) * one.odds
      const scale = { ...one, coins: (unit * share * betCoins) / mean }
      return [
        id,
        id === 'wheel' && top !== undefined ? toppedScale(intent, scale, top * betCoins, share * betCoins) : scale,
      ]
    }),
  )

  /** What the other segments pay beside a best one of so much, for the wheel to return its share as nearly as they can. */
  function toppedScale(of: ComposedIntent, first: MiniScale, most: number, wanted: number): MiniScale {
    let scale = { ...first, top: most }
    for (let round = 0; round < 3; round++) {
      const mean = boughtMean(of, 'wheel', { ...units, wheel: scale }, betCoins) * scale.odds
      scale = { ...scale, coins: Math.min(mostWheelScale(most), (scale.coins * wanted) / mean) }
    }
    return scale
  }
}

/** Coins per start. */
const boughtMean = (
  intent: ComposedIntent,
  id: string,
  scales: Readonly<Record<string, MiniScale>>,
  betCoins: number,
): number => bought(intent, id, scales, betCoins, false).mean

function bought(
  intent: ComposedIntent,
  id: string,
  scales: Readonly<Record<string, MiniScale>>,
  betCoins: number,
  jackpots: boolean,
): Moments {
  const features = miniFeatures(intent, scales, jackpots).filter(({ type }) => type !== 'holdAndWin')
  const game = bare(intent, features, betCoins, [{ strip: ['blank'], rows: 1 }])
  const sheet = prove(compile({ ...game, modes: [{ id: 'buy', coins: betCoins, buys: { feature: id } }] }), {
    mode: 'buy',
  })
  return { mean: sheet.rtp * betCoins, variance: (sheet.standardDeviation * betCoins) ** 2 }
}

/** A game of nothing but these features. */
const bare = (
  intent: ComposedIntent,
  features: Definition['features'],
  betCoins: number,
  reels: readonly ReelDefinition[],
): Definition => {
  const coin = intent.coin?.id ?? 'coin'
  const shown = (id: string): string => (id === coin ? coin : 'blank')
  return {
    definitionVersion: 1,
    id: 'bare',
    name: 'Bare',
    betCoins,
    maxWin: intent.brief.maxWin,
    symbols: [
      { id: 'blank', kind: 'blank' },
      { id: coin, kind: 'scatter' },
      ...(intent.bonus ? [{ id: intent.bonus.id, kind: 'scatter' as const }] : []),
    ],
    reelSets: { base: reels.map((reel) => ({ ...reel, strip: reel.strip.map(shown) })) },
    wins: { type: 'lines', lines: [reels.map(() => 0)] },
    jackpots: jackpotsOf(intent, betCoins),
    features: features ?? [],
  }
}

function holdMoments(
  intent: ComposedIntent,
  base: readonly ReelDefinition[],
  scales: Readonly<Record<string, MiniScale>>,
  betCoins: number,
  jackpots: boolean,
): Moments {
  const held = miniFeatures(intent, scales, jackpots).filter(({ type }) => type === 'holdAndWin')
  const sheet = prove(compile(bare(intent, held, betCoins, base)))
  return { mean: sheet.rtp * betCoins, variance: (sheet.standardDeviation * betCoins) ** 2 }
}

/** What the mini-games pay on a paid spin, jackpots and the cap of a round counted in. Coins. */
export function miniMoments(
  intent: ComposedIntent,
  base: readonly ReelDefinition[],
  scales: Readonly<Record<string, MiniScale>>,
  betCoins: number,
): Moments {
  const { bonus, coin, minis } = intent
  const first = minis.length > 1 ? 'bonus' : minis[0]
  const odds = bonus ? tailOn(base, bonus.id, 3) : 0
  const one = first ? bought(intent, first, scales, betCoins, true) : NONE
  const held = coin ? holdMoments(intent, base, scales, betCoins, true) : NONE
  const mean = odds * one.mean
  return {
    mean: mean + held.mean,
    variance: odds * (one.variance + one.mean ** 2) - mean ** 2 + held.variance,
  }
}
