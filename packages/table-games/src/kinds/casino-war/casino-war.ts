import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import { meanNet } from '../../core/law.ts'
import { moveOf } from '../../core/menu.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { CasinoWarDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { afterTie, anteLaw, tieLaw } from './law.ts'
import { openingOf } from './opening.ts'
import { ANTE, playRound, SURRENDER, TIE, WAR, type WarRules } from './play.ts'
import { WORDS } from './words.ts'

/** The one case in which there is a choice. */
const TIED = 'tied'

export const casinoWar: TableKind<CasinoWarDefinition> = {
  kind: 'casinoWar',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check() {},
  rules({ decks, burn = 3, bonus = 0, tie }) {
    const rules: WarRules = { burn, bonus, tiePays: tie?.pays ?? 0 }
    const choice = (strategy: string): string => choiceOf(decks, rules, strategy)
    return {
      // Half of the bet comes back when a tie is given up.
      spots: [{ id: 'ante', step: 2 }, ...(tie ? [{ id: 'tie', needs: 'ante' }] : [])],
      cards: { decks },
      play: (table) => playRound(rules, table),
      strategies: [BEST, DEFAULT, WAR],
      strategy(name) {
        const move = choice(name)
        return (menu) => moveOf(menu, move)
      },
      worth: (asked) => tieWorth(decks, rules, asked),
      law: (spot, strategy) => (spot === TIE ? tieLaw(decks, rules) : anteLaw(decks, rules, choice(strategy))),
      charts: () => [{ title: TIED, columns: [TIED], rows: [{ case: TIED, moves: [choice(BEST)] }] }],
      opening: openingOf(decks, rules.tiePays, (strategy) => afterTie(decks, rules, choice(strategy))),
    }
  },
}

const tieWorth = (decks: number, rules: WarRules, { menu: { moves }, on }: Asked): MenuWorth | undefined =>
  worthOf(
    on(ANTE),
    moves.map((one) => {
      const outcomes = afterTie(decks, rules, one.move)
      const [{ stakedCoins: unitCoins } = { stakedCoins: 2 }] = afterTie(decks, rules, SURRENDER)
      return [one, meanNet({ unitCoins, outcomes })]
    }),
  )

function choiceOf(decks: number, rules: WarRules, strategy: string): string {
  if (strategy === WAR) return WAR
  if (strategy === DEFAULT) return SURRENDER
  const mean = (choice: string): ReturnType<typeof meanNet> => meanNet(anteLaw(decks, rules, choice))
  return mean(WAR).compare(mean(SURRENDER)) > 0 ? WAR : SURRENDER
}
