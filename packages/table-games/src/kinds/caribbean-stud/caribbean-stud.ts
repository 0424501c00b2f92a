import { known, type Meter } from '@spilvaerk/slot-engine/shared'
import { suitOf } from '../../cards/card.ts'
import { BEST, BY_CARD, DEFAULT, type StrategyChart, type TableKind } from '../../core/kind.ts'
import { moveOf, type Strategy } from '../../core/menu.ts'
import type { CaribbeanStudDefinition } from '../../definition.gen.ts'
import { DealReader, kindOfCard } from '../../poker/dealt.ts'
import { checkProgressive } from '../../poker/progressive.ts'
import { checkRows } from '../../poker/rows.ts'
import { sideLaw } from '../../poker/side-bet.ts'
import { ANTE, DECK, SIZE, Stud } from './game.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { Raises } from './law.ts'
import { FOLD, playRound, RAISE, type StudFacts } from './play.ts'
import { ACE_KING, ACE_KING_JACK, ALWAYS, ANY_PAIR, CARD_RULES, isRaised } from './strategies.ts'
import { WORDS } from './words.ts'
import { raiseWorth } from './worth.ts'

const STRATEGIES = [BEST, BY_CARD, DEFAULT, ALWAYS, ACE_KING, ACE_KING_JACK, ANY_PAIR]

export const caribbeanStud: TableKind<CaribbeanStudDefinition> = {
  kind: 'caribbeanStud',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check({ pays, bonus, progressive }, root) {
    checkRows(pays, DECK, SIZE, root.at('pays'))
    if (bonus) checkRows(bonus.pays, DECK, SIZE, root.at('bonus').at('pays'))
    if (progressive) checkProgressive(progressive, DECK, SIZE, root.at('progressive'))
  },
  rules(definition) {
    const stud = new Stud(definition)
    let made: Raises | undefined
    const raises = (meter: Meter): Raises => {
      made ??= new Raises(stud, STRATEGIES, meter)
      return made
    }
    return {
      spots: [
        { id: 'ante' },
        ...(stud.bonus ? [{ id: 'bonus', needs: 'ante' }] : []),
        ...(stud.progressive ? [stud.progressive.sketch('ante')] : []),
      ],
      ...(stud.progressive && { pools: [stud.progressive.pool] }),
      cards: { decks: 1 },
      play: (table) => playRound(stud, table),
      strategies: STRATEGIES,
      strategy: (name, meter) => strategyOf(stud, name === BEST ? raises(meter) : undefined, name),
      worth: (asked) => raiseWorth(stud, asked),
      law(spot, strategy, meter) {
        if (spot === ANTE) return known(raises(meter).law(strategy), strategy)
        if (stud.progressive && spot === stud.progressiveSpot) return stud.progressive.law()
        if (stud.bonus && stud.bonusStands) return sideLaw(stud.bonus)
        return known(raises(meter).bonusLaw(strategy), strategy)
      },
      charts: () => [CHART],
    }
  },
}

const CHART: StrategyChart = {
  ...{ title: RAISE, columns: [RAISE] },
  rows: CARD_RULES.map(([rule, isRaise]) => ({ case: rule, moves: [isRaise ? RAISE : FOLD] })),
}

function strategyOf({ ranked }: Stud, raises: Raises | undefined, name: string): Strategy {
  const reader = new DealReader(ranked.sets, DECK, SIZE)
  const all = (1 << SIZE) - 1
  return (menu) => {
    // The menu carries what this kind puts there.
    const { cards, up } = menu.facts as StudFacts
    reader.read(cards)
    const { set } = reader
    const suited = ((reader.suited >>> all) & 1) === 1
    const isRaise =
      raises?.isBest(set, suited, reader.ofSuit(cards, suitOf(up)), kindOfCard(up)) ??
      isRaised(name, ranked.sets, set, ranked.strength(set, suited), kindOfCard(up))
    return moveOf(menu, isRaise ? RAISE : FOLD)
  }
}
