import { activeCoins, multiplyingCoins, payingCoins } from './acting-coins.ts'
import { board } from './board.ts'
import { book } from './book.ts'
import { bothWaysInSpins } from './both-ways-in-spins.ts'
import { cashCollect } from './cash-collect.ts'
import { coinGrades } from './coin-grades.ts'
import { coinsFromLeft } from './coins-from-the-left.ts'
import { colossal } from './colossal.ts'
import { freeSpinChoice } from './free-spin-choice.ts'
import { fullReels } from './full-reels.ts'
import { fullWindow } from './full-window.ts'
import { gambleWays } from './gamble-ways.ts'
import { growingReels } from './growing-reels.ts'
import { guaranteedWins } from './guaranteed-wins.ts'
import { levels } from './levels.ts'
import { anyOrder, mixedPays } from './line-combinations.ts'
import { lineJackpot } from './line-jackpot.ts'
import { linkedReels } from './linked-reels.ts'
import type { Mechanic } from './mechanic.ts'
import { multiplierReel } from './multiplier-reel.ts'
import { mustHitBy } from './must-hit-by.ts'
import type { MechanicName } from './names.ts'
import { nudgingWilds } from './nudging-wilds.ts'
import { offers } from './offers.ts'
import { openingRows } from './opening-rows.ts'
import { progressive } from './progressive.ts'
import { pulledScatter } from './pulled-scatter.ts'
import { randomPrize } from './random-prize.ts'
import { randomWilds } from './random-wilds.ts'
import { reelCounters } from './reel-counters.ts'
import { reelFactors } from './reel-factors.ts'
import { risingMultiplier } from './rising-multiplier.ts'
import { roamingWilds } from './roaming-wilds.ts'
import { secondChance } from './second-chance.ts'
import { spinsOnALine } from './spins-on-a-line.ts'
import { splitSymbols } from './split-symbols.ts'
import { spreadingWilds } from './spreading-wilds.ts'
import { stackedSymbols } from './stacked-symbols.ts'
import { superBet } from './super-bet.ts'
import { symbolRemoval } from './symbol-removal.ts'
import { symbolUpgrade } from './symbol-upgrade.ts'
import { untilScatter } from './until-scatter.ts'
import { wildReels } from './wild-reels.ts'

/** Each mechanic that can be written into a game. */
export const MECHANIC: { readonly [M in MechanicName]: Mechanic } = {
  ...{ book, randomWilds, wildReels, nudgingWilds, symbolUpgrade, linkedReels, multiplierReel, risingMultiplier },
  ...{ levels, guaranteedWins, cashCollect, openingRows, coinGrades, activeCoins, reelCounters, board, randomPrize },
  ...{ secondChance, gambleWays, stackedSymbols, spreadingWilds, roamingWilds, splitSymbols, colossal, growingReels },
  ...{ multiplyingCoins, payingCoins, coinsFromLeft, fullWindow, mixedPays, anyOrder, spinsOnALine, bothWaysInSpins },
  ...{ offers, lineJackpot, reelFactors, superBet },
  ...{ symbolRemoval, progressive, mustHitBy, freeSpinChoice, fullReels, pulledScatter, untilScatter },
}
