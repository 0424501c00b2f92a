import type { GameConfig, NewPaytable, Volatility } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'

/** What is known of the place where a game is offered. What nobody says is absent, and its rules are not decided. */
export interface SiteFacts {
  /** RTP, volatility, greatest win and rules are shown to the player. */
  readonly informed?: boolean
  readonly readsHistory?: boolean
  readonly shownFromStops?: boolean
  readonly demoSameMaths?: boolean
  readonly autoplayConfirmed?: boolean
  readonly autoplayLossLimit?: boolean
  readonly autoplayWinLimit?: boolean
  readonly autoplayStop?: boolean
  readonly autoplay?: boolean
  readonly buyConfirmed?: boolean
  readonly interruptedSettles?: boolean
  readonly disclaimer?: boolean
  readonly oddsShown?: boolean
  readonly certifiedHash?: string
  readonly celebratesLosses?: boolean
  readonly sessionClock?: boolean
  readonly depositLimitRequired?: boolean
  readonly limitRaiseHours?: number
  readonly selfExclusion?: boolean
  readonly rofus?: boolean
  readonly identified?: boolean
  readonly helpOnEveryPage?: boolean
  readonly bonusMaxDkk?: number
  readonly bonusWagering?: number
  readonly bonusDays?: number
  readonly roundS?: number
  readonly maxBetEur?: number
  readonly parallelPlay?: boolean
  readonly tableLookAlike?: boolean
  readonly simulatedRtp?: readonly [low: number, high: number]
  readonly modeRtps?: readonly number[]
  /** Of tables: every round is drawn from whole decks, wheels and dice that remember nothing. */
  readonly shuffledEachRound?: boolean
  /** What each spot returns, and under which strategy, is told where it is bet on. */
  readonly returnsPerBet?: boolean
  readonly strategyTold?: boolean
  readonly limitsTold?: boolean
  /** Cards, wheels and dice are shown as they were drawn, with nothing that makes a loss look like nearly a win. */
  readonly shownAsDrawn?: boolean
  /** Lists of past results say that they foretell nothing. */
  readonly pastMeansNothing?: boolean
  /** Of Germany: a state has granted the licence for table games. */
  readonly stateLicence?: boolean
}

/** What a bet mode pays back, as a share of its own price. */
export interface ModeReturn {
  readonly id: string
  readonly rtp: number
  /** Half of the 95 % interval where it is sampled; 0 where it is exact. */
  readonly reach: number
  readonly isBought: boolean
}

/** What the rules look at. */
export interface Subject {
  readonly name?: string
  readonly theme?: string
  /** Share of 1, as it is told to players. */
  readonly declaredRtp?: number
  readonly declaredVolatility?: Volatility
  readonly definition?: Definition
  readonly definitionHash?: string
  readonly sheet?: ParSheet
  /** A table game with its proof, to which the rules of reels do not apply. */
  readonly table?: { readonly definition: TableDefinition; readonly sheet: TableSheet }
  /** Of each bet mode, where they are worked out. */
  readonly modes?: readonly ModeReturn[]
  /** Where there is no definition. */
  readonly symbols?: readonly { readonly id: string; readonly type: string }[]
  readonly paytable?: NewPaytable
  readonly config?: Partial<Pick<GameConfig, 'minBet' | 'maxBet' | 'betLevels' | 'autoSpinOptions' | 'coin'>>
  readonly facts: SiteFacts
}

/** True of every game on this site, because the engine, the server and the machine leave no other way. */
export const OUR_SITE: SiteFacts = {
  informed: true,
  readsHistory: false,
  shownFromStops: true,
  demoSameMaths: true,
  // What is bought is bought in a dialog that names its price.
  buyConfirmed: true,
  interruptedSettles: true,
  ...{ shuffledEachRound: true, returnsPerBet: true, strategyTold: true, limitsTold: true },
  ...{ shownAsDrawn: true, pastMeansNothing: true },
}
