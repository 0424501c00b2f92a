import type { ExportedSlot } from '@spilvaerk/schemas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { modeCost } from '../game/bet-modes.ts'
import { createMemoryWallet, type MemoryWallet } from '../game/memory-wallet.ts'
import type { PlayState } from '../game/play-state.ts'
import { PlayStore, type RoundDisplay } from '../game/play-store.ts'
import { createLocalRounds, type LocalRounds } from './local-rounds.ts'

const PAUSE_MS = 300
/** An exported file has one game. */
const GAME_ID = 1

export interface StandalonePlay {
  readonly store: PlayStore
  readonly state: PlayState
  readonly wallet: MemoryWallet
  readonly rounds: LocalRounds
}

/** The play of an exported game: its rounds come from the engine in the page, not from the server. */
export function useStandalonePlay(
  game: ExportedSlot,
  machine: { readonly current: RoundDisplay | null },
): StandalonePlay {
  const [made] = useState(() => {
    const wallet = createMemoryWallet()
    const rounds = createLocalRounds(game.definition, game.definitionHash)
    let key = 0
    const store = new PlayStore({
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
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
      alone: (_, work) => work(),
    })
    return { store, wallet, rounds }
  })
  useEffect(() => {
    made.store.enter()
    return () => made.store.leave()
  }, [made])
  const state = useSyncExternalStore(made.store.subscribe, made.store.state)
  return { ...made, state }
}
