import { useSyncExternalStore } from 'react'
import { type Controls, controlsOf } from './controls.ts'
import type { GamePlay } from './game-play.ts'
import type { PlayState } from './play-state.ts'
import type { PlayStore } from './play-store.ts'
import { useWallet } from './wallet-store.ts'

/** One slice of the play: the component renders when it changes. `select` returns part of the state or a plain value. */
export function usePlayState<Slice>(store: PlayStore, select: (state: PlayState) => Slice): Slice {
  const slice = (): Slice => select(store.state())
  return useSyncExternalStore(store.subscribe, slice, slice)
}

/** What the controls of the page can do now. */
export function useControls(play: GamePlay): Controls {
  useWallet(play.wallet)
  usePlayState(play.store, ({ phase }) => phase)
  usePlayState(play.store, ({ auto }) => auto)
  usePlayState(play.store, ({ level }) => level)
  usePlayState(play.store, ({ mode }) => mode)
  return controlsNow(play)
}

export const controlsNow = ({ game, store, wallet, money }: GamePlay): Controls =>
  controlsOf(store.state(), {
    balanceMicro: wallet.read().balanceMicro,
    cost: store.cost,
    betLevels: game.config.betLevels,
    isFunded: money?.isKnown() ?? true,
  })
