/** What the spots pay back on the two cards. */
import { RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts'
import type { DragonTigerDefinition } from '../../definition.gen.ts'

const COUNT = RANKS.length
const SEVEN = 7
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const
const [DIAMONDS, HEARTS] = [SUITS.indexOf('d'), SUITS.indexOf('h')]

/** From the ace, which is 1, to the king, which is 13. */
export const countOf = (card: number): number => ((rankOf(card) + 1) % COUNT) + 1

/** Below 0 where the tiger's card is higher, above 0 where the dragon's is. */
export const compared = (dragon: number, tiger: number): number => countOf(dragon) - countOf(tiger)

export interface SideSpot {
  readonly id: string
  readonly group: string
  readonly step: number
  /** What is paid back for `step` coins. */
  readonly back: (dragon: number, tiger: number) => number
}

type Holds = (card: number) => boolean

export function spotsOf(definition: DragonTigerDefinition): readonly SideSpot[] {
  const { onTie = 'half', tie, suitedTie, cards = {} } = definition
  const [step, tied] = { half: [2, 1], lose: [1, 0], push: [1, 1] }[onTie] as [number, number]
  const side = (id: string, sign: number): SideSpot => ({
    ...{ id, group: id, step },
    back: (dragon, tiger) => {
      const difference = sign * compared(dragon, tiger)
      return difference === 0 ? tied : difference > 0 ? 2 * step : 0
    },
  })
  const plain = (id: string, pays: number, holds: (dragon: number, tiger: number) => boolean): SideSpot => ({
    ...{ id, group: id, step: 1 },
    back: (dragon, tiger) => (holds(dragon, tiger) ? pays + 1 : 0),
  })
  return [
    side('dragon', 1),
    side('tiger', -1),
    ...(tie ? [plain('tie', tie.pays, (one, other) => rankOf(one) === rankOf(other))] : []),
    ...(suitedTie ? [plain('suited-tie', suitedTie.pays, (one, other) => one === other)] : []),
    ...(['dragon', 'tiger'] as const).flatMap((of) =>
      betsOn(cards).map(([name, pays, holds]) =>
        plain(`${of}-${name}`, pays, (dragon, tiger) => holds(of === 'dragon' ? dragon : tiger)),
      ),
    ),
  ]
}

function betsOn(cards: NonNullable<DragonTigerDefinition['cards']>): readonly (readonly [string, number, Holds])[] {
  const { bigSmall, oddEven, colour, suit, seven = 'loses' } = cards
  const counts =
    (holds: Holds): Holds =>
    (card) =>
      (seven === 'counts' || countOf(card) !== SEVEN) && holds(card)
  const isRed: Holds = (card) => suitOf(card) === DIAMONDS || suitOf(card) === HEARTS
  const pair = (pays: number | undefined, ...bets: readonly (readonly [string, Holds])[]) =>
    pays === undefined ? [] : bets.map(([name, holds]) => [name, pays, holds] as const)
  return [
    ...pair(bigSmall, ['big', (card) => countOf(card) > SEVEN], ['small', (card) => countOf(card) < SEVEN]),
    ...pair(
      oddEven,
      ['odd', counts((card) => countOf(card) % 2 === 1)],
      ['even', counts((card) => countOf(card) % 2 === 0)],
    ),
    ...pair(colour, ['red', counts(isRed)], ['black', counts((card) => !isRed(card))]),
    ...pair(suit, ...SUIT_NAMES.map((name, at) => [name, counts((card) => suitOf(card) === at)] as const)),
  ]
}
