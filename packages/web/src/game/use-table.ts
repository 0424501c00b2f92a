import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { trpc } from '../lib/trpc.ts'
import { alone, askServer, newKey, tellChoices } from './ask.ts'
import { modeCost } from './bet-modes.ts'
import type { PlayState } from './play-state.ts'
import { levelOf, usePreferences } from './preferences.ts'
import { Table, type TableMachine } from './table.ts'
import { demoWallet } from './wallet-store.ts'

const BREATH_MS = 450
const QUICK_BREATH_MS = 150

/** The table of one game, for as long as its page stands. */
export function useTable(
  game: Game,
  definition: Definition,
  machine: { readonly current: TableMachine | null },
): [Table, PlayState] {
  const { client, studio } = trpc.useUtils()
  /** The game was changed since the page was loaded. */
  const isOutdated = useRef(false)
  const [table] = useState(() => {
    const { betLevels } = game.config
    return new Table({
      gameId: game.id,
      betLevels,
      level: levelOf(usePreferences.getState().bet, betLevels),
      wallet: demoWallet,
      machine: () => machine.current ?? undefined,
      ask: async (bet) => {
        const answer = await askServer((input, options) => client.rounds.spin.mutate(input, options), bet)
        if (answer.kind === 'round') isOutdated.current = answer.result.definitionHash !== game.definitionHash
        return answer
      },
      tell: (input) => tellChoices((choices, options) => client.rounds.choose.mutate(choices, options), input),
      costOf: (bet, mode) => modeCost(definition, bet, mode),
      newKey,
      now: Date.now,
      breathe: () => new Promise((resolve) => setTimeout(resolve, breath())),
      alone,
    })
  })
  useEffect(() => {
    table.enter()
    return () => table.leave()
  }, [table])
  const state = useSyncExternalStore(table.subscribe, table.state)
  const isIdle = state.phase.name === 'idle'
  useEffect(() => {
    // Not before its round has been shown: fetching the game anew takes the machine down.
    if (isIdle && isOutdated.current) void studio.invalidate()
  }, [isIdle, studio])
  return [table, state]
}

const breath = (): number => (usePreferences.getState().isQuick ? QUICK_BREATH_MS : BREATH_MS)
