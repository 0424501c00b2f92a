import type { PayKind } from '../../game/core/pays.ts'

/** The rounds that a row of a sheet speaks of, as data: `showsRow` tells whether a round is one. */
export type RowRounds =
  /** Rounds that pay so many coins, both ends included. */
  | { readonly type: 'win'; readonly fromCoins: number; readonly toCoins: number }
  /** Rounds with such a win of the pay table, on paid spins (`base`) or in the free spins of that id. */
  | {
      readonly type: 'pay'
      readonly source: string
      readonly kind: PayKind
      /** Symbol id, or the name of a combination. */
      readonly of: string
      readonly from: number
      readonly to: number
    }
