import type { TableKindName } from '../definition.ts'
import type { TableDesigner } from './designer.ts'
import { baccaratDesigner } from './kinds/baccarat.ts'
import { bigSixDesigner } from './kinds/big-six.ts'
import { blackjackDesigner } from './kinds/blackjack.ts'
import { caribbeanStudDesigner } from './kinds/caribbean-stud.ts'
import { casinoWarDesigner } from './kinds/casino-war.ts'
import { crapsDesigner } from './kinds/craps.ts'
import { dragonTigerDesigner } from './kinds/dragon-tiger.ts'
import { hiLoDesigner } from './kinds/hi-lo.ts'
import { letItRideDesigner } from './kinds/let-it-ride.ts'
import {
  coinDesigner,
  crashDesigner,
  diceDesigner,
  kenoDesigner,
  minesDesigner,
  plinkoDesigner,
  scratchCardDesigner,
} from './kinds/numbers.ts'
import { paiGowDesigner } from './kinds/pai-gow.ts'
import { redDogDesigner } from './kinds/red-dog.ts'
import { rouletteDesigner } from './kinds/roulette.ts'
import { sicBoDesigner } from './kinds/sic-bo.ts'
import { threeCardPokerDesigner } from './kinds/three-card-poker.ts'
import { videoPokerDesigner } from './kinds/video-poker.ts'

/** How games of each kind are designed: a file of `design/kinds` each. */
export const DESIGNERS: Readonly<Record<TableKindName, TableDesigner>> = {
  roulette: rouletteDesigner,
  sicBo: sicBoDesigner,
  bigSix: bigSixDesigner,
  baccarat: baccaratDesigner,
  casinoWar: casinoWarDesigner,
  dragonTiger: dragonTigerDesigner,
  redDog: redDogDesigner,
  craps: crapsDesigner,
  keno: kenoDesigner,
  scratchCard: scratchCardDesigner,
  plinko: plinkoDesigner,
  mines: minesDesigner,
  dice: diceDesigner,
  coin: coinDesigner,
  crash: crashDesigner,
  blackjack: blackjackDesigner,
  videoPoker: videoPokerDesigner,
  threeCardPoker: threeCardPokerDesigner,
  caribbeanStud: caribbeanStudDesigner,
  letItRide: letItRideDesigner,
  paiGow: paiGowDesigner,
  hiLo: hiLoDesigner,
}

/** What may be asked for in a brief of a kind. */
export interface TableOptions {
  /** By name, the values of each rule, the usual one first. */
  readonly rules: Readonly<Record<string, readonly string[]>>
  readonly sideBets: readonly string[]
  /** Those that a game has where nobody says. */
  readonly usualSideBets: readonly string[]
  /** Whether bonus games may start by moments of its rounds, and not by chance alone. */
  readonly hasMoments: boolean
}

/** @returns what a brief of the kind may ask for */
export function tableOptions(kind: TableKindName): TableOptions {
  const designer = DESIGNERS[kind]
  const { rules, sideBets, usualSideBets = sideBets, starts } = designer
  return { rules, sideBets, usualSideBets, hasMoments: starts !== undefined }
}
