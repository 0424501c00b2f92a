import type { Meter } from '@spilvaerk/slot-engine/shared'
import type { Move } from '../../core/menu.ts'
import { type Asked, type MenuWorth, type Worth, worthOf } from '../../core/worth.ts'
import { Fraction } from '../../fraction.ts'
import type { Compared, DealersHands } from './dealers-hands.ts'
import { housePlaces, isAllowed, splitsOf } from './house-way.ts'
import { ANTE, BANK, backOf, HOUSE, lowMove, type PaiGowFacts, type PaiGowGame, sevenOf } from './play.ts'

/**
 * What each way to set the seven cards is worth against a dealer who sets by the house way, over all hands that the other
 * cards make. Which way is best of all hands together nobody has counted; of the hand that lies there it is known.
 */
export function settingWorth(
  game: PaiGowGame,
  hands: DealersHands,
  { menu, on }: Asked,
  meter: Meter,
): MenuWorth | undefined {
  const { definition, spots } = game
  // The menu carries what this kind puts there.
  const cards = menu.facts as PaiGowFacts
  const coinsOn = (name: string): number => (spots.includes(name) ? on(spots.indexOf(name)) : 0)
  const bets = { ante: coinsOn(ANTE), bank: coinsOn(BANK) }
  if (bets.ante + bets.bank === 0) return undefined
  const seven = sevenOf(cards)
  const allowed = splitsOf(seven, definition).filter(isAllowed)
  const [a, b] = housePlaces(seven, definition)
  const house = lowMove(a < b ? [a, b] : [b, a])
  const all = hands.compare(cards, allowed, meter)
  const worths = new Map(allowed.map((split, i) => [lowMove(split.places), worthIn(game, bets, all[i])] as const))
  const known = menu.moves.flatMap((move): (readonly [Move, Worth])[] => {
    const worth = worths.get(move.move === HOUSE ? house : move.move)
    return worth === undefined ? [] : [[move, worth]]
  })
  return worthOf(bets.ante + bets.bank, known)
}

/** For each coin that lies on the main bet and on that of the bank together. */
function worthIn(
  { definition, step }: PaiGowGame,
  { ante, bank }: { readonly ante: number; readonly bank: number },
  compared: Compared | undefined,
): Fraction {
  if (compared === undefined) return Fraction.of(-1)
  const { of, wins, losses, bankWins, bankLosses } = compared
  const won = Fraction.of(backOf(definition, step) - step, step)
  const net = (all: number, lost: number): Fraction => won.times(all).minus(Fraction.of(lost)).over(of)
  return net(wins, losses)
    .times(ante)
    .plus(net(bankWins, bankLosses).times(bank))
    .over(ante + bank)
}
