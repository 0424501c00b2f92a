export {
  type AdmissionOptions,
  admissionProof,
  type PlayedRounds,
} from './admission/admission-proof.ts'
export {
  ADMISSION_LIMITS,
  type Admission,
  type AdmissionLimits,
  type AdmissionReason,
  admits,
} from './admission/admits.ts'
export * from './admission/proof.ts'
export { type AnalyseOptions, analyse, prove } from './analyse/analyse.ts'
export { OutOfReach } from './analyse/round-law.ts'
export { canonicalJson } from './canonical.ts'
export { compile, type Game } from './compile/compile.ts'
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
  type FreeSpinWish,
} from './design/brief.ts'
export { design } from './design/design.ts'
export { paylines } from './design/paylines.ts'
export { type CoinPays, type ForeignPays, PAID_IN, type PaidIn, paysInCoins } from './import/pays.ts'
export { type JackpotOptions, type JackpotSheet, jackpotSheets } from './jackpots/jackpot-sheet.ts'
export {
  drawHeight,
  type Heights,
  type JackpotPool,
  type JackpotPools,
  openPools,
  type PlayedPools,
  type PoolAward,
  playPools,
  wonBy,
} from './jackpots/pools.ts'
export { checkOutcomes, type OutcomeCheck, type OutcomeFinding } from './outcomes/check-outcomes.ts'
export { makeOutcomes, type OutcomeOptions } from './outcomes/make-outcomes.ts'
export { analyseOutcomes, type OutcomeSheet, outcomeDistribution } from './outcomes/outcome-sheet.ts'
export {
  type OutcomeRow,
  type OutcomeTable,
  outcomeCsv,
  outcomeLines,
  type ParsedTable,
  parseOutcomes,
} from './outcomes/outcome-table.ts'
export {
  compileOutcomes,
  drawOutcome,
  type OutcomeGame,
  type OutcomeReport,
  simulateOutcomes,
} from './outcomes/play-outcomes.ts'
export { type ParseResult, parseDefinition } from './parse/parse.ts'
export { PROBLEM_CODES, type Problem, type ProblemCode } from './parse/problem.ts'
export { stakesCoins } from './play/choices.ts'
export { gambledCoins } from './play/gamble.ts'
export type { RoundOptions } from './play/round-options.ts'
export { type SpinOptions, spin } from './play/spin.ts'
export * from './report.ts'
export { createRng, type Rng, type RngState, restoreRng } from './rng.ts'
export * from './round.ts'
export { coinsSoFar, coinsWon } from './round-coins.ts'
export * from './sessions/session-report.ts'
export { type SessionOptions, type SessionProgress, simulateSessions } from './sessions/simulate-sessions.ts'
export { type DetailedSheet, type DetailOptions, detailedSheet, type Variant } from './sheet/detailed-sheet.ts'
export { sheetToCsv } from './sheet/document/csv.ts'
export { documentOf as sheetDocument } from './sheet/document/document.ts'
export { sheetToHtml } from './sheet/document/html.ts'
export { LANGUAGES, type Language } from './sheet/document/language.ts'
export type {
  Cell as SheetCell,
  DocumentOptions,
  Figure as SheetFigure,
  Section as SheetSection,
  SheetDocument,
  Table as SheetTable,
} from './sheet/document/layout.ts'
export { sheetToMarkdown } from './sheet/document/markdown.ts'
export type { ConfidenceBand, Interval, LongRun } from './sheet/long-run.ts'
export type { PayLine } from './sheet/pays/pay-lines.ts'
export type { PayRow, PayTable } from './sheet/pays/pay-table.ts'
export { PAY_KINDS, type PayKind } from './sheet/pays/tally.ts'
export { type RoundDistribution, roundDistribution, sampledDistribution } from './sheet/round-distribution.ts'
export type { FeatureErrors, SheetErrors } from './sheet/sheet-errors.ts'
export {
  type Chance,
  type Estimate,
  WIN_STEPS,
  type WinBand,
  type WinFigures,
  winFigures,
} from './sheet/win-figures.ts'
export * from './sheet.ts'
export { mergeReports } from './simulate/counts.ts'
export { type Progress, type Signal, type SimulateOptions, simulate } from './simulate/simulate.ts'
export {
  TUNE_TARGETS,
  type TuneChange,
  type TuneOptions,
  type TuneRefusal,
  type TuneResult,
  type TuneTarget,
  type TuneTargets,
} from './tune/targets.ts'
export { tune } from './tune/tune.ts'
export { type PaidPool, POOL_ENDS, type PoolEnd, type PoolTerms, verifyPool } from './verify/verify-pool.ts'
export { type Difference, type StoredRound, type Verification, verifyRound } from './verify/verify-round.ts'
