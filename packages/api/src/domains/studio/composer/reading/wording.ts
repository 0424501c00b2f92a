import { filled, rewritten, type Said, type Writing } from './said.ts'
import { EVERYDAY, OF_THE_TRADE } from './wordings/all.ts'

const written = (said: Said, all: readonly Writing[]): Said =>
  all.reduce((text, [pattern, words]) => rewritten(text, pattern, (match) => filled(words, match)), said)

/** With what is said in everyday words, and free spins under one name, whatever they are called. */
export const withFreeSpins = (said: Said): Said => written(said, EVERYDAY)

/** In the words that the readers know. */
export const inKnownWords = (said: Said): Said => written(said, OF_THE_TRADE)
