import type { Player } from '../../game/play/player.ts'
import { Histogram } from './histogram.ts'

/** What the cap takes off a round, told by the laws of its free spins. */
export interface CutsByLaw {
  /** What the last round had won before its free spins. */
  readonly first: number
  watch(player: Player): void
  /** What the cap takes on average of what free spins brought to the round that has won so much in the end. */
  ended(total: number): number
}

/** Rounds that go on after their paid spin, by what they paid. A spin that pays the cap at once starts nothing. */
export class StartedRounds {
  /** What the cap takes by the laws of spins, where these are known. */
  readonly held: CutsByLaw | null
  /** Coins above the cap, or what free spins bring above it on average; the sum of their squares, round by round; and of how many rounds. */
  private cut = 0
  private squaredCut = 0
  private cuts = 0
  private readonly maxCoins: number
  private readonly histogram: Histogram

  constructor(maxCoins: number, held: CutsByLaw | null = null) {
    this.maxCoins = maxCoins
    this.held = held
    this.histogram = new Histogram(maxCoins)
  }

  /** @param total coins of a round before the cap */
  add(total: number): void {
    const { held, maxCoins } = this
    const paid = Math.min(total, maxCoins)
    const cut = held === null ? total - paid : held.ended(total)
    this.cuts++
    this.cut += cut
    this.squaredCut += cut ** 2
    if (held === null || held.first < maxCoins) this.histogram.add(paid)
  }

  /**
   * What the cap takes, on average over all rounds, of what is not exact, with its standard error.
   * @param chance of a round that starts something
   * @param atCap of one that does so though its paid spin pays the cap: such are of those that are held
   */
  meanCut(chance: number, atCap: number): { readonly cut: number; readonly error: number } {
    const { cut, squaredCut, cuts } = this
    if (cuts < 2) return { cut: 0, error: 0 }
    const share = this.held === null ? chance : chance + atCap
    const mean = cut / cuts
    return { cut: share * mean, error: share * Math.sqrt(Math.max(0, squaredCut / cuts - mean ** 2) / (cuts - 1)) }
  }

  /** Ascending by coins. */
  entries(): readonly (readonly [coins: number, rounds: number])[] {
    return this.histogram.entries()
  }
}
