import type { Definition, Jackpot } from '../../definition.ts'
import type { Mechanic, Place } from './mechanic.ts'
import { withFeature } from './parts.ts'

/** Of the bet, into the pool. A round may put in a coin at most. */
const CONTRIBUTION = 0.01
const MOST_PPM = 1_000_000

const PRIZES = [
  [1, 60],
  [2, 25],
  [5, 10],
] as const

/**
 * A jackpot that every round fills: the greatest of those that the game has, else one of its own, on a wheel that may turn after any
 * paid spin, beside smaller prizes.
 * @param height that it has to be paid below, by what it starts from
 */
export const pooled = (own: Pick<Jackpot, 'id' | 'name'>, startBets: number, height?: number): Mechanic => ({
  prizes: { feature: `${own.id}-wheel`, share: 0.04 },
  write: (game, place) => {
    const pool = (jackpot: Jackpot): Jackpot => ({
      ...jackpot,
      contributionPpm: Math.min(MOST_PPM, Math.round(CONTRIBUTION * game.betCoins * 1e6)),
      ...(height !== undefined && { mustHitBy: height * jackpot.coins }),
    })
    const greatest = game.jackpots?.at(-1)
    if (greatest === undefined) return withWheel(game, place, pool({ ...own, coins: place.coins(startBets) }))
    return { ...game, jackpots: (game.jackpots ?? []).map((one) => (one === greatest ? pool(one) : one)) }
  },
})

const withWheel = (game: Definition, { coins }: Place, jackpot: Jackpot): Definition =>
  withFeature(
    { ...game, jackpots: [jackpot] },
    {
      type: 'wheel',
      id: `${jackpot.id}-wheel`,
      chance: { hit: 1, miss: 99, when: 'after' },
      segments: [
        ...PRIZES.map(([bets, weight]) => ({ weight, prize: { coins: coins(bets) } })),
        { weight: 1, prize: { jackpot: jackpot.id } },
      ],
    },
  )
