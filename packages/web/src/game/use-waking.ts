import { useCallback, useEffect, useState } from 'react'
import { useCompany } from '../lib/company.ts'
import type { Table } from './table.ts'
import type { WalletStore } from './wallet-store.ts'

/** The machine does not stay a picture for those who only look. */
const PATIENCE_MS = 4000

interface Waking {
  readonly isAwake: boolean
  /** Asks for the machine; settles once it stands and has taken up what was left open. */
  readonly standing: () => Promise<void>
  readonly onStanding: () => void
}

/**
 * When the machine is set up: at the first sign of a player, when it is asked for, or after a while.
 * Setting it up keeps a phone so busy that the page should first be there to read and to press.
 */
export function useWaking(): Waking {
  const isHere = useCompany(PATIENCE_MS)
  const [isAsked, setAsked] = useState(false)
  const [stood] = useState(createSignal)
  const standing = useCallback(() => {
    setAsked(true)
    return stood.given
  }, [stood])
  return { isAwake: isHere || isAsked, standing, onStanding: stood.give }
}

/** Takes up what a reload interrupted, as soon as the machine can show it. That waits for nobody. */
export function useLeftOpen(
  table: Table,
  wallet: WalletStore,
  gameId: number,
  { standing, onStanding }: Waking,
  isReady: boolean,
): void {
  useEffect(() => {
    if (wallet.read().pending.some((bet) => bet.gameId === gameId)) void standing()
  }, [wallet, gameId, standing])
  useEffect(() => {
    if (isReady) void table.resume().finally(onStanding)
  }, [isReady, table, onStanding])
}

function createSignal() {
  let give = (): void => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}
