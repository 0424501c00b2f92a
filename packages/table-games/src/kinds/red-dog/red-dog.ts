import { BEST, DEFAULT, type StrategyChart, type TableKind } from '../../core/kind.ts'
import { meanNet } from '../../core/law.ts'
import { moveOf } from '../../core/menu.ts'
import { worthOf } from '../../core/worth.ts'
import type { RedDogDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR, MOST_SPREAD } from './grammar.ts'
import { after, isWorthRaising, lawOf } from './law.ts'
import { openingOf } from './opening.ts'
import { ANTE, CALL, playRound, RAISE, type RedDogFacts, type RedDogRules, rulesOf, spreadOf } from './play.ts'
import { WORDS } from './words.ts'

/** Doubles on every spread. */
const ALWAYS = 'always'

export const redDog: TableKind<RedDogDefinition> = {
  kind: 'redDog',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check() {},
  rules(definition) {
    const rules = rulesOf(definition)
    const raises = (strategy: string) => (spread: number) => rules.raise && raisesAt(strategy, spread, rules)
    return {
      spots: [{ id: 'ante' }],
      cards: { decks: rules.decks },
      play: (table) => playRound(rules, table),
      strategies: rules.raise ? [BEST, DEFAULT, ALWAYS] : [BEST],
      strategy: (name) => (menu) => {
        // The menus of this kind all tell the two cards.
        const [first, second] = menu.facts as RedDogFacts
        return moveOf(menu, raises(name)(spreadOf(first, second)) ? RAISE : CALL)
      },
      worth({ menu, on }) {
        // The menus of this kind all tell the two cards.
        const [first, second] = menu.facts as RedDogFacts
        const outcomes = (move: string) => after(first, second, move === RAISE, rules)
        return worthOf(
          on(ANTE),
          menu.moves.map((one) => [one, meanNet({ unitCoins: 1, outcomes: outcomes(one.move) })]),
        )
      },
      law: (_, strategy) => lawOf(rules, raises(strategy)),
      opening: openingOf(rules, raises),
      ...(rules.raise && { charts: () => [chartOf(rules)] }),
    }
  },
}

function raisesAt(strategy: string, spread: number, rules: RedDogRules): boolean {
  if (strategy === DEFAULT) return false
  return strategy === ALWAYS || isWorthRaising(spread, rules)
}

function chartOf(rules: RedDogRules): StrategyChart {
  const spreads = Array.from({ length: MOST_SPREAD }, (_, i) => i + 1)
  return {
    ...{ title: 'spread', columns: ['spread'] },
    rows: spreads.map((spread) => ({
      case: String(spread),
      moves: [isWorthRaising(spread, rules) ? RAISE : CALL],
    })),
  }
}
