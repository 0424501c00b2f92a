/** The language of definitions and rounds, as data: for those who write types, schemas or documents from it. */
export { DEFINITION } from '../game/grammar/definition.ts'
export { ROUND, ROUND_EVENT } from '../game/grammar/events.ts'
export { RULES, type RuleName } from '../vocabulary/rules.ts'
export * from '../vocabulary/shape.ts'
