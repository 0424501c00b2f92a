import { entryOf, type Meter } from '@spilvaerk/slot-engine/shared'
import type { Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import type { HandWays } from './law.ts'
import { handsAt } from './places.ts'
import type { Hands, PointSpot } from './spots.ts'

const isNatural = (points: number, cards: number): boolean => cards === 2 && points >= 8

const MOMENTS: Readonly<Record<string, (hands: Hands) => boolean>> = {
  tie: ({ player, banker }) => player === banker,
  natural: (hands) => isNatural(hands.player, hands.playerCards) || isNatural(hands.banker, hands.bankerCards),
  'player-natural': ({ player, playerCards }) => isNatural(player, playerCards),
  'banker-natural': ({ banker, bankerCards }) => isNatural(banker, bankerCards),
  'six-cards': ({ playerCards, bankerCards }) => playerCards + bankerCards === 6,
}

const WINNING = Array.from({ length: 9 }, (_, i) => i + 1)

/** Nobody chooses: the points and the numbers of cards at the end. What pairs pay is not known together with them. */
export const openingOf = (points: readonly PointSpot[], ways: (meter: Meter) => HandWays): Opening => ({
  chances: (meter) => sharesOf(ways(meter)),
  moments: new Map([
    ...Object.entries(MOMENTS).map(([name, holds]) => [name, (at: number) => holds(handsAt(at))] as const),
    ...WINNING.map((sum) => [`win-with-${sum}`, (at: number) => isWonWith(sum, handsAt(at))] as const),
  ]),
  knows: (spot) => spot < points.length,
  joint(spot, _, meter) {
    const { step, pays } = entryOf(points, spot)
    return {
      unitCoins: step,
      outcomes: sharesOf(ways(meter)).map((chance, at) => ({
        ...{ at, stakedCoins: step, paidCoins: pays(handsAt(at)), chance },
      })),
    }
  },
})

const isWonWith = (sum: number, { player, banker }: Hands): boolean =>
  player !== banker && Math.max(player, banker) === sum

function sharesOf(ways: HandWays): readonly Fraction[] {
  const all = [...ways].reduce((sum, count) => sum + BigInt(count), 0n)
  return Array.from(ways, (count) => Fraction.of(BigInt(count), all))
}
