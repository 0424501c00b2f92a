import { entryOf } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import type { SpotLaw } from '../../core/law.ts'
import { plainLaw } from '../../core/law.ts'
import type { Move, Steps } from '../../core/menu.ts'
import { stepFor } from '../../core/spot.ts'
import { bestStop, stopChart, worthOfStopping } from '../../core/stopping.ts'
import type { Table } from '../../core/table.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { CoinDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { WORDS } from './words.ts'

const SIDES = ['heads', 'tails'] as const
const TAKE: Move = { move: 'take', coins: 0 }
const AGAIN: Move = { move: 'again', coins: 0 }
const MOVES = [TAKE, AGAIN]
/** What a strategy looks at: the side that is bet on, and how many tosses were right. */
interface CoinFacts {
  readonly wins: number
  readonly spot: number
}

/** Never takes before the end. */
const ALWAYS = 'always'

export const coin: TableKind<CoinDefinition> = {
  kind: 'coin',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check() {},
  rules(definition) {
    const { chip, back } = definition
    const stopOf = (strategy: string): number => {
      if (strategy === DEFAULT) return 1
      return strategy === ALWAYS ? back.length : bestStop(back, chanceOfWins)
    }
    return {
      spots: SIDES.map((id) => ({ id, group: 'side', step: stepFor(chip, back) })),
      play: (table) => playRound(definition, table),
      strategies: [BEST, DEFAULT, ALWAYS],
      strategy(name) {
        const stop = stopOf(name)
        // The only menu of this kind.
        return ({ facts }) => ((facts as CoinFacts).wins >= stop ? TAKE : AGAIN)
      },
      worth: (asked) => tossWorth(definition, asked),
      law: (_, strategy) => lawOf(definition, stopOf(strategy)),
      charts: () => [stopChart([{ name: 'returns', chip, backs: back, chanceOf: chanceOfWins }])],
    }
  },
}

const chanceOfWins = (wins: number): Fraction => Fraction.of(1, 2n ** BigInt(wins))

function tossWorth({ chip, back }: CoinDefinition, { menu, on }: Asked): MenuWorth | undefined {
  // The only menu of this kind.
  const { wins, spot } = menu.facts as CoinFacts
  const paid = (coins: Fraction): Fraction => coins.over(chip).minus(Fraction.one)
  const going = worthOfStopping(back.slice(wins), chanceOfWins)
  return worthOf(on(spot), [
    [TAKE, paid(Fraction.of(entryOf(back, wins - 1)))],
    [AGAIN, paid(going)],
  ])
}

function lawOf({ chip, back }: CoinDefinition, stop: number): SpotLaw {
  return plainLaw(chip, [
    [entryOf(back, stop - 1), 1n],
    [0, 2n ** BigInt(stop) - 1n],
  ])
}

/** Both sides may be bet on: one of them goes on. */
function* playRound({ chip, back }: CoinDefinition, table: Table): Steps<CoinFacts> {
  let right = toss(table)
  const bet = table.bets.find(({ spot }) => spot === right)
  if (bet === undefined) return
  for (let wins = 1; right === bet.spot; wins++) {
    const { move } = wins < back.length ? yield { asks: 'coin', moves: MOVES, facts: { wins, spot: bet.spot } } : TAKE
    if (move === TAKE.move) return table.pay(bet.spot, (bet.coins * entryOf(back, wins - 1)) / chip)
    right = toss(table)
  }
}

function toss(table: Table): number {
  const side = table.draw.below(SIDES.length)
  if (table.tells) table.tell({ type: 'coinTossed', side: entryOf(SIDES, side) })
  return side
}
