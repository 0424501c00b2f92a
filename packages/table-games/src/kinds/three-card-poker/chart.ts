import { RANKS } from '../../cards/card.ts'
import type { StrategyChart } from '../../core/kind.ts'
import { rankHand } from '../../poker/pay-rows.ts'
import { kindOfHand, THREE_CARDS } from '../../poker/strength.ts'
import type { ThreeCards } from './game.ts'
import { FOLD, PLAY } from './play.ts'

/** From which hand on to play: its ranks, or the kind of hand, from high to low. */
export function chartOf({ ranked }: ThreeCards, least: number): StrategyChart {
  const weakest = ranked.hands.find(({ strength }) => strength >= least)
  const rows = [{ case: 'others', moves: [FOLD] }]
  if (weakest === undefined) return { title: PLAY, columns: [PLAY], rows }
  const { set, suited } = weakest
  const name = THREE_CARDS[kindOfHand(rankHand(ranked.sets, ranked.deck, set, suited), THREE_CARDS) - 1] ?? 'highCard'
  const ranks = ranked.sets.kindsOf(set).map((rank) => RANKS[rank] ?? '')
  return {
    ...{ title: PLAY, columns: [PLAY] },
    rows: [{ case: `${name} ${ranks.toReversed().join('-')}`, moves: [PLAY] }, ...rows],
  }
}
