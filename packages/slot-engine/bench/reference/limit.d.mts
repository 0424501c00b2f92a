export interface Played {
  readonly rtp: number
  readonly hit: number
  readonly paid: number
}

/** Plays `n` spins, free ones counted. */
export function spin(n: number, seed: number): Played
/** The same with the first three reels combined beforehand; call `buildPrefix` once before. */
export function spin2(n: number, seed: number): Played
export function buildPrefix(): void
/** Tries all 102,400,000 combinations. */
export function exact(): {
  readonly combos: number
  readonly rtp: number
  readonly hit: number
  readonly sdBase: number
}
