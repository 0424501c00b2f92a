/** What the spots pay on what may come of a round. */
import { gcd } from '@spilvaerk/slot-engine/shared'
import type { BaccaratCardCount, BaccaratDefinition } from '../../definition.gen.ts'

/** The end of a round, without the ranks of its pairs. */
export interface Hands {
  readonly player: number
  readonly banker: number
  readonly playerCards: number
  readonly bankerCards: number
}

/** What the first two cards of a side are: nothing, of one rank, or of one suit too. */
export type PairKind = 0 | 1 | 2

/** Spots that pay by the points, and what they pay back for `step` coins. */
export interface PointSpot {
  readonly id: string
  readonly step: number
  readonly pays: (hands: Hands) => number
}

/** Spots that pay by pairs, and what they pay to one; 0 where they lose. */
export interface PairSpot {
  readonly id: string
  readonly pays: (player: PairKind, banker: PairKind) => number
}

const isNatural = (points: number, cards: number): boolean => cards === 2 && points >= 8
const toOne = (pays: number, holds: boolean): number => (holds ? pays + 1 : 0)

export function pointSpots(definition: BaccaratDefinition): readonly PointSpot[] {
  const { tie, dragon7, panda8, super6, dragonBonus, cardCount } = definition
  const spot = (id: string, pays: PointSpot['pays']): PointSpot => ({ id, step: 1, pays })
  return [
    bankerSpot(definition),
    spot('player', ({ player, banker }) => (player === banker ? 1 : toOne(1, player > banker))),
    spot('tie', ({ player, banker }) => toOne(tie, player === banker)),
    ...(dragon7 ? [spot('dragon-7', (hands) => toOne(dragon7, isThreeCardSeven(hands)))] : []),
    ...(panda8 ? [spot('panda-8', (hands) => toOne(panda8, isThreeCardEight(hands)))] : []),
    ...(super6 ? [spot('super-6', ({ player, banker }) => toOne(super6, banker === 6 && player < 6))] : []),
    ...(dragonBonus ? dragonSpots(dragonBonus) : []),
    ...(cardCount ? countSpots(cardCount) : []),
  ]
}

const isThreeCardSeven = ({ player, banker, bankerCards }: Hands): boolean =>
  banker === 7 && bankerCards === 3 && player < 7
const isThreeCardEight = ({ player, banker, playerCards }: Hands): boolean =>
  player === 8 && playerCards === 3 && banker < 8

/** Its step is the fewest coins of which a win is whole. */
function bankerSpot({ banker: rule, commission = 5 }: BaccaratDefinition): PointSpot {
  const step = rule === 'commission' ? 100 / gcd(100, commission) : rule === 'halfOnSix' ? 2 : 1
  const won = (hands: Hands): number => {
    if (rule === 'commission') return 2 * step - (step * commission) / 100
    if (rule === 'halfOnSix' && hands.banker === 6) return step + step / 2
    return rule === 'pushOnThreeCardSeven' && isThreeCardSeven(hands) ? step : 2 * step
  }
  return {
    ...{ id: 'banker', step },
    pays: (hands) => (hands.player === hands.banker ? step : hands.banker > hands.player ? won(hands) : 0),
  }
}

function dragonSpots({ natural, margins }: NonNullable<BaccaratDefinition['dragonBonus']>): readonly PointSpot[] {
  const spot = (
    id: string,
    own: (hands: Hands) => readonly [points: number, cards: number, other: number, otherCards: number],
  ) => ({
    ...{ id, step: 1 },
    pays: (hands: Hands): number => {
      const [points, cards, other, otherCards] = own(hands)
      if (isNatural(points, cards)) {
        if (points === other && isNatural(other, otherCards)) return 1
        return toOne(natural, points > other)
      }
      const pays = margins[String(points - other)]
      return pays === undefined ? 0 : pays + 1
    },
  })
  return [
    spot('dragon-player', ({ player, banker, playerCards, bankerCards }) => [player, playerCards, banker, bankerCards]),
    spot('dragon-banker', ({ player, banker, playerCards, bankerCards }) => [banker, bankerCards, player, playerCards]),
  ]
}

/** By the spot, from how many cards to how many it wins on. */
const COUNTS = {
  fourCards: { id: 'small', from: 4, to: 4 },
  fiveCards: { id: 'five-cards', from: 5, to: 5 },
  sixCards: { id: 'six-cards', from: 6, to: 6 },
  fiveOrSix: { id: 'big', from: 5, to: 6 },
} as const satisfies Readonly<Record<keyof BaccaratCardCount, object>>

function countSpots(pays: BaccaratCardCount): readonly PointSpot[] {
  return (['fourCards', 'fiveCards', 'sixCards', 'fiveOrSix'] as const).flatMap((name) => {
    const ratio = pays[name]
    if (ratio === undefined) return []
    const { id, from, to } = COUNTS[name]
    const divisor = gcd(ratio.pays, ratio.per)
    const step = ratio.per / divisor
    const won = step + ratio.pays / divisor
    return {
      ...{ id, step },
      pays: ({ playerCards, bankerCards }: Hands) => {
        const cards = playerCards + bankerCards
        return cards >= from && cards <= to ? won : 0
      },
    }
  })
}

export function pairSpots({ pair, eitherPair, perfectPair }: BaccaratDefinition): readonly PairSpot[] {
  const perfect = (player: PairKind, banker: PairKind): number => Number(player === 2) + Number(banker === 2)
  return [
    ...(pair ? [{ id: 'player-pair', pays: (player: PairKind) => (player > 0 ? pair : 0) }] : []),
    ...(pair ? [{ id: 'banker-pair', pays: (_: PairKind, banker: PairKind) => (banker > 0 ? pair : 0) }] : []),
    ...(eitherPair
      ? [{ id: 'either-pair', pays: (player: PairKind, banker: PairKind) => (player + banker > 0 ? eitherPair : 0) }]
      : []),
    ...(perfectPair
      ? [
          {
            id: 'perfect-pair',
            pays: (player: PairKind, banker: PairKind) =>
              [0, perfectPair.one, perfectPair.both][perfect(player, banker)] ?? 0,
          },
        ]
      : []),
  ]
}
