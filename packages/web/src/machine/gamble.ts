/** What a round waits for whose win may be staked, as the engine names it. */
export const GAMBLE = 'gamble'
/** The answers to it. */
export const TAKE = 0
export const STAKE = 1
