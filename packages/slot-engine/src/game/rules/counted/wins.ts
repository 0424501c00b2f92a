import type { Definition, Paid, WildMultiplierRule, WildRuns } from '../../../definition.ts'
import { EMPTY } from '../../tables/reels.ts'
import { type Candidate, candidatesOf, type Tokens } from '../../tables/tokens.ts'

/** Wins by numbers of cells, as tables. */
export interface CountedWins {
  readonly symbols: readonly CountedSymbol[]
  readonly multipliers: WildMultiplierRule
  /** What wilds alone pay. */
  readonly wildRuns: WildRuns
}

export interface CountedSymbol {
  readonly symbol: number
  /** Tokens that stand for it, without its own. */
  readonly others: Int32Array
  /** Those of them that are the symbol itself, with a multiplier drawn. */
  readonly variants: Int32Array
  /** All its wins are of wilds alone. */
  readonly isWild: boolean
  /** By token, `EMPTY` counted in: 0 where it does not stand for the symbol, else the multiplier it brings. */
  readonly fits: Int32Array
  /** Coins by count. */
  readonly pays: readonly number[]
  /** The least count that pays; more than there can be where none does. */
  readonly least: number
}

/** The symbols that the pay table pays, by numbers of cells. */
export function countedCandidates(definition: Definition, tokens: Tokens, most: number, paid: Paid): Candidate[] {
  const candidates = candidatesOf(definition, tokens, most)
  if (paid === 'once') return candidates
  return candidates.map((candidate) => ({ ...candidate, pays: candidate.pays.map((coins, cells) => coins * cells) }))
}

export function countedWins(
  candidates: readonly Candidate[],
  multipliers: WildMultiplierRule,
  wildRuns: WildRuns,
): CountedWins {
  const paid = candidates.filter(({ isWild }) => wildRuns !== 'none' || !isWild)
  return { symbols: paid.map(countedSymbol), multipliers, wildRuns }
}

/** Something else than the symbol itself stands for it. */
export const mixesWilds = ({ fits, owns }: Candidate): boolean =>
  fits.some((fit, token) => fit > 0 && owns[token] !== true)

function countedSymbol({ symbol, fits, pays, owns, isWild }: Candidate): CountedSymbol {
  const others = Int32Array.from(fits.flatMap((fit, token) => (fit > 0 && token !== symbol ? [token] : [])))
  const table = new Int32Array(EMPTY + 1)
  table.set(fits)
  const least = pays.findIndex((coins) => coins > 0)
  const variants = others.filter((token) => owns[token] === true)
  return { symbol, others, variants, isWild, fits: table, pays, least: least < 0 ? pays.length : least }
}
