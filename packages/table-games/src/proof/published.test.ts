import { expect, test } from 'vitest'
import { example } from '../../test-support/examples.ts'
import { lineOf, percent } from '../../test-support/sheets.ts'
import type { TableKindName } from '../definition.ts'
import { analyse } from './analyse.ts'

/** A spot, the strategy, and the house edge in percent. */
type Edge = readonly [spot: string, strategy: string, edge: string]

/**
 * For each kind what is printed of a usual game of it, and of a game that nobody prints figures of, what follows by hand.
 * Further figures, with their sources, are in the test of the kind.
 */
const PUBLISHED: Readonly<Record<TableKindName, readonly [game: string, ...Edge[]]>> = {
  roulette: ['french-roulette', ['straight-17', 'best', '2.70'], ['red', 'best', '1.35']],
  sicBo: ['sic-bo-macau', ['small', 'best', '2.78'], ['total-5', 'best', '47.22']],
  bigSix: ['big-six', ['one', 'best', '11.11'], ['joker', 'best', '14.81']],
  baccarat: ['punto-banco', ['banker', 'best', '1.06'], ['player', 'best', '1.24'], ['tie', 'best', '14.36']],
  casinoWar: ['casino-war', ['ante', 'war', '2.90'], ['ante', 'default', '3.73'], ['tie', 'best', '17.83']],
  dragonTiger: ['dragon-tiger', ['dragon', 'best', '3.73'], ['tie', 'best', '32.77'], ['suited-tie', 'best', '13.98']],
  redDog: ['red-dog', ['ante', 'best', '2.80']],
  craps: ['craps', ['pass', 'best', '1.414'], ['dont-pass', 'best', '1.364']],
  blackjack: ['blackjack-endless-shoe', ['hand', 'card', '0.629']],
  videoPoker: ['jacks-or-better', ['hand-1', 'best', '0.456096']],
  threeCardPoker: ['three-card-poker', ['ante', 'best', '3.37'], ['pairPlus', 'best', '7.28']],
  caribbeanStud: ['caribbean-stud', ['ante', 'best', '5.22'], ['ante', 'always', '16.61'], ['ante', 'anyPair', '5.47']],
  letItRide: ['let-it-ride', ['bet', 'best', '3.5057'], ['threeCards', 'best', '2.1357']],
  paiGow: ['pai-gow', ['ante', 'house', '2.72'], ['sevenCards', 'house', '6.37']],
  // One number of eighty, twenty of which are drawn, for three.
  keno: ['keno', ['pick-1', 'best', '25']],
  // 955,000 coins for 1,000,000 cards.
  scratchCard: ['scratch-card', ['card', 'best', '4.50']],
  // Of 24 safe fields among 25 the first pays 1.01.
  mines: ['mines', ['one-mine', 'default', '3.04']],
  // 2 × (56 + 8 × 21 + 28 × 11 + 56 × 10) + 70 × 5 of 2560.
  plinko: ['plinko', ['low', 'best', '1.0156']],
  dice: ['dice', ['under-5000', 'best', '1'], ['under-4900', 'best', '1.02']],
  // 1.96 for an even chance; 28.92 for five tosses.
  coin: ['coin', ['heads', 'best', '2'], ['heads', 'always', '9.625']],
  // Each step of a flight is paid so that 97 of a hundred coins come back.
  crash: ['crash', ['flight', 'best', '3'], ['flight', 'default', '3']],
  // The second card is higher on 4 × (12 + 11 + … + 0) of 13 × 51 pairs of ranks and cards, and pays 1.18.
  hiLo: ['hi-lo', ['guess', 'default', '44.47']],
}

test.each(Object.entries(PUBLISHED))('%s meets its published figures', (kind, [game, ...edges]) => {
  const definition = example(game)
  expect(definition.kind).toBe(kind)
  const sheet = analyse(definition)
  for (const [spot, strategy, edge] of edges) {
    const decimals = edge.split('.')[1]?.length ?? 0
    expect(percent(lineOf(sheet, spot, strategy).houseEdge, decimals), `${spot} ${strategy}`).toBe(edge)
  }
})
