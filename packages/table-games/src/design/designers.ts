import type { TableKindName } from '../definition.ts'
import type { TableDesigner } from './designer.ts'
import { baccaratDesigner } from './kinds/baccarat.ts'
import { bigSixDesigner } from './kinds/big-six.ts'
import { blackjackDesigner } from './kinds/blackjack.ts'
import { caribbeanStudDesigner } from './kinds/caribbean-stud.ts'
import { casinoWarDesigner } from './kinds/casino-war.ts'
import { crapsDesigner } from './kinds/craps.ts'
import { hiLoDesigner } from './kinds/hi-lo.ts'
import { letItRideDesigner } from './kinds/let-it-ride.ts'
import {
  coinDesigner,
  diceDesigner,
  kenoDesigner,
  minesDesigner,
  plinkoDesigner,
  scratchCardDesigner,
} from './kinds/numbers.ts'
import { paiGowDesigner } from './kinds/pai-gow.ts'
import { rouletteDesigner } from './kinds/roulette.ts'
import { sicBoDesigner } from './kinds/sic-bo.ts'
import { threeCardPokerDesigner } from './kinds/three-card-poker.ts'
import { videoPokerDesigner } from './kinds/video-poker.ts'

/** Kinds that can be designed. A new one is a file of `design/kinds`, and its line here. */
export const DESIGNERS: Readonly<Partial<Record<TableKindName, TableDesigner>>> = {
  roulette: rouletteDesigner,
  sicBo: sicBoDesigner,
  bigSix: bigSixDesigner,
  baccarat: baccaratDesigner,
  casinoWar: casinoWarDesigner,
  craps: crapsDesigner,
  keno: kenoDesigner,
  scratchCard: scratchCardDesigner,
  plinko: plinkoDesigner,
  mines: minesDesigner,
  dice: diceDesigner,
  coin: coinDesigner,
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
  /** Whether bonus games may start by moments of its rounds, and not by chance alone. */
  readonly hasMoments: boolean
}

/** @returns `null` where games of the kind cannot be designed */
export function tableOptions(kind: TableKindName): TableOptions | null {
  const designer = DESIGNERS[kind]
  if (designer === undefined) return null
  return { rules: designer.rules, sideBets: designer.sideBets, hasMoments: designer.starts !== undefined }
}
