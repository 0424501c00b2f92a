import { DEFAULT_BET } from '@spilvaerk/schemas'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { alone, askServer, tellChoices } from '../../game/ask.ts'
import { modeCost } from '../../game/bet-modes.ts'
import type { PlayState } from '../../game/play-state.ts'
import { PlayStore, type RoundDisplay } from '../../game/play-store.ts'
import { levelOf } from '../../game/preferences.ts'
import { newKey } from '../../lib/new-key.ts'
import { ofSlot } from '../../lib/of-slot.ts'
import { trpc } from '../../lib/trpc.ts'
import { previewWallet } from './preview-wallet.ts'
import { PREVIEW_SERVER, type PreviewedGame } from './previewed-game.ts'

/** The play of the previewed game. Bets begin at the specified level, and use credits for previews. */
export function usePreviewPlay(
  { gameId, definition, config }: PreviewedGame,
  machine: { readonly current: RoundDisplay | null },
): [PlayStore, PlayState] {
  const { client } = trpc.useUtils()
  const [store] = useState(
    () =>
      new PlayStore({
        gameId: gameId ?? 0,
        betLevels: config.betLevels,
        level: levelOf(DEFAULT_BET, config.betLevels),
        wallet: previewWallet,
        machine: () => machine.current ?? undefined,
        ...(gameId === undefined
          ? PREVIEW_SERVER
          : {
              ask: (bet) =>
                askServer(async (input, options) => ofSlot(await client.rounds.spin.mutate(input, options)), bet),
              tell: (input) =>
                tellChoices(
                  async (choices, options) => ofSlot(await client.rounds.choose.mutate(choices, options)),
                  input,
                ),
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
