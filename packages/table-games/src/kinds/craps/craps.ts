import { entryOf, type Field } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import type { Chosen, Strategy } from '../../core/menu.ts'
import type { SpotSketch } from '../../core/spot.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { lineLaw, openedLineLaw, openedThrowLaw, throwLaw } from './law.ts'
import { ROLL } from './moves.ts'
import { openingOf } from './opening.ts'
import { type CrapsRules, playRound, type RollFacts } from './play.ts'
import { BUNDLES, throwSpots } from './spots.ts'
import { COME, DONT_PASS, LAY_ODDS, ODDS, PASS } from './waiting.ts'
import { WORDS } from './words.ts'
import { movesWorth } from './worth.ts'

/** Takes all odds that are offered behind bets on the line and against it. */
export const FULL_ODDS = 'fullOdds'

export const craps: TableKind<CrapsDefinition> = {
  kind: 'craps',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const lines: readonly SpotSketch[] = [
      { id: 'pass', group: 'line' },
      { id: 'dont-pass', group: 'line' },
      ...(definition.come ? [{ id: 'come', group: 'come', later: true } as const] : []),
      ...(definition.come ? [{ id: 'dont-come', group: 'come', later: true } as const] : []),
    ]
    const spots = throwSpots(definition)
    const bar = definition.bar === 'two' ? 2 : 12
    const rules: CrapsRules = { definition, spots, firstThrow: lines.length, bar }
    return {
      spots: [...lines, ...spots.map(({ id, group, step }) => ({ id, group, step }))],
      rebets: true,
      play: (table) => playRound(rules, table),
      strategies: definition.odds ? [BEST, DEFAULT, FULL_ODDS] : [BEST],
      strategy: (name) => (name === FULL_ODDS ? fullOdds : rollOn),
      worth: ({ menu }) =>
        movesWorth(
          rules,
          lines.map(({ id }) => id),
          menu,
        ),
      law(spot, strategy) {
        if (spot >= lines.length) return throwLaw(entryOf(spots, spot - lines.length))
        const takesOdds = strategy === FULL_ODDS && (spot === PASS || spot === DONT_PASS)
        return lineLaw(definition, spot === PASS || spot === COME, bar, takesOdds)
      },
      opening: openingOf(
        (spot, strategy) =>
          spot >= lines.length
            ? openedThrowLaw(entryOf(spots, spot - lines.length))
            : openedLineLaw(definition, spot === PASS, bar, strategy === FULL_ODDS),
        (spot) => spot === PASS || spot === DONT_PASS || spot >= lines.length,
      ),
    }
  },
}

const ROLL_ON: Chosen = { move: ROLL, coins: 0 }

/** A bundle is made of propositions that the game has. */
function check({ bundles = {}, propositions = {} }: CrapsDefinition, root: Field): void {
  for (const name of ['horn', 'crapsEleven', 'world'] as const) {
    const missing = bundles[name] ? BUNDLES[name].filter((part) => propositions[part] === undefined) : []
    if (missing.length > 0)
      root
        .at('bundles')
        .at(name)
        .refuse('required', `Needs the propositions ${missing.join(', ')}.`)
  }
}

/**
 * Laws are of bets that lie until they are decided: no further bet wins on average, and odds neither win nor lose, so that
 * rolling on is as good as anything. To take a bet down leaves its law.
 */
const rollOn: Strategy = () => ROLL_ON

const fullOdds: Strategy = ({ facts }) => {
  // The menu carries what this kind puts there.
  const odds = (facts as RollFacts).odds.find(({ move }) => move === ODDS || move === LAY_ODDS)
  return odds === undefined ? ROLL_ON : { move: odds.move, coins: odds.upTo ?? odds.coins }
}
