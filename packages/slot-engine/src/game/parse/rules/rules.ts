import type { RuleName } from '../../../vocabulary/rules.ts'
import type { Rule } from '../../input/rule.ts'
import { acrossWaysOrCells } from './across-ways-or-cells.ts'
import { addedToEveryReel } from './added-to-every-reel.ts'
import { asManyReels } from './as-many-reels.ts'
import { coinsStayInView } from '../../features/hold-and-win/coins-stay-in-view.ts'
import { countedAsStopped } from './counted-as-stopped.ts'
import { countsTheTrigger } from '../../features/free-spins/counts-the-trigger.ts'
import { coversReelsOnce } from './covers-reels-once.ts'
import { expandsOrDraws } from './expands-or-draws.ts'
import { fairGamble } from '../../features/gamble/fair-gamble.ts'
import { fixedRowsOnLines } from './fixed-rows-on-lines.ts'
import { growingPool } from '../../features/jackpot/growing-pool.ts'
import { growsByCascade } from './grows-by-cascade.ts'
import { itemsEnd } from '../../features/pick/items-end.ts'
import { keepsPlaces } from './keeps-places.ts'
import { leaderBefore } from './leader-before.ts'
import { leftToRight } from './left-to-right.ts'
import { lightReel } from './light-reel.ts'
import { needsWalking } from './needs-walking.ts'
import { notItself } from './not-itself.ts'
import { oneMystery } from './one-mystery.ts'
import { refillsEveryReel } from './refills-every-reel.ts'
import { respinsKeepPlaces } from './respins-keep-places.ts'
import { rungsLead } from '../../features/ladder/rungs-lead.ts'
import { somethingToDraw } from '../../features/wheel/something-to-draw.ts'
import { startable } from '../../features/prizes/startable.ts'
import { stopWeights } from './stop-weights.ts'
import { walksEverywhere } from './walks-everywhere.ts'
import { wildMayStandBelow } from './wild-may-stand-below.ts'
import { wildMayStandHere } from './wild-may-stand-here.ts'
import { wildPaysByRun } from './wild-pays-by-run.ts'
import { winnerPays } from '../../features/free-spins/winner-pays.ts'

export const RULES_BY_NAME: Readonly<Record<RuleName, Rule>> = {
  oneMystery,
  wildPaysByRun,
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
  walksEverywhere,
  needsWalking,
  countsTheTrigger,
  growsByCascade,
  coversReelsOnce,
  addedToEveryReel,
  countedAsStopped,
  winnerPays,
  coinsStayInView,
  somethingToDraw,
  rungsLead,
  itemsEnd,
  startable,
  fairGamble,
  growingPool,
}
