import type { MachineHandle } from '../machine/Machine.tsx'
import type { Sounds } from '../machine/sound/sounds.ts'
import type { GamePlay } from './game-play.ts'
import { useIsSeedMissing } from './SeedChoice.tsx'
import { controlsNow } from './use-play-state.ts'
import { useSpaceToSpin } from './use-space-to-spin.ts'

/** What a press of SPIN does now, by the button or by the space bar: it stops, hurries, says why not, or spins. */
export function usePressSpin(
  play: GamePlay,
  machine: { readonly current: MachineHandle | null },
  sounds: Sounds,
): () => void {
  const isSeedMissing = useIsSeedMissing(play)
  const press = (): void => {
    const { store } = play
    const { auto, screen } = store.state()
    sounds.wake()
    if (auto) return store.stopAuto()
    if (screen.isSkippable) return machine.current?.skip()
    const { spin: reason } = controlsNow(play)
    if (reason) return store.show({ type: 'pressRefused', reason })
    if (isSeedMissing()) return store.show({ type: 'seedAsked' })
    void store.spin()
  }
  useSpaceToSpin(press)
  return press
}
