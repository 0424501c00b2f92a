export * from './definition.ts'
export {
  type Brief,
  type BriefFeatures,
  type BriefSymbol,
  type CascadeWish,
  COUNTINGS,
  type Counting,
  DESIGN_TARGETS,
  type DesignRefusal,
  type DesignResult,
  type DesignTarget,
  FALLING_MECHANICS,
  type FallingMechanic,
  FIGURE_BOUNDS,
  type FreeSpinWish,
  type JackpotWish,
  MOST_JACKPOTS,
} from './design/brief.ts'
export { type DesignOptions, design } from './design/design.ts'
export { type CoinPays, type ForeignPays, PAID_IN, type PaidIn, paysInCoins } from './design/import/pays.ts'
export { MECHANICS, type MechanicName, ONLY_ON } from './design/mechanics/names.ts'
export { paylines } from './design/paylines.ts'
export {
  TUNE_TARGETS,
  type TuneChange,
  type TuneOptions,
  type TuneRefusal,
  type TuneResult,
  type TuneTarget,
  type TuneTargets,
} from './design/tune/targets.ts'
export { tune } from './design/tune/tune.ts'
export { type RtpVersion, type RtpVersions, rtpVersions } from './design/tune/versions.ts'
export { canonicalJson } from './game/canonical.ts'
export { COMPILE_BUDGET, compile } from './game/compile/compile.ts'
export { stakesCoins } from './game/core/choices.ts'
export type { Game } from './game/core/game.ts'
export { PAY_KINDS, type PayKind } from './game/core/pays.ts'
export type { RoundOptions } from './game/core/round-options.ts'
export { type GambleWay, gambledCoins, gambleWays, keptCoins } from './game/features/gamble/ways.ts'
export {
  drawHeight,
  type Heights,
  type JackpotPool,
  type JackpotPools,
  movePools,
  openPools,
  type PlayedPools,
  type PoolAward,
  type PoolPlay,
  playPools,
  prizesOf,
  wonBy,
} from './game/features/jackpot/pools.ts'
export { PROBLEM_CODES, type Problem, type ProblemCode } from './game/input/problem.ts'
export { definitionIn, inFreeSpins } from './game/instead/derive.ts'
export { type ParseResult, parseDefinition } from './game/parse/parse.ts'
export { WARNING_CODES, type Warning, type WarningCode, warningsOf } from './game/parse/warnings.ts'
export { ROUND_BUDGET, type SpinOptions, spin } from './game/play/spin.ts'
export { coinsSoFar, coinsWon } from './game/round-coins.ts'
export {
  type Budget,
  cancelFlag,
  DEFAULT_BUDGET,
  LIMIT_CODES,
  type LimitCode,
  OutOfReach,
  type Signal,
  type WorkOptions,
  type WorkProgress,
} from './meter.ts'
export { OBSTACLES, type Obstacle, type ObstacleCode } from './obstacle.ts'
export {
  type AdmissionOptions,
  admissionProof,
  type PlayedRounds,
} from './proof/admission/admission-proof.ts'
export {
  ADMISSION_LIMITS,
  type Admission,
  type AdmissionLimits,
  type AdmissionReason,
  admits,
} from './proof/admission/admits.ts'
export * from './proof/admission/proof.ts'
export { type AnalyseOptions, analyse, prove } from './proof/analyse/analyse.ts'
export { exactMeans } from './proof/analyse/exact-mean.ts'
export {
  type Book,
  type BookMode,
  bookMode,
  bookText,
  indexText,
  type LookUpRow,
  parseBook,
  parseIndex,
  parseRow,
  rowText,
} from './proof/books/format.ts'
export {
  type BookFigures,
  type BookOptions,
  type BookPlan,
  CannotBook,
  payoutUnits,
  planBooks,
} from './proof/books/plan-books.ts'
export type { PayoutTargets } from './proof/books/tilt.ts'
export { type PaidRounds, type Weights, weighRounds, weightOfNext } from './proof/books/weigh.ts'
export { type Evidence, evidenceAgainst, type Sample } from './proof/bounds/mean-bounds.ts'
export {
  type ComparedFigure,
  compareGames,
  type DifferentField,
  type GameComparison,
} from './proof/compare/compare-games.ts'
export {
  type FindOptions,
  type Found,
  type FoundChance,
  type FoundRound,
  findRound,
  findRounds,
  type WinRange,
} from './proof/find/find-rounds.ts'
export { showsRow } from './proof/find/row-rounds.ts'
export { type Accepts, type ParsedWish, parseWish, WISH_FIGURES } from './proof/find/wish.ts'
export { type JackpotOptions, type JackpotSheet, jackpotSheets } from './proof/jackpots/jackpot-sheet.ts'
export { type Limit, SHEET_LIMITS, type SheetLimit } from './proof/limits.ts'
export { checkOutcomes, type OutcomeCheck, type OutcomeFinding } from './proof/outcomes/check-outcomes.ts'
export { makeOutcomes, type OutcomeOptions, roundTeller } from './proof/outcomes/make-outcomes.ts'
export { analyseOutcomes, type OutcomeSheet, outcomeDistribution } from './proof/outcomes/outcome-sheet.ts'
export {
  type OutcomeRow,
  type OutcomeTable,
  outcomeCsv,
  outcomeLines,
  type ParsedTable,
  parseOutcomes,
} from './proof/outcomes/outcome-table.ts'
export {
  compileOutcomes,
  drawOutcome,
  type OutcomeGame,
  type OutcomeReport,
  simulateOutcomes,
} from './proof/outcomes/play-outcomes.ts'
export { ROUND_FACTS, type RoundFacts, roundFacts } from './proof/outcomes/round-facts.ts'
export * from './proof/report.ts'
export { isAsExpected, RNG_TESTS, type RngResult, type RngTestName, rngTests } from './proof/rng/rng-tests.ts'
export * from './proof/sessions/session-report.ts'
export { type SessionOptions, type SessionProgress, simulateSessions } from './proof/sessions/simulate-sessions.ts'
export { type DetailedSheet, type DetailOptions, detailedSheet, type Variant } from './proof/sheet/detailed-sheet.ts'
export { sheetToCsv } from './proof/sheet/document/csv.ts'
export { documentOf as sheetDocument } from './proof/sheet/document/document.ts'
export { sheetToHtml } from './proof/sheet/document/html.ts'
export type {
  Cell as SheetCell,
  DocumentOptions,
  Figure as SheetFigure,
  Section as SheetSection,
  SheetDocument,
  Table as SheetTable,
} from './proof/sheet/document/layout.ts'
export { sheetToMarkdown } from './proof/sheet/document/markdown.ts'
export type { ConfidenceBand, Interval, LongRun } from './proof/sheet/long-run.ts'
export type { PayLine } from './proof/sheet/pays/pay-lines.ts'
export type { PayRow, PayTable } from './proof/sheet/pays/pay-table.ts'
export { type RoundDistribution, roundDistribution, sampledDistribution } from './proof/sheet/round-distribution.ts'
export type { RowRounds } from './proof/sheet/row-rounds.ts'
export type { FeatureErrors, SheetErrors } from './proof/sheet/sheet-errors.ts'
export {
  type Chance,
  type Estimate,
  WIN_STEPS,
  type WinBand,
  type WinFigures,
  winFigures,
} from './proof/sheet/win-figures.ts'
export * from './proof/sheet.ts'
export { mergeReports } from './proof/simulate/counts.ts'
export { type Progress, type SimulateOptions, simulate } from './proof/simulate/simulate.ts'
export type { Difference } from './proof/verify/first-difference.ts'
export { type PaidPool, POOL_ENDS, type PoolEnd, type PoolTerms, verifyPool } from './proof/verify/verify-pool.ts'
export { type StoredRound, type Verification, verifyRound } from './proof/verify/verify-round.ts'
export { LANGUAGES, type Language } from './proof/words/language.ts'
export { limitTexts } from './proof/words/out-of-reach.ts'
export { createRng, type Rng, type RngState, restoreRng } from './rng.ts'
export * from './round.ts'
export { THREAD_LIMITS } from './thread-limits.ts'
