/** What a simulation counted. Every field adds up, so reports of shards merge into the report of the whole. */
export interface Report {
  /** The run this belongs to; reports of one run with other parts merge exactly. */
  readonly run: RunId
  /** Paid spins counted. */
  readonly totalSpins: number
  /** Return to player, 1 = all bets returned. */
  readonly actualRtp: number
  /** The 95 % confidence interval of the game's RTP, from this sample (normal approximation). */
  readonly rtpInterval: readonly [low: number, high: number]
  /** Share of rounds that won something. */
  readonly winRate: number
  /** Rounds that won something. */
  readonly wins: number
  /** Of one round's return, in bets. */
  readonly standardDeviation: number
  /** 1.96 × standard deviation. */
  readonly volatilityIndex: number
  /** Biggest round, in coins. */
  readonly biggestWinCoins: number
  /** Biggest round, in bets. */
  readonly biggestWin: number
  readonly betCoins: number
  readonly totalCoins: number
  /** Rounds by what they paid, ascending; the first entry is what paid nothing, if any did. */
  readonly histogram: readonly (readonly [coins: number, rounds: number])[]
  /** Coins by source before the cap, and what the cap took. */
  readonly contributions: Contributions
  readonly features: readonly FeatureCount[]
  readonly cappedRounds: number
  readonly longestLosingRun: number
  /** Coins won in each stretch of `trail.every` spins: the cumulative RTP is a running sum. */
  readonly trail: Trail
  /** Absent where all rounds that were asked for were played to their end. */
  readonly stopped?: Stopped
}

/** A run that ended before all its rounds were played. */
export interface Stopped {
  /** Paid spins that were asked for. */
  readonly asked: number
  /**
   * Rounds that were broken off, as one of them would take more than the budget: they count with what they had won until
   * then, so the return is at least what the report says.
   */
  readonly cutRounds: number
}

export interface RunId {
  readonly seed: string
  /** Paid spins of the whole run, all shards together. */
  readonly spins: number
  /** Stretches of consecutive blocks this report covers, ascending, with what a losing run needs to be joined. */
  readonly stretches: readonly Stretch[]
}

export interface Stretch {
  readonly fromBlock: number
  readonly toBlock: number
  readonly spins: number
  /** Losing rounds before its first win, and after its last; both are `spins` where nothing won. */
  readonly leading: number
  readonly trailing: number
  readonly longest: number
}

export interface Contributions {
  /** Lines and combinations of paid spins. */
  readonly lines: number
  /** Scatter pays of paid spins. */
  readonly scatters: number
  /** By feature id. */
  readonly features: Readonly<Record<string, number>>
  /** Coins above the cap, not paid. */
  readonly cut: number
}

export interface FeatureCount {
  readonly id: string
  /** Rounds in which it started. */
  readonly triggers: number
  /** Free spins played. */
  readonly spins: number
  /** Coins it won before the cap. */
  readonly coins: number
}

export interface Trail {
  readonly every: number
  readonly coins: readonly number[]
}
