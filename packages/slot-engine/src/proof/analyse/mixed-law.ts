import { entryOf } from '../../entries.ts'
import { commonCycle } from '../../game/law/gcd.ts'
import { eachOutcome, type FallSums, type SpinLaw } from '../../game/law/spin-law.ts'
import type { Meter } from '../../meter.ts'
import { OUTCOME_BYTES } from './window-law.ts'

interface Share {
  readonly weight: number
  readonly law: SpinLaw
}

/**
 * One of several kinds of spins, drawn by weight: P(x) = Σ w_k P_k(x) / Σ w_k. The cycle of them all is the least common
 * multiple of theirs × Σ w_k, so that every count stays a whole number while that is below 2^53.
 */
export function mixedLaw(shares: readonly Share[], meter: Meter): SpinLaw {
  const [first] = shares
  if (first !== undefined && shares.length === 1) return first.law
  const common = commonCycle(shares.map(({ law }) => law.cycle))
  const outcomes = shares.reduce((sum, { law }) => sum + law.outcomes, 0)
  meter.hold(OUTCOME_BYTES * outcomes)
  const mixed = {
    reelSet: [...new Set(shares.map(({ law }) => law.reelSet))].join(', '),
    betCoins: entryOf(shares, 0).law.betCoins,
    cycle: common * shares.reduce((sum, { weight }) => sum + weight, 0),
    outcomes,
    lineCoins: new Float64Array(outcomes),
    scatterCoins: new Float64Array(outcomes),
    coins: new Float64Array(outcomes),
    startIndex: new Int32Array(outcomes),
    starts: shares.flatMap(({ law }) => law.starts),
    counts: new Float64Array(outcomes),
  }
  let [at, offset] = [0, 0]
  const falls: FallSums[] = []
  for (const { weight, law } of shares) {
    const times = weight * (common / law.cycle)
    eachOutcome(law, ({ coins, lineCoins, scatterCoins, count, startIndex }) => {
      mixed.lineCoins[at] = lineCoins
      mixed.scatterCoins[at] = scatterCoins
      mixed.coins[at] = coins
      mixed.startIndex[at] = startIndex + offset
      mixed.counts[at++] = count * times
    })
    offset += law.starts.length
    addFalls(falls, law.falls ?? [], times)
  }
  return falls.length === 0 ? mixed : { ...mixed, falls }
}

function addFalls(sums: FallSums[], falls: readonly FallSums[], times: number): void {
  for (const [i, fall] of falls.entries()) {
    const { windows, wins, coins } = sums[i] ?? { windows: 0, wins: 0, coins: 0 }
    sums[i] = {
      windows: windows + fall.windows * times,
      wins: wins + fall.wins * times,
      coins: coins + fall.coins * times,
    }
  }
}
