import { entryOf } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import { meanNet } from '../../core/law.ts'
import type { Chosen, Strategy } from '../../core/menu.ts'
import type { SpotSketch } from '../../core/spot.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { lineLaw, openedLineLaw, openedThrowLaw, throwLaw } from './law.ts'
import { openingOf } from './opening.ts'
import { COME, type CrapsRules, DONT_PASS, LAY_ODDS, ODDS, PASS, playRound, ROLL } from './play.ts'
import { throwSpots } from './spots.ts'
import { WORDS } from './words.ts'

/** Takes all odds that are offered behind bets on the line and against it. */
export const FULL_ODDS = 'fullOdds'

export const craps: TableKind<CrapsDefinition> = {
  kind: 'craps',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check() {},
  rules(definition) {
    const lines: readonly SpotSketch[] = [
      { id: 'pass', group: 'line' },
      { id: 'dont-pass', group: 'line' },
      ...(definition.come ? [{ id: 'come', group: 'come', later: true } as const] : []),
      ...(definition.come ? [{ id: 'dont-come', group: 'come', later: true } as const] : []),
    ]
    const spots = throwSpots(definition)
    const bar = definition.bar === 'two' ? 2 : 12
    const meanOf = (move: string): Fraction => {
      const line = lines.findIndex(({ id }) => id === move)
      if (line >= 0) return meanNet(lineLaw(definition, line === PASS || line === COME, bar, false))
      const thrown = spots.find(({ id }) => id === move)
      return thrown ? meanNet(throwLaw(thrown)) : Fraction.zero
    }
    const rules: CrapsRules = { definition, spots, firstThrow: lines.length, bar }
    return {
      spots: [...lines, ...spots.map(({ id, group, step }) => ({ id, group, step }))],
      play: (table) => playRound(rules, table),
      strategies: definition.odds ? [BEST, DEFAULT, FULL_ODDS] : [BEST],
      strategy: (name) => (name === FULL_ODDS ? fullOdds : rollOn),
      worth: ({ menu }) => ({
        ...{ unitCoins: 1, best: ROLL_ON },
        // Odds and rolling on neither win nor lose; any other move is a bet on a spot.
        moves: new Map(menu.moves.map(({ move }) => [move, meanOf(move)])),
      }),
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

/**
 * No further bet wins on average, and odds neither win nor lose: to roll on is the best there is, as good as to take odds.
 */
const rollOn: Strategy = () => ROLL_ON

const fullOdds: Strategy = ({ moves }) => {
  const odds = moves.find(({ move }) => move === ODDS || move === LAY_ODDS)
  return odds === undefined ? ROLL_ON : { move: odds.move, coins: odds.upTo ?? odds.coins }
}
