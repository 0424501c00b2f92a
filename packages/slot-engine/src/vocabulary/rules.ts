/** What is checked beyond shapes, by the name of its hand-written check in `parse/rules`, as the reference says it. */
export const RULES = {
  oneMystery: 'At most one of them is a mystery symbol.',
  wildPaysAlone: 'Not where `wildRuns` is `none`.',
  paysAsStopped: 'Not of a wild that expands or draws its multiplier.',
  needsBothWays: 'Only where `direction` is `both`.',
  paysAnywhere: 'Scatters, and wilds that have `scatterPays` too.',
  notItself: 'Never the wild itself.',
  expandsOrDraws: 'A wild that draws its multiplier does not expand.',
  wildMayStandHere: 'A wild stands only on the reels that it names.',
  stopWeights: `One for each stop; they add up to 1 to 1,048,576.`,
  fixedRowsOnLines: 'Where wins are on lines, one number.',
  lightReel: 'Weights of rows × weights of stops are at most 1,048,576.',
  asManyReels: 'Every set has as many reels as `base`.',
  leaderBefore: 'The first reel has none before it.',
  acrossWaysOrCells: 'Only in games of ways and of symbols anywhere.',
  leftToRight: 'They are named from left to right.',
  wildMayStandBelow: 'A wild lies only over reels that it may stand on.',
  refillsEveryReel: 'Only wilds that may stand on every reel.',
  respinsKeepPlaces:
    'Not with cascades, not where rows are drawn, not where wilds are added, and not with free spins that keep, add or expand symbols.',
  keepsPlaces: 'Not with cascades, and not where rows are drawn or a reel lies across the top.',
  keptAlone: 'Not with `sticky` or `walking`, and not with a `retrigger` by wins.',
  keptFits:
    'What moves needs reels of as many rows; with `untilGone` each leaves by itself or `lasts` so many spins. `adds` and `upTo` go together.',
  growsOnWilds:
    'Only of wilds whose multiplier is not drawn, that do not expand, do not pay as scatters and are not collected.',
  walksEverywhere: 'All reels have as many rows, and no symbol both stays and walks.',
  needsWalking: 'Only with `walking` or `kept`.',
  countsTheTrigger: 'Only with a trigger, whose symbol does not walk, and where a win counts does not stay either.',
  needsSticky: 'Only with `sticky` or `kept`.',
  factorsByWindow:
    'None by reel or by cell in free spins that expand a symbol; `keeps` in free spins only, and by cell only with cascades or `keeps`.',
  multipliesAlone: 'Only of a scatter that pays nothing and starts nothing.',
  growsByCascade: '`cascade` only in games with cascades.',
  alsoInView: 'Not with cascades, and not with `inWin`.',
  spacesLead: '`to` is the number of a space that is there.',
  levelsRise: 'Each `at` is above the one before.',
  seenAnew: 'Not with symbols that keep places or walk, nor where cells change.',
  winsWithoutFurther: 'Not with `retrigger`, `endedBy` or `untilGone`.',
  coversReelsOnce: 'Only where wins are on lines, without cascades, and only symbols that pay.',
  addedToEveryReel: 'It may stand on every reel.',
  countedAsStopped: 'No wild that expands, draws its multiplier or comes by one as its reel moves.',
  winnerPays: 'With `inWin`, a symbol that pays.',
  eachOfWins: 'Only with `inWin`.',
  besideEachWin: 'Only with `eachWin`.',
  otherWinner: 'A symbol that pays, and not that of the trigger itself.',
  besideRetrigger: 'Only where the feature has `retrigger`, and of no symbol that stays or walks.',
  coinsStayInView:
    'Not with cascades, not with wilds that expand or are added to paid spins, and not with changes of their windows.',
  activeAlone: 'Not beside jackpots. Each multiplies by more than 1, adds or collects.',
  opensInTurn: 'Ascending, each within the cells open before it; with the window at most 10 rows and 8 reels.',
  countsByReel: 'Not in games with a reel across the top.',
  onePrizePerReel: 'Only with `eachReel`, one entry for each reel; no feature where the game has another hold-and-win.',
  gradesInReach:
    'Each has a factor or a prize, and is within the cells there are; no feature where the game has another hold-and-win.',
  collectsInView:
    'Not with cascades; `fromLeft` not under a reel that lies across the top; a chance of the trigger only in paid spins, and no other symbols or wins with it; factors only with a collector, which is not the coin.',
  somethingToDraw: 'At least one weight is above 0.',
  rungsLead: 'From every rung but the last, `up` or `down` is above 0.',
  itemsEnd:
    'All counts add up to at most 100; without `picks`, an item ends the pick, or enough of one are `alike`. With `alike` no item has a factor.',
  startable:
    'Hold-and-win and coins in view are started by nothing else; free spins need `spins`, and no other feature has them.',
  spinsByChance:
    'Free spins need `spins`, and no other feature has them. With a trigger, not `before`; `charged` only `after`.',
  changesPlaces: 'Not with respins, and not while symbols walk until they are gone.',
  changeFits:
    'Wilds only on reels that they may stand on. Scatters only with `when: stop`, which is not for free spins with `retrigger`, `levels` or `endedBy`.',
  nudgeFits:
    'Not in games with a reel across the top, not in free spins whose symbols keep places, and beside mystery symbols only with `when: stop`, which is not for free spins with `retrigger`, `levels` or `endedBy`.',
  addsToWilds:
    'Only with `until: full`, and only for wilds whose multiplier is not drawn, that do not expand and do not pay as scatters.',
  towardsFromSymbols: 'Only with `symbols`.',
  onlyAfterWins: 'Only with `when: win`.',
  chargedByWins: '`charged` only with `when: win`.',
  momentWithCascades: '`win` and `end` only in games with cascades.',
  beforeWins: 'Not with `when: win`.',
  onlyTowards: 'Only with `towards`.',
  fairGamble: 'factor × up is at most up + down.',
  growingPool: 'Only with contributions.',
} as const

export type RuleName = keyof typeof RULES
