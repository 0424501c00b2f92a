import type { Choice, PlacedBet, TableRound } from '@spilvaerk/table-games'
import type { RoundRefusal } from '../../game/play-phase.ts'

/** A round as far as it is known. */
export interface TableResult {
  /** Undefined where nobody keeps it. */
  readonly roundId: string | undefined
  readonly bets: readonly PlacedBet[]
  readonly choices: readonly Choice[]
  readonly round: TableRound
  /** The balance after it, where money is played for. In DKK. */
  readonly balance?: number | undefined
  /** What a progressive pool paid beside the round, in DKK. */
  readonly besides?: number | undefined
}

export type TableAnswer =
  | { readonly kind: 'round'; readonly result: TableResult }
  /** Nothing was played, and the reason. */
  | { readonly kind: 'refused'; readonly message: string; readonly refusal?: RoundRefusal | undefined }
  /** Whether anything was played is unknown. */
  | { readonly kind: 'unanswered'; readonly message: string }

/** What the proved strategy does at the menu that is open. */
export interface TableAdvice {
  readonly move: string
  readonly coins: number
  /** What each move wins on average, in the bet that is asked about, where that is known. */
  readonly values?: readonly { readonly move: string; readonly edge: number }[]
}

/** A move that the proved strategy would not have made. */
export interface TableMistake {
  readonly move: string
  readonly best: string
  /** What it costs on average, as a share of the bet that was asked about. */
  readonly cost: number
}

/** Moves that are as good read as no mistake: below what the figures show. */
const LEAST_COST = 0.00005

/** What each other move is worse by, the least first; undefined where it is not known what the best one is worth. */
export function mistakesOf({ move: best, values = [] }: TableAdvice): readonly TableMistake[] | undefined {
  const known = values.find((one) => one.move === best)
  return (
    known &&
    values
      .map(({ move, edge }) => ({ move, best, cost: known.edge - edge }))
      .filter(({ cost }) => cost >= LEAST_COST)
      .toSorted((a, b) => a.cost - b.cost)
  )
}

/** What a move was worse by, where the figures of both are known. */
export const mistakeOf = (advice: TableAdvice, move: string): TableMistake | undefined =>
  mistakesOf(advice)?.find((one) => one.move === move)

/** Who plays the rounds: the server, or the package in this browser. */
export interface TableServer {
  /** The same key gives the same round. */
  spin(bets: readonly PlacedBet[], key: string): Promise<TableAnswer>
  /** The round as it is now, by its id. */
  get(roundId: string): Promise<TableAnswer>
  /** Always all choices so far: a repeat changes nothing. */
  choose(result: TableResult, choices: readonly Choice[]): Promise<TableAnswer>
  /** The round of this game that waits for its player, if there is one. */
  open(): Promise<TableResult | undefined>
  /** Nothing where there is none. */
  advice(result: TableResult): Promise<TableAdvice | undefined>
}
