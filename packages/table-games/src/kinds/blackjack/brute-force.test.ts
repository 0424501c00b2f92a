/** The law against the round function over every outcome of small shoes, and best play against a search of its own. */
import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { everyOutcome } from '../../../test-support/every-outcome.ts'
import { exampleOf } from '../../../test-support/examples.ts'
import { cardOf, DECK, rankOf } from '../../cards/card.ts'
import { type BoundedLaw, isBounded } from '../../core/bounded-law.ts'
import { TableGame } from '../../core/game.ts'
import { meanNet, type SpotLaw } from '../../core/law.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { blackjackRules } from './blackjack.ts'
import { cardValue, ROW, TEN } from './hands.ts'
import type { Deck } from './law/deck.ts'

/** A shoe by the ranks of its cards, as `A6788TTK`. */
function shoe(ranks: string): { readonly cards: readonly number[]; readonly deck: Deck } {
  const cards = new Array<number>(DECK).fill(0)
  const counts = new Float64Array(ROW)
  for (const rank of ranks) {
    const card = cardOf(`${rank}c`)
    cards[card]! += 1
    counts[cardValue(card)]! += 1
  }
  const tens = cards.flatMap((copies, card) =>
    cardValue(card) === TEN && rankOf(card) >= 8 && copies > 0 ? [copies] : [],
  )
  return { cards, deck: { counts, size: ranks.length, tensOfRank: tens[0] ?? 0, removal: 1 } }
}

function compared(changes: Partial<BlackjackDefinition>, ranks: string, strategy: string) {
  const definition = exampleOf('blackjack', 'blackjack', { decks: 8, ...changes })
  const { cards, deck } = shoe(ranks)
  const rules = blackjackRules(definition, {
    ...deck,
    ...(definition.splitBy === 'value' && { tensOfRank: deck.counts[TEN]! }),
  })
  const game = new TableGame(definition, rules)
  const coins = game.spots[0]!.step
  const brute = everyOutcome(game, [{ spot: 'hand', coins }], strategy, cards).get('hand')!
  const law = rules.law(0, strategy, unmetered())
  if (!isBounded(law)) throw new Error('exact')
  return { brute, law }
}

/** Every figure of the law holds. */
function holds(brute: SpotLaw, law: BoundedLaw): void {
  const { unitCoins, outcomes } = brute
  const sum = (of: (net: Fraction, staked: Fraction) => Fraction): number =>
    Fraction.sum(
      outcomes.map(({ stakedCoins, paidCoins, chance }) =>
        of(Fraction.of(paidCoins - stakedCoins, unitCoins), Fraction.of(stakedCoins, unitCoins)).times(chance),
      ),
    ).toNumber()
  const within = (
    value: number,
    { low, high }: { readonly low: number; readonly high: number },
    what: string,
  ): void => {
    expect(value, `${what} from ${low}`).toBeGreaterThanOrEqual(low)
    expect(value, `${what} to ${high}`).toBeLessThanOrEqual(high)
  }
  within(meanNet(brute).toNumber(), law.mean, 'mean')
  expect(law.mean.high - law.mean.low).toBeLessThan(1e-10)
  within(
    sum((_, staked) => staked),
    law.staked,
    'staked',
  )
  within(
    sum((net) => net.times(net)),
    law.squares,
    'squares',
  )
  for (const { net, chance } of law.outcomes) {
    const played = sum((one) => (one.equals(net) ? Fraction.one : Fraction.zero))
    within(played, { low: chance.low, high: chance.high + law.rest.chance.high }, `${net}`)
  }
}

const STRATEGIES = ['best', 'card', 'default', 'mimic', 'neverBust']

describe('without splits the law is the sum over every outcome of the round', () => {
  test.each([
    ['peek, late surrender', {}, 'AA6788TTTKK'],
    ['soft 17 is hit', { soft17: 'hits' }, 'AAA566TTT9'],
    ['early surrender', { surrender: 'early' }, 'AA677TTTTK'],
    ['early, not against an ace', { surrender: 'earlyNotAce' }, 'AA677TTTTK'],
    ['no hole card', { hole: 'none' }, 'AA6788TTTKK'],
    ['no hole card, early', { hole: 'none', surrender: 'early' }, 'AA677TTTT9'],
    ['no hole card, first bets', { hole: 'none', noHoleLoses: 'original' }, 'AA5667TTTT'],
    ['charlie', { charlie: 5, decks: 8 }, 'AAA2223TTT9'],
    ['charlie without a hole card', { charlie: 5, hole: 'none' }, 'AAA2223TTT9'],
    ['doubles of 9 to 11', { double: '9-11', natural: { pays: 6, to: 5 } }, 'AA4567TTT9'],
  ] as const)('%s', (_, changes, ranks) => {
    for (const strategy of STRATEGIES) {
      const { brute, law } = compared(
        { surrender: 'late', ...changes, maxHands: 1, doubleAfterSplit: undefined } as never,
        ranks,
        strategy,
      )
      holds(brute, law)
      expect(law.rest.chance.high).toBe(0)
      expect(law.because).toBe('doublePrecision')
    }
  })
})

describe('with splits the mean is that of every outcome, and every bound holds', () => {
  test.each([
    ['two hands', { maxHands: 2 }, 'A67888TTTT9'],
    ['two hands, no hole card', { maxHands: 2, hole: 'none' }, 'A67888TTT9'],
    ['two hands, first bets', { maxHands: 2, hole: 'none', noHoleLoses: 'original' }, 'A67888TTT9'],
    ['three hands', { maxHands: 3 }, 'A788889TTTT'],
    ['four hands', { maxHands: 4 }, 'A788889TTTTT'],
    ['four hands of many', { maxHands: 4 }, '88888899TTTT'],
    ['aces, one card each', { maxHands: 4 }, 'AAAA99999TTTTTTT'],
    ['aces, split again', { maxHands: 4, resplitAces: true }, 'AAAA99999TTTTTTT'],
    ['aces, played on', { maxHands: 2, hitSplitAces: true }, 'AAA78TTTTT99'],
    ['tens of one rank', { maxHands: 3, splitBy: 'rank' }, 'A6666TTTKKK'],
    ['tens of one value', { maxHands: 3, splitBy: 'value' }, 'A6666TTTTTT'],
  ] as const)('%s', (_, changes, ranks) => {
    for (const strategy of ['best', 'card', 'neverBust']) {
      const { brute, law } = compared(changes as never, ranks, strategy)
      holds(brute, law)
    }
  })
})
