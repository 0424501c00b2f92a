/** The language of table games and their rounds, as data: for those who write types, schemas or documents from it. */
export { TABLE_DEFINITION } from './definition.ts'
export { TABLE_EVENT, TABLE_ROUND } from './round.ts'
