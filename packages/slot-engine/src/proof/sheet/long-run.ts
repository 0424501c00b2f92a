/** What many rounds come to. All of it follows from the RTP and σ. */
export interface LongRun {
  /** 1 − RTP. */
  readonly houseEdge: number
  /** The mean number of rounds until `bets` are lost, by A. Wald's identity: bets / (1 − RTP). Empty without an edge. */
  readonly roundsToLose: readonly { readonly bets: number; readonly rounds: number }[]
  /** (σ / (1 − RTP))²: the rounds after which the mean loss is one standard deviation. `null` without an edge. */
  readonly n0: number | null
  /** Where the RTP of n rounds lies, by the normal approximation: RTP ± z σ / √n, not below 0. */
  readonly bands: readonly ConfidenceBand[]
}

export interface ConfidenceBand {
  readonly rounds: number
  readonly intervals: readonly Interval[]
}

export interface Interval {
  /** 0.9, 0.95 or 0.99. */
  readonly confidence: number
  readonly low: number
  readonly high: number
}

/** Two-sided quantiles of the normal distribution. */
const CONFIDENCES = [
  { confidence: 0.9, z: 1.6448536269514722 },
  { confidence: 0.95, z: 1.959963984540054 },
  { confidence: 0.99, z: 2.5758293035489004 },
] as const

const LOSSES = [1, 10, 100, 1000]
const ROUNDS = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

/**
 * @param rtp as paid
 * @param sigma the standard deviation of a round's return, in bets
 */
export function longRun({ rtp, sigma }: { readonly rtp: number; readonly sigma: number }): LongRun {
  const houseEdge = 1 - rtp
  return {
    houseEdge,
    roundsToLose: houseEdge > 0 ? LOSSES.map((bets) => ({ bets, rounds: bets / houseEdge })) : [],
    n0: houseEdge > 0 ? (sigma / houseEdge) ** 2 : null,
    bands: ROUNDS.map((rounds) => ({
      rounds,
      intervals: CONFIDENCES.map(({ confidence, z }) => ({
        confidence,
        low: Math.max(0, rtp - (z * sigma) / Math.sqrt(rounds)),
        high: rtp + (z * sigma) / Math.sqrt(rounds),
      })),
    })),
  }
}
