/**
 * What games of other kinds than slots are made with: the grammar of definitions and its readers, problems, the canonical
 * text, chance, budgets of work, and comparison of what was stored with what is played.
 */
export { addTo, byteAt, entryOf, floatAt, intAt, known } from './entries.ts'
export { canonicalJson } from './game/canonical.ts'
export { Field } from './game/input/field.ts'
export { PROBLEM_CODES, type Problem, type ProblemCode, Problems, quote } from './game/input/problem.ts'
export { type Reader, Readers } from './game/input/reader.ts'
export { gcd, lcm } from './game/law/gcd.ts'
export { type Budget, type LimitCode, Meter, OutOfReach, type Signal, unmetered, type WorkOptions } from './meter.ts'
export { documentToCsv } from './proof/sheet/document/csv.ts'
export { documentToHtml } from './proof/sheet/document/html.ts'
export type {
  Cell,
  Fact,
  Figure,
  FrameTexts,
  Row,
  Section,
  SheetDocument,
  Table,
  Unit,
} from './proof/sheet/document/layout.ts'
export { documentToMarkdown } from './proof/sheet/document/markdown.ts'
export type { Basis } from './proof/sheet/document/texts.ts'
export { type Difference, firstDifference } from './proof/verify/first-difference.ts'
export { LANGUAGES, type Language } from './proof/words/language.ts'
export { type Numbers, numbersOf } from './proof/words/numbers.ts'
export { createRng, createSfc32, type Rng, seedWords, streamSeed } from './rng.ts'
export type { Range } from './vocabulary/limits.ts'
export { RULES, type RuleName } from './vocabulary/rules.ts'
export * from './vocabulary/shape.ts'
export { COINS, event, many, NUMBER } from './vocabulary/told.ts'
