import type { Paid, WildRuns } from '../../../../definition.ts'
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
  /** A win pays for every way, once however many there are, or for each of its cells. */
  readonly paid: Paid
}

/** By their own pays, wilds make a way count themselves, except where all that wilds alone win competes. */
export function splitCandidates(candidates: readonly Candidate[], wildRuns: WildRuns, paid: Paid): SplitWays {
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
  return { symbols, alone, paid }
}

/** The ways of a symbol's run: those that count, and those of wilds alone. Where cells pay, it has one or the other: 1 + its cells. */
export interface RunWays {
  readonly mixed: number
  readonly alone: number
}

/** Before its first reel. */
export const NO_WAYS: RunWays = { mixed: 0, alone: 1 }

/** A run on one more reel, which shows so much that makes a way count and so much that stands in. */
export function onward({ paid }: SplitWays, { mixed, alone }: RunWays, own: number, wild: number): RunWays {
  if (paid === 'perCell') {
    const cells = mixed + alone + own + wild
    return mixed + own > 0 ? { mixed: cells, alone: 0 } : { mixed: 0, alone: cells }
  }
  const ways = { mixed: mixed * (own + wild) + alone * own, alone: alone * wild }
  return paid === 'once' ? { mixed: Math.min(1, ways.mixed), alone: Math.min(1, ways.alone) } : ways
}

/** The ways that pay in any case. */
export const waysPaid = ({ alone: pays, paid }: SplitWays, { mixed, alone }: RunWays): number =>
  times(paid, pays === 'always' ? mixed + alone : mixed)

/** The further ones that pay for the symbol which wilds alone bring most. */
export const waysBesides = (split: SplitWays, run: RunWays): number =>
  split.alone === 'best' ? times(split.paid, run.mixed + run.alone) - waysPaid(split, run) : 0

/** How often the pay table is paid. */
function times(paid: Paid, ways: number): number {
  if (paid === 'perWay') return ways
  return paid === 'once' ? Math.min(1, ways) : Math.max(0, ways - 1)
}
