import { DEFAULT_BET } from '@spilvaerk/schemas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { alone, askServer, newKey, tellChoices } from '../../game/ask.ts'
import { modeCost } from '../../game/bet-modes.ts'
import type { PlayState } from '../../game/play-state.ts'
import { levelOf } from '../../game/preferences.ts'
import { Table, type TableMachine } from '../../game/table.ts'
import { trpc } from '../../lib/trpc.ts'
import { type Bench, PREVIEW_SERVER } from './bench.ts'
import { benchWallet } from './bench-wallet.ts'

/** The table of what stands on the bench. Bets begin at the specified level, and play with the bench's credits. */
export function useBenchTable(
  { gameId, definition, config }: Bench,
  machine: { readonly current: TableMachine | null },
): [Table, PlayState] {
  const { client } = trpc.useUtils()
  const [table] = useState(
    () =>
      new Table({
        gameId: gameId ?? 0,
        betLevels: config.betLevels,
        level: levelOf(DEFAULT_BET, config.betLevels),
        wallet: benchWallet,
        machine: () => machine.current ?? undefined,
        ...(gameId === undefined
          ? PREVIEW_SERVER
          : {
              ask: (bet) => askServer((input, options) => client.rounds.spin.mutate(input, options), bet),
              tell: (input) => tellChoices((choices, options) => client.rounds.choose.mutate(choices, options), input),
            }),
        costOf: (bet, mode) => modeCost(definition, bet, mode),
        newKey,
        now: Date.now,
        breathe: async () => {},
        alone,
      }),
  )
  useEffect(() => {
    table.enter()
    return () => table.leave()
  }, [table])
  return [table, useSyncExternalStore(table.subscribe, table.state, table.state)]
}
