import { DEFAULT_BET } from '@spilvaerk/schemas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { alone, askServer, newKey, tellChoices } from '../../game/ask.ts'
import { modeCost } from '../../game/bet-modes.ts'
import type { PlayState } from '../../game/play-state.ts'
import { PlayStore, type RoundDisplay } from '../../game/play-store.ts'
import { levelOf } from '../../game/preferences.ts'
import { trpc } from '../../lib/trpc.ts'
import { type Bench, PREVIEW_SERVER } from './bench.ts'
import { benchWallet } from './bench-wallet.ts'

/** The store of what stands on the bench. Bets begin at the specified level, and play with the bench's credits. */
export function useBenchPlay(
  { gameId, definition, config }: Bench,
  machine: { readonly current: RoundDisplay | null },
): [PlayStore, PlayState] {
  const { client } = trpc.useUtils()
  const [store] = useState(
    () =>
      new PlayStore({
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
        pause: async () => {},
        alone,
      }),
  )
  useEffect(() => {
    store.enter()
    return () => store.leave()
  }, [store])
  return [store, useSyncExternalStore(store.subscribe, store.state, store.state)]
}
