import { createContext, useContext } from 'react'
import type { FeltProps, TableSpot } from './felt.ts'

/** What spots and chips on the felt share. */
export interface FeltShared
  extends Pick<FeltProps, 'bets' | 'lying' | 'paid' | 'place' | 'take' | 'money' | 'phase' | 'moves' | 'names'> {
  /** Coins of the chips of the table, ascending. */
  readonly values: readonly number[]
  /** DKK for each coin. */
  readonly coin: number
  readonly spots: ReadonlyMap<string, TableSpot>
  /** The spot that the keyboard is at. */
  readonly current: string | undefined
  readonly setCurrent: (id: string | undefined) => void
}

export const FeltContext = createContext<FeltShared | undefined>(undefined)

export function useFelt(): FeltShared {
  const shared = useContext(FeltContext)
  if (shared === undefined) throw new Error('a spot outside of a felt')
  return shared
}
