import type { ExportedTable } from '@spilvaerk/schemas'
import { useEffect, useRef, useState } from 'react'
import { createMemoryWallet } from '../game/memory-wallet.ts'
import { useReducedMotion } from '../lib/media-query.ts'
import { TablePlay } from '../table/play/table-play.ts'
import { useTableState } from '../table/play/use-table-state.ts'
import { showFor } from '../table/room/pace.ts'
import { createLocalTable } from './local-table.ts'
import { reportToParent } from './report-to-parent.ts'

/** An exported file has one game. */
const GAME_ID = 1

/** The play of an exported table: its rounds come from the package in the page, not from the server. */
export function useStandaloneTable({ definition, coin, animationSpeed }: ExportedTable) {
  const isStill = useReducedMotion()
  const still = useRef(isStill)
  useEffect(() => {
    still.current = isStill
  }, [isStill])
  const [made] = useState(() => {
    const wallet = createMemoryWallet()
    const rounds = createLocalTable(definition)
    let key = 0
    const play = new TablePlay({
      ...{ gameId: GAME_ID, definition, coin, wallet, server: rounds.server },
      ...{ newKey: () => String(++key), now: Date.now, alone: (_, work) => work() },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / animationSpeed)),
      showFor: (event, events) => showFor(definition.kind, still.current)(event, events),
    })
    return { play, wallet, rounds }
  })
  const { play, rounds } = made
  const state = useTableState(play)
  const { phase, result } = state
  const played = phase === 'over' && result ? rounds.played(result) : undefined
  useEffect(() => {
    play.enter()
    return () => play.leave()
  }, [play])
  useEffect(() => {
    if (phase === 'over' && result) reportToParent(rounds.played(result))
  }, [phase, result, rounds])
  return { ...made, state, isStill, played }
}
