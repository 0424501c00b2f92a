export { canonicalJson, type Difference, type Problem } from '@spilvaerk/slot-engine/shared'
export { BONUS_WORDS } from './bonus/words.ts'
export type { TableGame } from './core/game.ts'
export { LIMITS } from './core/grammar.ts'
export { BEST, BY_CARD, DEFAULT, type KindWords, type StrategyChart } from './core/kind.ts'
export type { PoolRules } from './core/pool.ts'
export type { Spot } from './core/spot.ts'
export * from './definition.ts'
export type { BonusWish, BriefLimits, TableBrief } from './design/brief.gen.ts'
export {
  type DesignedTable,
  type DesignProgress,
  designTable,
  type ParsedTableBrief,
  parseTableBrief,
} from './design/design.ts'
export { type TableOptions, tableOptions } from './design/designers.ts'
export { TABLE_BRIEF } from './design/grammar.ts'
export { type Neighbours, type TunedTable, tuneTable } from './design/tune.ts'
export { WISH_CODES, type WishAnswer, type WishCode } from './design/wishes.ts'
export { Fraction } from './fraction.ts'
export { KINDS } from './kinds/kinds.ts'
export { gridSpots } from './kinds/roulette/layout.ts'
export { type ParsedTable, parseTable } from './parse/parse.ts'
export type { PlacedBet } from './play/bets.ts'
export type { Choice } from './play/choices.ts'
export { compileTable } from './play/compile.ts'
export { namesOf, type TableNames } from './play/names.ts'
export { type PlayedTable, play } from './play/play.ts'
export { madeRow } from './poker/made-row.ts'
export { type Advice, type AdvisedMove, type AdvisedTable, adviceAt } from './proof/advice.ts'
export { analyse } from './proof/analyse.ts'
export {
  tableSheetDocument,
  tableSheetToCsv,
  tableSheetToHtml,
  tableSheetToMarkdown,
  tableStrategies,
} from './proof/document/document.ts'
export type { DocumentOptions } from './proof/document/draft.ts'
export { mainBet } from './proof/main-bet.ts'
export { takenOfPools } from './proof/pools-taken.ts'
export { mergeTableReports, type SpotReport, type TableReport } from './proof/report.ts'
export {
  type Between,
  type BonusSheet,
  type Exact,
  type Figure,
  isExact,
  type PoolSheet,
  type SpotSheet,
  type TableSheet,
  type TogetherSheet,
} from './proof/sheet.ts'
export { type SimulatedTable, simulateTable, type TableSimulation } from './proof/simulate.ts'
export { type StoredTableRound, type VerifiedTable, verifyTable } from './proof/verify.ts'
export * from './round.ts'
