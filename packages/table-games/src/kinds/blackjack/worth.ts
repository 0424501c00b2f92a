import type { Meter } from '@spilvaerk/slot-engine/shared'
import { near } from '../../core/bounded-law.ts'
import { type Menu, moveOf } from '../../core/menu.ts'
import type { MenuWorth } from '../../core/worth.ts'
import type { BlackjackFacts } from './facts.ts'
import type { HandWorths, Worths } from './law/hand-worths.ts'
import { DECLINE, INSURE, PLAY_ON } from './play.ts'

/** Sums of double precision, some of them divided by what a natural leaves: far more than they are off by. */
const ERROR = 2 ** -34

/** In the bet of the hand that is asked about; of insurance, what that bet alone wins or loses. */
export function menuWorth(worths: HandWorths, menu: Menu, meter: Meter): MenuWorth | undefined {
  // The menu carries what this kind puts there.
  const facts = menu.facts as BlackjackFacts
  const known = knownOf(worths, menu, facts, meter)
  const first = menu.moves.find(({ move }) => known.has(move))
  if (first === undefined) return undefined
  const most = menu.moves.reduce(
    (best, one) => ((known.get(one.move) ?? Number.NEGATIVE_INFINITY) > (known.get(best.move) ?? 0) ? one : best),
    first,
  )
  const moves = new Map([...known].map(([move, worth]) => [move, near(worth, ERROR)] as const))
  const splitsOn = facts.splitFrom > 0 && facts.pair > 0
  const isSplit = splitsOn && worths.splitsInto(facts.upcard, facts.splitFrom, meter) > facts.hands
  return { unitCoins: facts.betCoins, best: isSplit ? moveOf(menu, 'split') : most, moves }
}

function knownOf(worths: HandWorths, { asks, moves }: Menu, facts: BlackjackFacts, meter: Meter): Worths {
  if (asks === 'insurance')
    return new Map([
      [DECLINE, 0],
      [INSURE, (3 * worths.natural(facts, meter) - 1) / 2],
    ])
  const all = worths.of(facts, asks === 'hand', meter)
  if (asks !== 'surrender') return new Map([...all].filter(([name]) => moves.some(({ move }) => move === name)))
  const surrender = all.get('surrender') ?? -0.5
  const others = [...all].flatMap(([move, worth]) => (move === 'surrender' ? [] : [worth]))
  return new Map([
    [PLAY_ON, Math.max(...others)],
    ['surrender', surrender],
  ])
}
