import type { Holder, PaidHand, ProgressiveBet, ProgressiveHand, TableDefinition } from '@spilvaerk/table-games'

export type PokerGame = Extract<TableDefinition, { kind: 'threeCardPoker' | 'caribbeanStud' | 'letItRide' }>

/** A pay table beside the cloth. */
interface SpotPays {
  readonly spot: string
  readonly rows: readonly PaidHand[]
  /** Whose cards it reads together, and how many they are; of nobody where the hand that counts is another. */
  readonly of: readonly Holder[]
  readonly size: 3 | 5
  /** By row, what is paid of a pool or beside it, where a bet wins that instead of times its stake. */
  readonly prizes?: readonly ProgressiveHand[]
}

/** What lies on the cloth of a kind of poker. */
export interface PokerTable {
  readonly hands: readonly { readonly of: 'dealer' | 'community' | 'player'; readonly places: number }[]
  readonly pays: readonly SpotPays[]
}

/** The dealer sits above, the player below. */
export function pokerTable(definition: PokerGame): PokerTable {
  switch (definition.kind) {
    case 'threeCardPoker':
      return {
        hands: [
          { of: 'dealer', places: 3 },
          { of: 'player', places: 3 },
        ],
        pays: [
          ...paid('ante', definition.anteBonus, ['player'], 3),
          ...paid('pairPlus', definition.pairPlus?.pays, ['player'], 3),
          // Six cards of both hands, of which the best five count: no row is lit.
          ...paid('sixCards', definition.sixCards?.pays, [], 5),
        ],
      }
    case 'caribbeanStud':
      return {
        hands: [
          { of: 'dealer', places: 5 },
          { of: 'player', places: 5 },
        ],
        pays: [
          ...paid('ante', definition.pays, ['player'], 5),
          ...paid('bonus', definition.bonus?.pays, ['player'], 5),
          ...(definition.progressive ? [ofPool('progressive', definition.progressive)] : []),
        ],
      }
    case 'letItRide':
      return {
        hands: [
          { of: 'community', places: 2 },
          { of: 'player', places: 3 },
        ],
        pays: [
          ...paid('bet', definition.pays, ['player', 'community'], 5),
          ...paid('threeCards', definition.threeCards?.pays, ['player'], 3),
        ],
      }
  }
}

/** A hand is read by what it is paid while nothing has gathered. */
const ofPool = (spot: string, { pays, startCoins }: ProgressiveBet): SpotPays => ({
  ...{ spot, of: ['player'], size: 5, prizes: pays },
  rows: pays.map(({ coins = 0, percent, ...hand }) => ({
    ...hand,
    pays: percent === undefined ? coins : (startCoins * percent) / 100,
  })),
})

const paid = (
  spot: string,
  rows: readonly PaidHand[] | undefined,
  of: readonly Holder[],
  size: 3 | 5,
): readonly SpotPays[] => (rows ? [{ spot, rows, of, size }] : [])
