/** Mechanics that are written into a finished game, in the order in which they are: each is a file of this folder. */
export const MECHANICS = [
  'book',
  'randomWilds',
  'wildReels',
  'nudgingWilds',
  'symbolUpgrade',
  'linkedReels',
  'multiplierReel',
  'risingMultiplier',
  'levels',
  'guaranteedWins',
  'cashCollect',
  'openingRows',
  'coinGrades',
  'activeCoins',
  'reelCounters',
  'board',
  'randomPrize',
  'secondChance',
  'gambleWays',
] as const
export type MechanicName = (typeof MECHANICS)[number]
