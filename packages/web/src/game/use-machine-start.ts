import { useCallback, useEffect, useState } from 'react'
import { useVisitorPresence } from '../lib/visitor-presence.ts'
import type { GamePlay } from './game-play.ts'
import { usePlayState } from './use-play-state.ts'

/** Without any interaction the machine is set up after this. */
const PATIENCE_MS = 4000

interface MachineStart {
  readonly isWanted: boolean
  /** It is wanted for a round. */
  readonly isAsked: boolean
  /** Asks for the machine; settles once it can show rounds and an unfinished round has been resumed. */
  readonly whenReady: () => Promise<void>
  readonly onReady: () => void
}

/**
 * When the machine is set up: at the first interaction, when it is asked for, or after a while.
 * Setting it up blocks a phone for so long that the page should be readable and usable before.
 */
export function useMachineStart(): MachineStart {
  const isHere = useVisitorPresence(PATIENCE_MS)
  const [isAsked, setAsked] = useState(false)
  const [ready] = useState(createSignal)
  const whenReady = useCallback(() => {
    setAsked(true)
    return ready.given
  }, [ready])
  return { isWanted: isHere || isAsked, isAsked, whenReady, onReady: ready.give }
}

/** Resumes the round that a reload interrupted, as soon as the machine can show it, without waiting for the player. */
export function useUnfinishedRound({ game, store, wallet }: GamePlay, { whenReady, onReady }: MachineStart): void {
  const isReady = usePlayState(store, ({ screen }) => screen.isReady)
  useEffect(() => {
    if (wallet.read().pending.some((bet) => bet.gameId === game.id)) void whenReady()
  }, [wallet, game.id, whenReady])
  useEffect(() => {
    if (isReady) void store.resume().finally(onReady)
  }, [isReady, store, onReady])
}

function createSignal() {
  let give = (): void => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
