import type { Meter } from '@spilvaerk/slot-engine/shared'
import { DEFAULT, type TableKind, type TableRules } from '../../core/kind.ts'
import { type Menu, type Strategy, takeFirst } from '../../core/menu.ts'
import type { MenuWorth } from '../../core/worth.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { chartsOf } from './chart.ts'
import { check } from './check.ts'
import { BlackjackGame } from './game.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { Analysis, STRATEGIES } from './law/analysis.ts'
import { type Deck, deckOf } from './law/deck.ts'
import { HandWorths } from './law/hand-worths.ts'
import { handLaw } from './law/law.ts'
import { insuranceLaw, sideLaw } from './law/side-law.ts'
import { playRound } from './play.ts'
import { strategyOf } from './strategies.ts'
import { WORDS } from './words.ts'
import { menuWorth } from './worth.ts'

export const blackjack: TableKind<BlackjackDefinition> = {
  kind: 'blackjack',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules: (definition) => blackjackRules(definition),
}

/** @param cards what is in the shoe, where it is not the decks of the definition */
export function blackjackRules(definition: BlackjackDefinition, cards?: Deck): TableRules {
  const game = new BlackjackGame(definition)
  const { rules } = game
  let known: Analysis | undefined
  const analysed = (meter: Meter): Analysis => {
    known ??= new Analysis(rules, cards ?? deckOf(rules.decks, rules.splitByRank), meter)
    return known
  }
  let worths: HandWorths | undefined
  const worthOf = (menu: Menu, meter: Meter): MenuWorth | undefined => {
    worths ??= new HandWorths(rules, cards ?? deckOf(rules.decks, rules.splitByRank))
    return menuWorth(worths, menu, meter)
  }
  return {
    spots: game.spots,
    cards: { decks: rules.decks },
    play: (table) => playRound(game, table),
    strategies: STRATEGIES,
    strategy(name, meter) {
      if (name === DEFAULT) return takeFirst
      const otherwise: Strategy = (menu) => worthOf(menu, meter)?.best ?? takeFirst(menu)
      return strategyOf(analysed(meter).policies.get(name) ?? [], otherwise)
    },
    worth: ({ menu }, meter) => worthOf(menu, meter),
    law(spot, strategy, meter) {
      const meaning = game.meaning(spot)
      if (meaning === 'insurance') return insuranceLaw(rules.decks)
      if (meaning !== 'hand') return sideLaw(meaning, rules.decks)
      return handLaw(rules, analysed(meter).tally(strategy))
    },
    charts: (meter) => chartsOf(analysed(meter), rules.maxHands > 1),
  }
}
