import type { Meter } from '@spilvaerk/slot-engine/shared'
import { BEST, BY_CARD, DEFAULT, type TableKind } from '../../core/kind.ts'
import { moveOf, type Strategy } from '../../core/menu.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { ThreeCardPokerDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { DealReader } from '../../poker/dealt.ts'
import { chartOf } from './chart.ts'
import { check } from './check.ts'
import { ANTE, SIZE, ThreeCards } from './game.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { ALWAYS, MIMIC, Plays } from './law.ts'
import { FOLD, PLAY, playRound, type ThreeCardFacts } from './play.ts'
import { WORDS } from './words.ts'

export const threeCardPoker: TableKind<ThreeCardPokerDefinition> = {
  kind: 'threeCardPoker',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const game = new ThreeCards(definition)
    let known: Plays | undefined
    const plays = (meter: Meter): Plays => {
      known ??= new Plays(game, meter)
      return known
    }
    return {
      spots: game.spots.map((id, i) => ({ id, ...(i > 0 && { needs: 'ante' }) })),
      cards: { decks: 1 },
      play: (table) => playRound(game, table),
      strategies: [BEST, BY_CARD, DEFAULT, ALWAYS, MIMIC],
      strategy: (name, meter) => strategyOf(game, plays(meter), name),
      worth: (asked, meter) => playWorth(game, plays(meter), asked),
      law: (spot, strategy, meter) => plays(meter).law(game.spots[spot] ?? '', strategy),
      charts: (meter) => [chartOf(game, plays(meter).least)],
    }
  },
}

function strategyOf({ ranked }: ThreeCards, plays: Plays, name: string): Strategy {
  const reader = new DealReader(ranked.sets, ranked.deck, SIZE)
  const all = (1 << SIZE) - 1
  return (menu) => {
    // The menu carries what this kind puts there.
    reader.read(menu.facts as ThreeCardFacts)
    const { set, suited } = reader
    const strength = ranked.strength(set, ((suited >> all) & 1) === 1)
    return moveOf(menu, plays.isPlayed(name, set, suited, strength) ? PLAY : FOLD)
  }
}

/** Of the ante and what is raised on it: a fold loses the ante. */
function playWorth({ ranked }: ThreeCards, plays: Plays, { menu, on }: Asked): MenuWorth | undefined {
  const reader = new DealReader(ranked.sets, ranked.deck, SIZE)
  // The menu carries what this kind puts there.
  reader.read(menu.facts as ThreeCardFacts)
  const played = Fraction.of(plays.mean(reader.set, reader.suited), plays.of)
  return worthOf(
    on(ANTE),
    menu.moves.map((one) => [one, one.move === PLAY ? played : Fraction.of(-1)]),
  )
}
