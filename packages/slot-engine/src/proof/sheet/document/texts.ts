import type { Definition } from '../../../definition.ts'
import type { AsideKind } from '../../../game/core/pays.ts'
import type { VolatilityClass } from '../../sheet.ts'

/** How sure a figure is. `bound`: an upper bound. `between`: two bounds that hold. `normal`: by the normal approximation. */
export const BASES = ['exact', 'simulated', 'bound', 'between', 'normal', 'given'] as const
export type Basis = (typeof BASES)[number]

/** Every text of a document: each language has them all. */
export interface Texts {
  readonly parSheet: string
  readonly identity: string
  readonly version: string
  readonly hash: string
  readonly date: string
  readonly roundPrice: string
  readonly coins: string
  readonly reels: string
  readonly winRule: string
  readonly winRules: Readonly<Record<Definition['wins']['type'], string>>
  readonly lines: string
  readonly directions: Readonly<Record<'left' | 'right' | 'both' | 'any', string>>
  readonly cap: string
  readonly cycle: string
  readonly arithmetic: Readonly<Record<'integer' | 'double', string>>
  readonly method: string
  readonly bases: Readonly<Record<Basis, string>>
  /** After `rounds`: what part has no exact answer. */
  readonly outOfReach: string
  /** Before a number of rounds. */
  readonly startedOnly: string
  readonly rounds: string
  readonly oneStandardError: string
  readonly mode: string
  readonly plainBet: string
  readonly option: string

  readonly keyFigures: string
  readonly figure: string
  readonly value: string
  readonly basis: string
  readonly rtp: string
  readonly rtpBounds: string
  readonly rtpBeforeCap: string
  readonly houseEdge: string
  readonly jackpotContribution: string
  readonly hitFrequency: string
  readonly aboveBet: string
  readonly sigma: string
  readonly volatilityIndex: string
  readonly volatilityClass: string
  readonly volatilityClasses: Readonly<Record<VolatilityClass, string>>
  readonly skewness: string
  readonly kurtosis: string
  readonly median: string
  readonly medianOfWins: string
  readonly capOdds: string
  readonly greatestSpin: string
  readonly greatestSeen: string
  readonly greatestOdds: string
  readonly never: string
  readonly notSeen: string

  readonly cascades: string
  readonly fallsBefore: string
  readonly windowChance: string
  readonly windowWins: string

  readonly returnBySource: string
  readonly source: string
  readonly ofReturn: string
  readonly sources: Readonly<Record<Definition['wins']['type'] | 'scatters' | 'cut' | 'total' | 'edge', string>>
  readonly features: string
  readonly feature: string
  readonly featureKinds: Readonly<Record<NonNullable<Definition['features']>[number]['type'], string>>
  readonly trigger: string
  readonly oneIn: string
  readonly averageSpins: string
  readonly averageWin: string
  readonly withAll: string

  readonly wins: string
  readonly winsNote: string
  readonly win: string
  readonly chance: string
  readonly contribution: string
  readonly bands: string
  readonly tail: string
  readonly atLeast: string
  readonly noWin: string
  readonly underBet: string
  readonly andMore: string
  readonly bets: string
  readonly winChart: string
  readonly contributionChart: string

  readonly payTableOf: string
  readonly paidSpin: string
  readonly perSpinOf: string
  readonly symbol: string
  readonly count: string
  readonly kinds: Readonly<Record<AsideKind, string>>
  readonly pays: string
  readonly combinations: string
  readonly hits: string
  readonly hitsSeen: string
  readonly hitOdds: string
  readonly meanWin: string
  readonly payTableNotes: Readonly<Record<'exact' | 'simulated', string>>
  readonly sum: string

  readonly longRun: string
  readonly longRunNote: string
  readonly n0: string
  readonly roundsToLose: string
  readonly lose: string
  readonly meanRounds: string
  readonly confidenceBand: string
  readonly after: string
  readonly from: string
  readonly to: string
  readonly funnel: string

  readonly variants: string
  readonly variant: string
  readonly price: string

  readonly strips: string
  readonly stripsNote: string
  readonly stop: string
  readonly reel: string
  readonly weight: string
  readonly allStops: string
  readonly reelSet: string
  readonly drawnSets: string

  readonly signatures: string
  readonly calculatedBy: string
  readonly checkedBy: string
  readonly dateAndSignature: string
  readonly methodNote: string
}
