import type { ExportedGame } from '@spilvaerk/schemas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { modeCost } from '../game/bet-modes.ts'
import type { PlayState } from '../game/play-state.ts'
import { Table, type TableMachine } from '../game/table.ts'
import { createLocalRounds, type LocalRounds } from './local-rounds.ts'
import { createMemoryWallet, type MemoryWallet } from './memory-wallet.ts'

const BREATH_MS = 300
/** In a file there is but one game. */
const GAME_ID = 1

export interface StandaloneTable {
  readonly table: Table
  readonly state: PlayState
  readonly wallet: MemoryWallet
  readonly rounds: LocalRounds
}

/** A table that asks the engine on board where the site's asks the server. */
export function useStandaloneTable(
  game: ExportedGame,
  machine: { readonly current: TableMachine | null },
): StandaloneTable {
  const [made] = useState(() => {
    const wallet = createMemoryWallet()
    const rounds = createLocalRounds(game.definition, game.definitionHash)
    let key = 0
    const table = new Table({
      gameId: GAME_ID,
      betLevels: game.betLevels,
      level: Math.min(2, game.betLevels.length - 1),
      wallet,
      machine: () => machine.current ?? undefined,
      ask: rounds.ask,
      tell: rounds.tell,
      costOf: (bet, mode) => modeCost(game.definition, bet, mode),
      newKey: () => String(++key),
      now: Date.now,
      breathe: () => new Promise((resolve) => setTimeout(resolve, BREATH_MS)),
      alone: (_, work) => work(),
    })
    return { table, wallet, rounds }
  })
  useEffect(() => {
    made.table.enter()
    return () => made.table.leave()
  }, [made])
  const state = useSyncExternalStore(made.table.subscribe, made.table.state)
  return { ...made, state }
}
