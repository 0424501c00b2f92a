import { useSyncExternalStore } from 'react'
import { type Controls, controlsOf } from './controls.ts'
import type { GamePlay } from './game-play.ts'
import type { PlayState } from './play-state.ts'
import type { PlayStore } from './play-store.ts'
import type { Wallet } from './wallet.ts'
import { useWallet } from './wallet-store.ts'

/** One slice of the play: the component renders when it changes. `select` returns part of the state or a plain value. */
export function usePlayState<Slice>(store: PlayStore, select: (state: PlayState) => Slice): Slice {
  const slice = (): Slice => select(store.state())
  return useSyncExternalStore(store.subscribe, slice, slice)
}

/** What the controls of the page can do now. */
export function useControls(play: GamePlay): Controls {
  usePlayState(play.store, ({ phase }) => phase)
  usePlayState(play.store, ({ auto }) => auto)
  usePlayState(play.store, ({ level }) => level)
  usePlayState(play.store, ({ mode }) => mode)
  return controlsWith(play, useWallet(play.wallet))
}

export const controlsNow = (play: GamePlay): Controls => controlsWith(play, play.wallet.read())

const controlsWith = ({ game, store, money }: GamePlay, { balanceMicro }: Wallet): Controls =>
  controlsOf(store.state(), {
    balanceMicro,
    cost: store.cost,
    betLevels: game.config.betLevels,
    isFunded: money?.isKnown() ?? true,
  })
