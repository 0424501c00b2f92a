/** What a round that may be gambled with waits for, as the engine names it. */
export const GAMBLE = 'gamble'
/** The answers to it. */
export const TAKE = 0
export const STAKE = 1
