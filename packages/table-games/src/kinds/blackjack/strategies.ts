import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import { type Chosen, type Menu, moveOf, type Strategy } from '../../core/menu.ts'
import type { BlackjackFacts } from './facts.ts'
import { DOUBLE, HIT, STAND, SURRENDER, type UpcardPolicy } from './law/policy.ts'
import { DECLINE, PLAY_ON } from './play.ts'
import { FREE } from './round.ts'

const GIVE_UP = 'surrender'
const MOVES = { [STAND]: 'stand', [HIT]: 'hit', [DOUBLE]: 'double', [SURRENDER]: GIVE_UP } as const

/**
 * Plays by what the law works with. Insurance is never taken: of a whole shoe it never pays.
 * @param otherwise what to do with a hand that is not given up any more, because somebody else played on with it
 */
export function strategyOf(policies: readonly UpcardPolicy[], otherwise: Strategy): Strategy {
  return (menu): Chosen => {
    // The menu carries what this kind puts there.
    const facts = menu.facts as BlackjackFacts
    const move = choiceOf(menu, facts, entryOf(policies, facts.upcard))
    // Whoever was dealt a hand may always stand or draw.
    if (move === 'stand') return FREE.stand
    if (move === 'hit' && facts.splitFrom === 0) return FREE.hit
    return move === GIVE_UP && isTooLate(menu) ? otherwise(menu) : moveOf(menu, move)
  }
}

const isTooLate = ({ moves }: Menu): boolean => moves.every(({ move }) => move !== GIVE_UP)

function choiceOf({ asks }: Menu, facts: BlackjackFacts, policy: UpcardPolicy): string {
  if (asks === 'insurance') return DECLINE
  const { cards, splitFrom, pair, hands } = facts
  const splits = pair > 0 && byteAt(policy.split, pair) > hands
  const acts = splitFrom === 0 ? policy.act : (policy.after[splitFrom] ?? policy.act)
  if (asks === 'surrender') return !splits && byteAt(acts, cards) === SURRENDER ? GIVE_UP : PLAY_ON
  if (splits) return 'split'
  return MOVES[byteAt(acts, cards) as keyof typeof MOVES]
}
