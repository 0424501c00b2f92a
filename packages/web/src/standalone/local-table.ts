import type { Choice, PlacedBet, TableDefinition } from '@spilvaerk/table-games'
import { localServer } from '../table/play/local-server.ts'
import type { TableResult, TableServer } from '../table/play/table-server.ts'
import { drawSeed } from './draw-seed.ts'

/** All that a round of a table follows from, beside the game, and what it came to. All amounts are coins. */
export interface PlayedTableRound {
  readonly seed: string
  readonly bets: readonly PlacedBet[]
  readonly choices: readonly Choice[]
  readonly stakedCoins: number
  readonly totalCoins: number
}

export interface LocalTable {
  readonly server: TableServer
  /** The next round comes from this seed, once. */
  setSeed(seed: string | undefined): void
  /** A round of the latest seed, as it is told to others. */
  played(result: TableResult): PlayedTableRound
}

/** Rounds of a table that are decided in the page: what a seed gives here, it gives on the server. */
export function createLocalTable(definition: TableDefinition, draw = drawSeed): LocalTable {
  let wished: string | undefined
  let seed = ''
  const server = localServer(definition, () => {
    seed = wished ?? draw()
    wished = undefined
    return seed
  })
  return {
    server,
    setSeed: (next) => {
      wished = next
    },
    played: ({ bets, choices, round }) => ({
      ...{ seed, bets, choices, stakedCoins: round.stakedCoins, totalCoins: round.paidCoins },
    }),
  }
}
