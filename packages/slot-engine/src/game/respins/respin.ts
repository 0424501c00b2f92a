import type { Rng } from '../../rng.ts'
import type { ReelSet } from '../tables/reel-set.ts'

/** What spins again with the winners held. */
interface Respun {
  readonly pays: { winners(): number }
  readonly held: { holdMarked(): boolean; release(): void }
  spinOn(set: ReelSet, rng: Rng): void
}

/** As long as that wins more, what wins stays and everything else spins again. */
export function respin(spin: Respun, set: ReelSet, rng: Rng): void {
  const { held, pays } = spin
  let won = 0
  for (;;) {
    const coins = pays.winners()
    if (coins <= won || !held.holdMarked()) break
    won = coins
    spin.spinOn(set, rng)
  }
  held.release()
}
