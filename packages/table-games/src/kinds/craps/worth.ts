import { meanNet } from '../../core/law.ts'
import type { Menu, Move } from '../../core/menu.ts'
import type { MenuWorth } from '../../core/worth.ts'
import { Fraction } from '../../fraction.ts'
import { lineLaw, throwLaw } from './law.ts'
import { ROLL, takenSpot } from './moves.ts'
import type { CrapsRules, RollFacts } from './play.ts'
import { SEVENS, waysOf } from './points.ts'
import { COME, PASS } from './waiting.ts'

/**
 * Rolling on is worth nothing more or less: what lies on the table wins or loses as it does in any case. A new bet is worth
 * its mean, odds neither win nor lose, and a bet that is taken down saves what it would lose on average: for each coin.
 */
export function movesWorth(rules: CrapsRules, lines: readonly string[], menu: Menu): MenuWorth {
  const worths = menu.moves.map((move) => [move, worthOf(rules, lines, menu, move)] as const)
  const [roll] = menu.moves
  const first = [roll ?? { move: ROLL, coins: 0 }, Fraction.zero] as const
  const [best] = worths.reduce((most, one) => (one[1].compare(most[1]) > 0 ? one : most), first)
  return { unitCoins: 1, best, moves: new Map(worths.map(([{ move }, worth]) => [move, worth])) }
}

function worthOf(rules: CrapsRules, lines: readonly string[], menu: Menu, one: Move): Fraction {
  const { move } = one
  const taken = takenSpot(rules.spots, move)
  if (taken) return Fraction.zero.minus(meanNet(throwLaw(taken)))
  const against = AGAINST.exec(move)
  if (against) return takenAgainst(menu, one, against[1])
  const line = lines.indexOf(move)
  if (line >= 0) return meanNet(lineLaw(rules.definition, line === PASS || line === COME, rules.bar, false))
  const thrown = rules.spots.find(({ id }) => id === move)
  return thrown ? meanNet(throwLaw(thrown)) : Fraction.zero
}

const AGAINST = /^take-dont-(?:pass|come-(\d+))$/

/** A 7 comes before the number more often than not; the odds beside the bet neither win nor lose. */
function takenAgainst({ moves, facts }: Menu, { back = 0 }: Move, number: string | undefined): Fraction {
  // The menu carries what this kind puts there: the point.
  const ways = waysOf(number === undefined ? (facts as RollFacts).point : Number(number))
  const odds = moves.find(({ move }) => move === (number === undefined ? 'take-lay-odds' : `take-lay-odds-${number}`))
  const flat = back - (odds?.back ?? 0)
  return Fraction.of(ways - SEVENS, ways + SEVENS).times(Fraction.of(flat, back))
}
