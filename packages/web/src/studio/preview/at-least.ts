import type { TableMachine } from '../../game/table.ts'

/** A machine whose spins never end earlier than so long after they began. */
export function atLeast(
  inner: () => TableMachine | null,
  leastMs: number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): TableMachine {
  let least: Promise<void> = Promise.resolve()
  return {
    start: () => {
      least = wait(leastMs)
      inner()?.start()
    },
    finish: async (round) => void (await Promise.all([inner()?.finish(round), least])),
    recall: async () => inner()?.recall(),
  }
}
