import { BY_CARD } from '../../core/kind.ts'
import type { RankSets } from '../../poker/rank-sets.ts'
import { ACE_KIND } from '../../poker/rank-sets.ts'
import { leastHigh, leastOf } from '../../poker/strength.ts'
import { QUALIFIER } from './game.ts'

const KING = ACE_KIND - 1
const QUEEN = ACE_KIND - 2
const JACK = ACE_KIND - 3

export const ALWAYS = 'always'
export const ACE_KING = 'aceKing'
export const ACE_KING_JACK = 'aceKingJack'
export const ANY_PAIR = 'anyPair'

const PAIR = leastOf(1)
const EIGHT = 6
const THREE = 1
/** Ace, king, jack, eight and three. */
const LEAST_WITH_JACK = leastHigh([ACE_KIND, KING, JACK, EIGHT, THREE], 5)

/** Whether a hand is raised by a rule that can be said in words. @param up the rank of the dealer's card in view */
export function isRaised(name: string, sets: RankSets, set: number, strength: number, up: number): boolean {
  if (name === ALWAYS) return true
  if (name === ACE_KING) return strength >= QUALIFIER
  if (name === ACE_KING_JACK) return strength >= LEAST_WITH_JACK
  if (name === ANY_PAIR) return strength >= PAIR
  return name === BY_CARD && (strength >= PAIR || (strength >= QUALIFIER && isGoodAceKing(sets, set, up)))
}

/**
 * Ace and king against the card in view: the rules of M. Shackleford, wizardofodds.com/games/caribbean-stud-poker, which
 * lose 0.001 % against the best play.
 */
function isGoodAceKing(sets: RankSets, set: number, up: number): boolean {
  const holds = (rank: number): boolean => sets.count(set, rank) > 0
  if (up <= QUEEN && holds(up)) return true
  if (up >= KING) return holds(QUEEN) || holds(JACK)
  const fourth = sets.kindsOf(set)[1] ?? 0
  return holds(QUEEN) && up < fourth
}

/** The rules of `card`, by names that the words of the kind have, in order: the first that fits decides. */
export const CARD_RULES: readonly (readonly [rule: string, isRaise: boolean])[] = [
  ['pairOrBetter', true],
  ['aceKingPaired', true],
  ['aceKingHigh', true],
  ['aceKingQueen', true],
  ['others', false],
]
