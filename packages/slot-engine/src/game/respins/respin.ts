import type { Rng } from '../../rng.ts'
import type { CountWin } from '../core/win-rule.ts'
import type { ReelSet } from '../tables/reel-set.ts'

/** What spins again with the winners held. */
interface Respun {
  readonly pays: { winners(counted?: CountWin): number }
  readonly held: { holdMarked(): boolean; release(): void }
  spinOn(set: ReelSet, rng: Rng): void
}

/** Is told of the windows of a spin as they come, by whoever watches rounds. */
export interface RespinWatch {
  /** A win of the window in view. */
  readonly won: CountWin
  /** All wins of the window were told. */
  shown(): void
  /** What stays is spun on from. */
  held(): void
}

/** As long as that wins more, what wins stays and everything else spins again. */
export function respin(spin: Respun, set: ReelSet, rng: Rng, watch: RespinWatch | null): void {
  const { held, pays } = spin
  let won = 0
  for (;;) {
    const coins = pays.winners(watch?.won)
    watch?.shown()
    if (coins <= won || !held.holdMarked()) break
    won = coins
    watch?.held()
    spin.spinOn(set, rng)
  }
  held.release()
}
