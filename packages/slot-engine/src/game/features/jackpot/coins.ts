import { known } from '../../../entries.ts'
import type { CountedGame } from '../../core/counted-game.ts'

/** What a jackpot pays in the round: a fixed sum, or what its pool starts from. */
export const jackpotCoins = ({ definition }: CountedGame, id: string): number =>
  known(
    definition.jackpots?.find((jackpot) => jackpot.id === id),
    id,
  ).coins
