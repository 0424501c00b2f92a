import type { Micro } from './money.ts'

/** What the player agreed to before the first spin. */
export interface AutoPlan {
  readonly spins: number
  /** The most that may be lost in all. */
  readonly lossLimitMicro: Micro
  /** Stop at a win of this size. */
  readonly singleWinMicro: Micro | undefined
}

/** The state of an autospin between two spins. */
export interface AutoRun {
  readonly plan: AutoPlan
  readonly spinsLeft: number
  /** Bets less wins; negative when more was won than bet. */
  readonly lostMicro: Micro
  readonly lastWinMicro: Micro
}

export const AUTO_STOPS = ['funds', 'lossLimit', 'singleWin', 'counter', 'player', 'failure', 'choice'] as const
export type AutoStop = (typeof AUTO_STOPS)[number]

export const startRun = (plan: AutoPlan): AutoRun => ({
  plan,
  spinsLeft: plan.spins,
  lostMicro: 0,
  lastWinMicro: 0,
})

/**
 * Why there is no next spin, or undefined when there is one. Checked before every spin, in this order:
 * funds, loss limit, single win, counter. The limit holds for the worst case: a spin that could pass it is not made.
 */
export function stopBefore(run: AutoRun, { balanceMicro, betMicro }: Funds): AutoStop | undefined {
  const { plan, spinsLeft, lostMicro, lastWinMicro } = run
  if (balanceMicro < betMicro) return 'funds'
  if (lostMicro + betMicro > plan.lossLimitMicro) return 'lossLimit'
  if (plan.singleWinMicro !== undefined && lastWinMicro >= plan.singleWinMicro) return 'singleWin'
  if (spinsLeft <= 0) return 'counter'
  return undefined
}

export interface Funds {
  readonly balanceMicro: Micro
  readonly betMicro: Micro
}

/** After a spin of the run. */
export const afterSpin = (run: AutoRun, betMicro: Micro, winMicro: Micro): AutoRun => ({
  ...run,
  spinsLeft: run.spinsLeft - 1,
  lostMicro: run.lostMicro + betMicro - winMicro,
  lastWinMicro: winMicro,
})
