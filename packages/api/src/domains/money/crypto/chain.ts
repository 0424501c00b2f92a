import type { Coin } from './coins.ts'

/** Money that arrived at an address, as a chain tells it now: of one that a reorganisation undid, it tells nothing. */
export interface Transfer {
  /** Its one name on its chain: the transaction and the place in it. */
  readonly id: string
  readonly txHash: string
  readonly units: bigint
  /** Where it stands; absent while it waits to be put into a block. */
  readonly block?: { readonly hash: string; readonly height: number }
}

/** What is looked for. */
export interface Watch {
  readonly coin: Coin
  readonly address: string
  /** The height of the chain when the address was given out: nothing is older. */
  readonly since: number
  /** Transactions that the payer has named: a hint where to look, and nothing more. */
  readonly hints: readonly string[]
}

/** A chain as its own nodes tell it. What a call throws is a chain out of reach: it can be asked again. */
export interface Chain {
  readonly name: string
  height(): Promise<number>
  transfersTo(watch: Watch): Promise<readonly Transfer[]>
}

/** Blocks from the transfer's own to the top, both counted: none while it waits. */
export const confirmationsOf = ({ block }: Transfer, height: number): number =>
  block ? Math.max(0, height - block.height + 1) : 0

export class ChainFailure extends Error {}
