import type { CountedGame } from '../../core/counted-game.ts'

/** What a jackpot pays in the round: a fixed sum, or what its pool starts from. */
export const jackpotCoins = ({ definition }: CountedGame, id: string): number =>
  definition.jackpots?.find((jackpot) => jackpot.id === id)?.coins as number
