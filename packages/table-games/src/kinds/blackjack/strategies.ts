import { byteAt, entryOf } from '@spilvaerk/slot-engine/shared'
import { type Menu, moveOf, type Strategy } from '../../core/menu.ts'
import type { BlackjackFacts } from './facts.ts'
import { DOUBLE, HIT, STAND, SURRENDER, type UpcardPolicy } from './law/policy.ts'
import { DECLINE, PLAY_ON } from './play.ts'

const MOVES = { [STAND]: 'stand', [HIT]: 'hit', [DOUBLE]: 'double', [SURRENDER]: 'surrender' } as const

/** Plays by what the law works with. Insurance is never taken: of a whole shoe it never pays. */
export function strategyOf(policies: readonly UpcardPolicy[]): Strategy {
  return (menu) => {
    // The menu carries what this kind puts there.
    const facts = menu.facts as BlackjackFacts
    return moveOf(menu, choiceOf(menu, facts, entryOf(policies, facts.upcard)))
  }
}

function choiceOf({ asks }: Menu, facts: BlackjackFacts, policy: UpcardPolicy): string {
  if (asks === 'insurance') return DECLINE
  const { cards, splitFrom, pair, hands } = facts
  const splits = pair > 0 && byteAt(policy.split, pair) > hands
  const acts = splitFrom === 0 ? policy.act : (policy.after[splitFrom] ?? policy.act)
  if (asks === 'surrender') return !splits && byteAt(acts, cards) === SURRENDER ? 'surrender' : PLAY_ON
  if (splits) return 'split'
  return MOVES[byteAt(acts, cards) as keyof typeof MOVES]
}
