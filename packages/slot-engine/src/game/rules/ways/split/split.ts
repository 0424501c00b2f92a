import type { WaysPaid, WildRuns } from '../../../../definition.ts'
import { EMPTY } from '../../../tables/reels.ts'
import type { Candidate } from '../../../tables/tokens.ts'

/** A symbol whose ways are told apart by whether they cross it, or wilds alone. */
export interface SplitSymbol {
  readonly symbol: number
  /** Coins by length of the run. */
  readonly pays: readonly number[]
  /** By token, `EMPTY` counted in, the ways of a cell that makes a way count, and of one that stands in. */
  readonly own: Int32Array
  readonly wild: Int32Array
}

export interface SplitWays {
  readonly symbols: readonly SplitSymbol[]
  /** Whether ways of wilds alone pay: always, never, or of one length and side only those that bring most. */
  readonly alone: 'always' | 'never' | 'best'
  /** A win pays once, however many ways there are. */
  readonly once: boolean
}

/** By their own pays, wilds make a way count themselves, except where all that wilds alone win competes. */
export function splitCandidates(candidates: readonly Candidate[], wildRuns: WildRuns, paid: WaysPaid): SplitWays {
  const alone = wildRuns === 'best' ? 'best' : wildRuns === 'each' ? 'always' : 'never'
  const symbols = candidates
    .filter(({ isWild }) => wildRuns !== 'none' || !isWild)
    .map(({ symbol, fits, pays, owns, isWild }): SplitSymbol => {
      const own = new Int32Array(EMPTY + 1)
      const wild = new Int32Array(EMPTY + 1)
      for (const [token, fit] of fits.entries()) {
        const table = owns[token] === true && !(alone === 'best' && isWild) ? own : wild
        table[token] = fit
      }
      return { symbol, pays, own, wild }
    })
  return { symbols, alone, once: paid === 'once' }
}

/** The ways of a symbol's run: those that count, and those of wilds alone. */
export interface RunWays {
  readonly mixed: number
  readonly alone: number
}

/** The ways that pay in any case. */
export function waysPaid({ alone: pays, once }: SplitWays, { mixed, alone }: RunWays): number {
  const ways = pays === 'always' ? mixed + alone : mixed
  return once ? Math.min(1, ways) : ways
}

/** The further ones that pay for the symbol which wilds alone bring most. */
export function waysBesides(split: SplitWays, run: RunWays): number {
  if (split.alone !== 'best') return 0
  const all = run.mixed + run.alone
  return (split.once ? Math.min(1, all) : all) - waysPaid(split, run)
}
