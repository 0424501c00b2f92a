import { type Game, modeOf } from '../../game/core/game.ts'
import { analyse } from '../analyse/analyse.ts'
import { type ModeCount, modeSheet } from './check-books.ts'

/** Whether the books of a mode and a definition are one game. */
export interface ModeComparison {
  readonly agrees: boolean
  readonly findings: readonly ModeFinding[]
}

export interface ModeFinding {
  readonly what: 'cost' | 'rtp' | 'hitFrequency' | 'standardDeviation'
  readonly agrees: boolean
  readonly books: number
  readonly game: number
  /** How far apart they may be. */
  readonly tolerance: number
}

/** What integers leave of a return, and what a reader takes for the same. */
const ROUNDING = 1e-9

/**
 * Compares what a round costs, returns, hits and spreads. Weights may have been made for another sample than that of a sheet
 * which is simulated: four of its standard errors are let pass, and as many of the table where its weights are all alike.
 */
export function compareMode(found: ModeCount, game: Game): ModeComparison {
  const bet = modeOf(game, found.mode.name)
  const sheet = analyse(game, { mode: bet.id })
  const own = modeSheet(found)
  const rounds = found.totalWeight === BigInt(found.rounds) ? 1 / found.rounds : 0
  const share = rounds + (sheet.method === 'exact' ? 0 : 1 / sheet.spins)
  const variance = sheet.standardDeviation ** 2
  const kurtosis = Math.max(0, own.wins.excessKurtosis + 2)
  const hits = sheet.hitFrequency * (1 - sheet.hitFrequency)
  const finding = (what: ModeFinding['what'], books: number, own: number, tolerance: number): ModeFinding => ({
    what,
    agrees: Math.abs(books - own) <= tolerance,
    books,
    game: own,
    tolerance,
  })
  const findings = [
    finding('cost', found.mode.cost, bet.coins / game.betCoins, ROUNDING),
    finding('rtp', own.rtp, sheet.rtp, 4 * Math.sqrt(variance * share) + ROUNDING),
    finding('hitFrequency', own.hitFrequency, sheet.hitFrequency, 4 * Math.sqrt(hits * share) + ROUNDING * 10),
    finding(
      'standardDeviation',
      own.standardDeviation,
      sheet.standardDeviation,
      2 * Math.sqrt(variance * kurtosis * share) + ROUNDING * 1000 * Math.max(1, sheet.standardDeviation),
    ),
  ]
  return { agrees: findings.every(({ agrees }) => agrees), findings }
}
