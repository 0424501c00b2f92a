/** The language of definitions and rounds, as data: for those who write types, schemas or documents from it. */
export { DEFINITION } from './definition.ts'
export { ROUND, ROUND_EVENT } from './events.ts'
export { RULES, type RuleName } from './rules.ts'
export * from './shape.ts'
