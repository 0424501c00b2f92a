import { activeCoins } from './active-coins.ts'
import { board } from './board.ts'
import { book } from './book.ts'
import { cashCollect } from './cash-collect.ts'
import { coinGrades } from './coin-grades.ts'
import { gambleWays } from './gamble-ways.ts'
import { guaranteedWins } from './guaranteed-wins.ts'
import { levels } from './levels.ts'
import { linkedReels } from './linked-reels.ts'
import type { Mechanic } from './mechanic.ts'
import { multiplierReel } from './multiplier-reel.ts'
import type { MechanicName } from './names.ts'
import { nudgingWilds } from './nudging-wilds.ts'
import { openingRows } from './opening-rows.ts'
import { randomPrize } from './random-prize.ts'
import { randomWilds } from './random-wilds.ts'
import { reelCounters } from './reel-counters.ts'
import { risingMultiplier } from './rising-multiplier.ts'
import { secondChance } from './second-chance.ts'
import { symbolUpgrade } from './symbol-upgrade.ts'
import { wildReels } from './wild-reels.ts'

/** Each mechanic that can be written into a game. */
export const MECHANIC: { readonly [M in MechanicName]: Mechanic } = {
  ...{ book, randomWilds, wildReels, nudgingWilds, symbolUpgrade, linkedReels, multiplierReel, risingMultiplier },
  ...{ levels, guaranteedWins, cashCollect, openingRows, coinGrades, activeCoins, reelCounters, board, randomPrize },
  ...{ secondChance, gambleWays },
}
