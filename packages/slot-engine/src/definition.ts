/** A game as plain data. Its grammar, from which these types are written, is in `grammar/`. */
export * from './definition.gen.ts'
export { BASE_REEL_SET, LIMITS, PLAIN_BET } from './vocabulary/limits.ts'
