import type { RuleName } from '../../../vocabulary/rules.ts'
import { growsByCascade } from '../../cascades/grows-by-cascade.ts'
import { refillsEveryReel } from '../../cascades/refills-every-reel.ts'
import { spinsByChance } from '../../chances/spins-by-chance.ts'
import { changeFits } from '../../changes/change-fits.ts'
import { changesPlaces } from '../../changes/changes-places.ts'
import {
  beforeWins,
  chargedByWins,
  momentWithCascades,
  onlyAfterWins,
  onlyTowards,
  towardsFromSymbols,
} from '../../changes/needs.ts'
import { addsToWilds, nudgeFits } from '../../changes/nudge-fits.ts'
import { factorsByWindow } from '../../factors/factors-by-window.ts'
import { multipliesAlone } from '../../factors/multiplies-alone.ts'
import { spacesLead } from '../../features/board/spaces-lead.ts'
import { collectsInView } from '../../features/collect/collects-in-view.ts'
import { countsTheTrigger } from '../../features/free-spins/counts-the-trigger.ts'
import { besideEachWin, besideRetrigger, eachOfWins, otherWinner } from '../../features/free-spins/each-win.ts'
import { levelsRise } from '../../features/free-spins/levels-rise.ts'
import { paysAnywhere } from '../../features/free-spins/pays-anywhere.ts'
import { seenAnew } from '../../features/free-spins/seen-anew.ts'
import { winnerPays } from '../../features/free-spins/winner-pays.ts'
import { winsWithoutFurther } from '../../features/free-spins/wins-without-further.ts'
import { fairGamble } from '../../features/gamble/fair-gamble.ts'
import { activeAlone } from '../../features/hold-and-win/active-alone.ts'
import { countsByReel, onePrizePerReel } from '../../features/hold-and-win/by-reel.ts'
import { coinsStayInView } from '../../features/hold-and-win/coins-stay-in-view.ts'
import { gradesInReach } from '../../features/hold-and-win/grades-in-reach.ts'
import { opensInTurn } from '../../features/hold-and-win/opens-in-turn.ts'
import { growingPool } from '../../features/jackpot/growing-pool.ts'
import { rungsLead } from '../../features/ladder/rungs-lead.ts'
import { itemsEnd } from '../../features/pick/items-end.ts'
import { startable } from '../../features/prizes/startable.ts'
import { somethingToDraw } from '../../features/wheel/something-to-draw.ts'
import type { Rule } from '../../input/rule.ts'
import { respinsKeepPlaces } from '../../respins/respins-keep-places.ts'
import { needsBothWays } from '../../rules/lines/needs-both-ways.ts'
import { addedToEveryReel } from '../../symbols/added/added-to-every-reel.ts'
import { coversReelsOnce } from '../../symbols/covering/covers-reels-once.ts'
import { expandsOrDraws } from '../../symbols/expanding/expands-or-draws.ts'
import { growsOnWilds, keptAlone, keptFits } from '../../symbols/kept/kept-fits.ts'
import { oneMystery } from '../../symbols/mystery/one-mystery.ts'
import { keepsPlaces } from '../../symbols/sticky/keeps-places.ts'
import { needsSticky } from '../../symbols/sticky/needs-sticky.ts'
import { needsWalking } from '../../symbols/walking/needs-walking.ts'
import { walksEverywhere } from '../../symbols/walking/walks-everywhere.ts'
import { acrossWaysOrCells } from './across-ways-or-cells.ts'
import { alsoInView } from './also-in-view.ts'
import { asManyReels } from './as-many-reels.ts'
import { countedAsStopped } from './counted-as-stopped.ts'
import { fixedRowsOnLines } from './fixed-rows-on-lines.ts'
import { leaderBefore } from './leader-before.ts'
import { leftToRight } from './left-to-right.ts'
import { lightReel } from './light-reel.ts'
import { notItself } from './not-itself.ts'
import { paysAsStopped } from './pays-as-stopped.ts'
import { stopWeights } from './stop-weights.ts'
import { wildMayStandBelow } from './wild-may-stand-below.ts'
import { wildMayStandHere } from './wild-may-stand-here.ts'
import { wildPaysAlone } from './wild-pays-alone.ts'

export const RULES_BY_NAME: Readonly<Record<RuleName, Rule>> = {
  oneMystery,
  wildPaysAlone,
  paysAsStopped,
  needsBothWays,
  paysAnywhere,
  notItself,
  expandsOrDraws,
  wildMayStandHere,
  stopWeights,
  fixedRowsOnLines,
  lightReel,
  asManyReels,
  leaderBefore,
  acrossWaysOrCells,
  leftToRight,
  wildMayStandBelow,
  refillsEveryReel,
  respinsKeepPlaces,
  keepsPlaces,
  keptAlone,
  keptFits,
  growsOnWilds,
  walksEverywhere,
  needsWalking,
  countsTheTrigger,
  needsSticky,
  factorsByWindow,
  multipliesAlone,
  growsByCascade,
  alsoInView,
  spacesLead,
  levelsRise,
  seenAnew,
  winsWithoutFurther,
  coversReelsOnce,
  addedToEveryReel,
  countedAsStopped,
  winnerPays,
  eachOfWins,
  besideEachWin,
  otherWinner,
  besideRetrigger,
  coinsStayInView,
  activeAlone,
  collectsInView,
  opensInTurn,
  countsByReel,
  onePrizePerReel,
  gradesInReach,
  somethingToDraw,
  rungsLead,
  itemsEnd,
  startable,
  spinsByChance,
  changesPlaces,
  changeFits,
  nudgeFits,
  addsToWilds,
  towardsFromSymbols,
  onlyTowards,
  onlyAfterWins,
  chargedByWins,
  momentWithCascades,
  beforeWins,
  fairGamble,
  growingPool,
}
