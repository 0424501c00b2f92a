import type { Cell } from '@spilvaerk/slot-engine'
import type { Cascade, Change } from './feature-steps.ts'
import type { ShownWin } from './script.ts'
import type { Tier } from './tier.ts'

/** What a script needs of a drawing. Every promise settles on the stage's own clock. */
export interface Stage {
  /** The reels begin to run. */
  spin(reelSet: string): void
  land(landing: Landing): Promise<void>
  /** The winners go, the rest falls, new symbols follow. */
  fall(cascade: Cascade, pace: number): Promise<void>
  /** Turns cells over where they are. */
  change(change: Change, pace: number): Promise<void>
  /** Draws each win as light through its line, one after the other; the rest dims. */
  showWins(wins: readonly ShownWin[], pace: number): Promise<void>
  /** Points out cells, such as the scatters that started a feature. */
  point(cells: readonly Cell[], pace: number): Promise<void>
  /** Lights all that won, with as much ado as the tier asks for. */
  celebrate(tier: Tier, wins: readonly ShownWin[], ms: number): Promise<void>
  /** Goes round the wins, quietly, until the next spin. */
  dwell(wins: readonly ShownWin[]): void
  /** Another light while free spins run. */
  setMood(mood: 'paid' | 'free'): void
  wait(ms: number): Promise<void>
  tween(ms: number, step: (progress: number) => void): Promise<void>
  /** Runs everything faster, until called with false. */
  hurry(on: boolean): void
}

export interface Landing {
  readonly stops: readonly number[]
  readonly window: readonly (readonly string[])[]
  readonly top?: { readonly stop: number; readonly reels: readonly number[] }
  readonly tension: number | undefined
  /** Milliseconds after `spin` at which each reel stops, given how long they have run. */
  readonly stopTimes: (elapsedMs: number) => readonly number[]
}
