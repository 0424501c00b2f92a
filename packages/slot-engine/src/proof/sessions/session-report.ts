/** What became of a number of sessions. Everything is in bets, frequencies are shares of 1. */
export interface SessionReport {
  /** Where the rounds came from: drawn from the exact distribution of a round, or played one by one. */
  readonly drawnFrom: 'distribution' | 'rounds'
  readonly betCoins: number
  readonly sessions: number
  /** Of all sessions together. */
  readonly rounds: number
  /** What the rounds returned. */
  readonly rtp: number
  /** Sessions by how they ended; they add up to `sessions`. */
  readonly ends: Readonly<Record<SessionEnd, number>>
  /** The share that ended ruined, ± √(p (1 − p) / n). */
  readonly riskOfRuin: { readonly chance: number; readonly standardError: number }
  /** From before the first spin to after the last. */
  readonly survival: readonly SurvivalPoint[]
  readonly meanSpins: number
  readonly endBalance: SessionSpread & { readonly histogram: readonly SessionBin[] }
  /** The deepest fall of the balance below what it had been before. */
  readonly drawdown: SessionSpread
  /** (σ / (1 − RTP))²: the rounds after which the mean loss is one standard deviation. `null` without an edge. */
  readonly n0: number | null
}

/** `ruined`: what is left does not buy another spin. `completed`: all spins were played. */
export const SESSION_ENDS = ['ruined', 'stoppedAtLoss', 'stoppedAtWin', 'completed'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

export interface SurvivalPoint {
  readonly spins: number
  /** Sessions not ruined by then; a session that stopped earlier is not ruined. */
  readonly solvent: number
  /** Sessions that have played so many spins and can go on. */
  readonly playing: number
}

export interface SessionSpread {
  readonly mean: number
  readonly standardDeviation: number
  /** The least value that a share of at least `share` does not exceed. */
  readonly quantiles: readonly { readonly share: number; readonly value: number }[]
}

/** Values from `from` to below `to`; the last bin has no end. */
export interface SessionBin {
  readonly from: number
  readonly to: number | null
  readonly sessions: number
}
