import type { RoundDisplay } from '../../game/play-store.ts'

/** A machine whose spins never end earlier than so long after they began. */
export function atLeast(
  inner: () => RoundDisplay | null,
  leastMs: number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): RoundDisplay {
  let least: Promise<void> = Promise.resolve()
  return {
    start: () => {
      least = wait(leastMs)
      inner()?.start()
    },
    finish: async (round, mode) => void (await Promise.all([inner()?.finish(round, mode), least])),
    recall: async () => inner()?.recall(),
  }
}
