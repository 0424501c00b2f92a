/** Ways to break what ties reels together, what wins start, respins and pools. */
import { type BrokenDefinition, broken, brokenWhole } from './definitions.ts'
import { GIANT_SYMBOLS, RESPIN_ON_A_WIN, TOP_REEL, WON_ON_A_LINE } from './kinds-definitions.ts'
import { CLUSTERS_DEFINITION, WAYS_DEFINITION } from './mechanics-definitions.ts'

const top = { of: TOP_REEL }
const wholeTop = { of: TOP_REEL, passesSchema: true } as const
const giant = { of: GIANT_SYMBOLS }
const wholeGiant = { of: GIANT_SYMBOLS, passesSchema: true } as const
const won = { of: WON_ON_A_LINE }
const wholeWon = { of: WON_ON_A_LINE, passesSchema: true } as const
const respun = { of: RESPIN_ON_A_WIN }
const lying = { reels: [0], strip: ['a'] }

export const BROKEN_KINDS: readonly BrokenDefinition[] = [
  broken('topReels', {}, 'bad_length', top),
  broken('topReels', { other: lying }, 'unknown_reel_set', { ...wholeTop, field: 'topReels.other' }),
  broken('topReels', { base: lying }, 'not_allowed', { of: CLUSTERS_DEFINITION, passesSchema: true }),
  broken('topReels.base.reels', [], 'bad_length', top),
  broken('topReels.base.reels', [2, 1], 'not_allowed', wholeTop),
  broken('topReels.base.reels', [1, 1], 'duplicate', { ...top, field: 'topReels.base.reels[1]' }),
  broken('topReels.base.reels[1]', 4, 'out_of_range', wholeTop),
  broken('topReels.base.reels', [0, 1], 'not_allowed', { ...wholeTop, field: 'topReels.base.strip[2]' }),
  broken('topReels.base.strip', [], 'bad_length', top),
  broken('topReels.base.strip[0]', 'z', 'unknown_symbol', wholeTop),
  broken('topReels.base.weights', [1, 2], 'mismatch', wholeTop),
  broken('topReels.base.rows', 1, 'unknown_key', top),
  broken('features[0].sticky', ['a'], 'not_allowed', wholeTop),
  broken('reelSets.base[0].follows', 0, 'not_allowed', wholeGiant),
  broken('reelSets.base[2].follows', 2, 'out_of_range', wholeGiant),
  broken('reelSets.base[3].follows', 2, 'not_allowed', wholeGiant),
  broken('reelSets.base[3].follows', -1, 'out_of_range', giant),
  broken('reelSets.base[2].rows', 4, 'mismatch', { ...wholeGiant, field: 'reelSets.base[2].follows' }),
  broken('reelSets.base[2].strip', ['a', 'b'], 'mismatch', { ...wholeGiant, field: 'reelSets.base[2].follows' }),
  broken('reelSets.base[2].weights', [1, 1, 1, 1, 1, 1, 1, 1, 1], 'not_allowed', {
    ...wholeGiant,
    field: 'reelSets.base[2].follows',
  }),
  broken('features[0].trigger.inWin', 1, 'wrong_type', won),
  broken('features[0].trigger.symbol', 'w', 'not_allowed', wholeWon),
  broken('features[0].retrigger.3', 900, 'endless', { ...wholeWon, field: 'features[0].retrigger' }),
  broken('respins', {}, 'required', { ...respun, field: 'respins.holds' }),
  broken('respins.holds', 'scatters', 'not_allowed', respun),
  broken('reelSets.base[0].rows', { 1: 1, 2: 1 }, 'not_allowed', { ...respun, passesSchema: true, field: 'respins' }),
  broken('respins', { holds: 'winners' }, 'not_allowed', { of: WAYS_DEFINITION, passesSchema: true }),
  brokenWhole('jackpots[0].mustHitBy', 100, 'not_allowed'),
  brokenWhole('jackpots[1].mustHitBy', 1000, 'out_of_range'),
]
