/** What a spin may cost unless a game says otherwise, in DKK or demo credits. */
export const BET_LEVELS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100] as const
export const AUTO_SPIN_OPTIONS = [10, 25, 50, 100] as const
export const DEFAULT_BET = 2.5
/** The dearest spin of any game: the greatest win of it, in millionths of a DKK, is still a whole number to a computer. */
export const MAX_BET = 5000
/** What a visitor plays with, in credits. */
export const DEMO_BALANCE = 1000
