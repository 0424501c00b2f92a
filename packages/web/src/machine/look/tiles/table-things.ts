import type { GameKind } from '@spilvaerk/schemas'
import { cards } from './cards.ts'
import { flight } from './flight.ts'
import type { Setting } from './setting.ts'
import { balls, coins, dice, mines, pegs, ticket } from './small-things.ts'
import { bigWheel, rouletteWheel } from './wheels.ts'

export type TableKindName = Exclude<GameKind, 'slot'>

/** What each kind of table is played with. */
export const THINGS: Readonly<Record<TableKindName, (setting: Setting) => void>> = {
  roulette: rouletteWheel,
  bigSix: bigWheel,
  sicBo: dice([
    [-0.25, 0.18, 3],
    [0.22, 0.2, 5],
    [0, -0.18, 6],
  ]),
  craps: dice([
    [-0.21, 0.08, 6],
    [0.23, 0.02, 5],
  ]),
  dice: dice([[0, 0.02, 6]]),
  keno: balls,
  scratchCard: ticket,
  plinko: pegs,
  mines,
  coin: coins,
  crash: flight,
  baccarat: cards(['K♠', '9♥', '8♦']),
  blackjack: cards(['A♠', 'J♣']),
  casinoWar: cards(['K♥', 'Q♠']),
  dragonTiger: cards(['K♦', 'K♣']),
  redDog: cards(['4♥', '8♠', 'Q♦']),
  caribbeanStud: cards(['10♥', 'J♥', 'Q♥', 'K♥', 'A♥']),
  hiLo: cards(['7♦']),
  letItRide: cards(['10♠', 'J♠', 'Q♠']),
  paiGow: cards(['9♦', '9♠', 'A♥', 'A♣']),
  threeCardPoker: cards(['Q♦', 'K♦', 'A♦']),
  videoPoker: cards(['J♣', 'J♦', 'J♥', 'J♠', '2♥']),
}
