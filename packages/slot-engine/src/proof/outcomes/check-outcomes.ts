import { type Game, modeOf } from '../../game/core/game.ts'
import { analyse } from '../analyse/analyse.ts'
import { replayer } from './make-outcomes.ts'
import { analyseOutcomes } from './outcome-sheet.ts'
import type { OutcomeTable } from './outcome-table.ts'

/** Whether a table and a definition are one game. */
export interface OutcomeCheck {
  readonly agrees: boolean
  readonly findings: readonly OutcomeFinding[]
}

export interface OutcomeFinding {
  readonly what: 'bet' | 'cap' | 'rounds' | 'rtp' | 'hitFrequency' | 'standardDeviation'
  readonly agrees: boolean
  readonly table: number
  readonly game: number
  /** How far apart they may be: rounding for a table that was enumerated, four standard errors for one of played rounds. */
  readonly tolerance: number
  /** The first round that the game does not pay so. */
  readonly id?: number
}

export interface CheckOptions {
  /** Rounds to play of a game that has no exact sheet. */
  readonly spins?: number
}

const ROUNDING = 1e-9

/**
 * Compares bet, cap, return, hits and deviation; and where the table names the seed of its rounds, plays each of them again.
 * @throws RangeError for a bet mode the game does not have
 */
export function checkOutcomes(table: OutcomeTable, game: Game, { spins }: CheckOptions = {}): OutcomeCheck {
  const { mode, rows, seed, betCoins } = table
  const { coins: price } = modeOf(game, mode)
  const sheet = analyse(game, { ...(mode === undefined ? {} : { mode }), ...(spins === undefined ? {} : { spins }) })
  const own = analyseOutcomes(table)
  const errors = sampling(table, own, sheet)
  const finding = (
    what: OutcomeFinding['what'],
    [inTable, inGame]: readonly [number, number],
    tolerance: number,
  ): OutcomeFinding => ({
    what,
    agrees: Math.abs(inTable - inGame) <= tolerance,
    table: inTable,
    game: inGame,
    tolerance,
  })
  const cap = Math.max(own.maxCoins, game.maxCoins)
  const findings = [
    finding('bet', [betCoins, price], 0),
    { ...finding('cap', [own.maxCoins, game.maxCoins], 0), agrees: cap === game.maxCoins },
    ...(seed === undefined ? [] : [replayed(rows, replayer(game, seed, mode))]),
    finding('rtp', [own.rtp, sheet.rtp], errors.rtp),
    finding('hitFrequency', [own.hitFrequency, sheet.hitFrequency], errors.hits),
    finding('standardDeviation', [own.standardDeviation, sheet.standardDeviation], errors.deviation),
  ]
  return { agrees: findings.every(({ agrees }) => agrees), findings }
}

function replayed(rows: OutcomeTable['rows'], payoutOf: (id: number) => number): OutcomeFinding {
  for (const { id, payout } of rows) {
    const played = payoutOf(id)
    if (played !== payout) return { what: 'rounds', agrees: false, table: payout, game: played, tolerance: 0, id }
  }
  return { what: 'rounds', agrees: true, table: rows.length, game: rows.length, tolerance: 0 }
}

/** Four standard errors of what played rounds, or a simulated sheet, can tell. */
function sampling(
  { rows, seed }: OutcomeTable,
  own: ReturnType<typeof analyseOutcomes>,
  sheet: ReturnType<typeof analyse>,
): { readonly rtp: number; readonly hits: number; readonly deviation: number } {
  const shares = (seed === undefined ? 0 : 1 / rows.length) + (sheet.method === 'exact' ? 0 : 1 / sheet.spins)
  if (shares === 0) return { rtp: ROUNDING, hits: ROUNDING, deviation: ROUNDING * Math.max(1, own.standardDeviation) }
  const hit = sheet.hitFrequency
  const variance = sheet.standardDeviation ** 2
  // Var[s²] ≈ (κ − 1) σ⁴ / n, and d s = d s² / 2 σ.
  const spread = variance * Math.max(0, own.wins.excessKurtosis + 2)
  return {
    rtp: 4 * Math.sqrt(variance * shares),
    hits: 4 * Math.sqrt(hit * (1 - hit) * shares),
    deviation: 2 * Math.sqrt(spread * shares) + ROUNDING,
  }
}
