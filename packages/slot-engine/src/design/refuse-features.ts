import {
  type Brief,
  type BriefFeatures,
  COUNTINGS,
  type DesignRefusal,
  FALLING_MECHANICS,
  FEATURE_SWITCHES,
  FIGURE_BOUNDS,
  MOST_JACKPOTS,
  type SpinChoice,
} from './brief.ts'
import { MECHANIC } from './mechanics/mechanics.ts'
import { ONLY_ON } from './mechanics/names.ts'
import { mechanicsOf } from './mechanics/with-mechanics.ts'
import { isAbsentOr, isRecord, refusal, shown } from './refusal.ts'

const LEAST_SCATTERS = 2
const isWithin = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
const BOUNDED = ['wheelTop', 'topPay', 'leastWin', 'cellsUpTo', 'bombsUpTo'] as const
/** So much of the cap is the most of it. */
const OF_CAP: Partial<Record<(typeof BOUNDED)[number], number>> = { wheelTop: 1, topPay: 0.5 }
const LONGEST_LADDER = 20
const HIGHEST_STEP = 100

/** Of the right types, as far as features go. */
export function refuseWishes({ counting, reels, maxWin, features = {} }: Brief): DesignRefusal | null {
  if (!isAbsentOr(counting, (value) => (COUNTINGS as readonly unknown[]).includes(value)))
    return refusal('counting', `counting must be one of ${COUNTINGS.join(', ')}`, 'lines')
  for (const name of FEATURE_SWITCHES) {
    if (isAbsentOr(features[name], (value) => typeof value === 'boolean')) continue
    return refusal('features', `features.${name} must be true or false, not ${shown(features[name])}`, 'true')
  }
  if (!isAbsentOr(features.jackpots, (value) => isJackpotWish(value, maxWin)))
    return refusal(
      'features',
      `features.jackpots must be true, false, or have a count of 1 to ${MOST_JACKPOTS}, and a pay for each, rising up to the cap`,
      'true',
    )
  const { freeSpins } = features
  const [least, most] = FIGURE_BOUNDS.price
  if (!isAbsentOr(features.buyPrice, (value) => Number(value) >= least && isWithin(value, most)))
    return refusal('features', `features.buyPrice must be from ${least} to ${most} bets`, least)
  for (const name of BOUNDED) {
    const [low, high] = FIGURE_BOUNDS[name]
    const ofCap = OF_CAP[name]
    // What is no number at all is refused by its own field.
    const isCapped = ofCap !== undefined && Number.isFinite(maxWin)
    const top = isCapped ? Math.min(high, Math.floor(maxWin * ofCap)) : high
    if (!isAbsentOr(features[name], (value) => Number(value) >= low && isWithin(value, top)))
      return refusal('features', `features.${name} must be a whole number from ${low} to ${top}`, low)
  }
  if (!isAbsentOr(features.choices, areAlike))
    return refusal('features', 'features.choices must be 2 to 6 of as many spins times their multiplier', '[]')
  if (!isAbsentOr(features.coinsAt, (value) => Number(value) >= FIGURE_BOUNDS.leastCoins && isWithin(value, reels)))
    return refusal(
      'features',
      `features.coinsAt must be from ${FIGURE_BOUNDS.leastCoins} to ${reels}`,
      FIGURE_BOUNDS.leastCoins,
    )
  if (typeof freeSpins === 'object') {
    for (const name of ['retrigger', 'ownStrips', 'grows'] as const) {
      if (isAbsentOr(freeSpins[name], (value) => typeof value === 'boolean')) continue
      return refusal('features', `features.freeSpins.${name} must be true or false`, 'true')
    }
    if (!isAbsentOr(freeSpins.awards, (value) => isAwardTable(value, reels)))
      return refusal('features', 'features.freeSpins.awards must name rising spins for 2 scatters or more', '{}')
    if (!isAbsentOr(freeSpins.again, (value) => isWithin(value, FIGURE_BOUNDS.again)))
      return refusal(
        'features',
        `features.freeSpins.again must be from 1 to ${FIGURE_BOUNDS.again}`,
        FIGURE_BOUNDS.again,
      )
  }
  return isAbsentOr(features.cascades, isCascadeWish)
    ? null
    : refusal(
        'features',
        `features.cascades must be true, false, or have 1 to ${LONGEST_LADDER} multipliers of 1 to ${HIGHEST_STEP}`,
        'true',
      )
}

function isJackpotWish(value: unknown, maxWin: number): boolean {
  if (typeof value === 'boolean') return true
  if (!isRecord(value)) return false
  const { count, names = [], bets } = value as Readonly<Record<'count' | 'names' | 'bets', unknown>>
  const isNamed = Array.isArray(names) && names.every((name) => typeof name === 'string' && name.length > 0)
  const arePaid = bets === undefined || (isRising(bets, maxWin) && bets.length === count)
  return isNamed && arePaid && Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_JACKPOTS
}

/** Whole numbers from one, each above the one before. */
const isRising = (value: unknown, most: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.every(
    (bets, index) => Number.isInteger(bets) && bets >= 1 && bets <= most && (index === 0 || bets > value[index - 1]),
  )

function isChoice(value: unknown): value is SpinChoice {
  if (!isRecord(value)) return false
  const { spins, multiplier } = value as Readonly<Record<'spins' | 'multiplier', unknown>>
  return isWithin(spins, FIGURE_BOUNDS.awarded) && isWithin(multiplier, FIGURE_BOUNDS.awarded)
}

function areAlike(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > FIGURE_BOUNDS.choices || !value.every(isChoice))
    return false
  return (
    new Set(value.map(({ spins, multiplier }) => spins * multiplier)).size === 1 &&
    new Set(value.map(({ multiplier }) => multiplier)).size === value.length
  )
}

/** Spins by so many scatters as there are reels for, each at least as many as the one before. */
function isAwardTable(value: unknown, reels: number): boolean {
  if (!isRecord(value)) return false
  const counts = Object.entries(value as Readonly<Record<string, unknown>>)
    .map(([count, spins]) => [Number(count), Number(spins)] as const)
    .toSorted(([a], [b]) => a - b)
  return (
    counts.length > 0 &&
    counts.every(
      ([count, spins], index) =>
        Number.isInteger(count) &&
        isWithin(spins, FIGURE_BOUNDS.awarded) &&
        count >= LEAST_SCATTERS &&
        count <= reels &&
        spins >= (counts[index - 1]?.[1] ?? 1),
    )
  )
}

function isCascadeWish(value: unknown): boolean {
  if (typeof value === 'boolean') return true
  if (!isRecord(value)) return false
  const { multipliers } = value as { readonly multipliers?: unknown }
  if (multipliers === undefined) return true
  const isStep = (step: unknown): boolean => Number.isInteger(step) && Number(step) >= 1 && Number(step) <= HIGHEST_STEP
  return (
    Array.isArray(multipliers) &&
    multipliers.length > 0 &&
    multipliers.length <= LONGEST_LADDER &&
    multipliers.every(isStep)
  )
}

/** What a game cannot have together: by the rules of definitions, or because no sheet could tell what it pays. */
export function refuseTogether(brief: Brief): DesignRefusal | null {
  const { counting = 'lines', features = {}, direction = 'left' } = brief
  const { freeSpins, cascades } = features
  const falls = Boolean(cascades) || counting === 'clusters' || counting === 'anywhere'
  const onRuns = counting === 'lines' || counting === 'ways'
  const still = onRuns && !falls
  const has = (name: keyof BriefFeatures): boolean => Boolean(features[name])
  const grows = typeof freeSpins === 'object' && freeSpins.grows === true
  const memory = has('stickyWilds') || has('walkingWilds')
  const not = (name: string, why: string): DesignRefusal => refusal('features', `features.${name} ${why}`, 'false')
  for (const name of ['stickyWilds', 'walkingWilds', 'expandingSymbol', 'bonusBuy', 'ante'] as const)
    if (has(name) && !freeSpins) return refusal('features', `features.${name} needs features.freeSpins`, 'freeSpins')
  for (const name of ['stickyWilds', 'walkingWilds', 'expandingWilds', 'holdAndWin'] as const)
    if (has(name) && !still) return not(name, 'asks for lines or ways whose symbols do not fall')
  for (const name of mechanicsOf(brief)) {
    if (MECHANIC[name].needs && !freeSpins)
      return refusal('features', `features.${name} needs features.freeSpins`, 'freeSpins')
    if (!still) return not(name, 'asks for lines or ways whose symbols do not fall')
    const on = ONLY_ON[name]
    if (on && counting !== on) return refusal('counting', `features.${name} asks for ${on}`, on)
    if (MECHANIC[name].wild && brief.symbols && !brief.symbols.some(({ kind }) => kind === 'wild'))
      return not(name, 'asks for a wild among the symbols')
  }
  for (const name of FALLING_MECHANICS)
    if (has(name) && !falls) return refusal('features', `features.${name} needs features.cascades`, 'cascades')
  if (has('keptLadder') && !freeSpins)
    return refusal('features', 'features.keptLadder needs features.freeSpins', 'freeSpins')
  if (has('keptLadder') && grows) return not('freeSpins.grows', 'and a multiplier that grows with each fall are one')
  if (has('cellFactors') && counting !== 'clusters') return not('cellFactors', 'asks for clusters')
  if (has('multiplierBombs') && counting === 'variableWays')
    return not('multiplierBombs', 'asks for reels of as many rows in each spin')
  if (has('winLeavesWild') && counting !== 'clusters' && counting !== 'anywhere')
    return not('winLeavesWild', 'asks for clusters or wins anywhere')
  if (has('expandingSymbol') && (counting !== 'lines' || falls))
    return not('expandingSymbol', 'asks for lines whose symbols do not fall')
  if (has('holdAndWin') && has('expandingWilds')) return not('expandingWilds', 'would cover the coins of hold-and-win')
  if (has('stickyWilds') && has('walkingWilds'))
    return not('walkingWilds', 'and sticky wilds: a wild either stays or walks')
  if (memory && (grows || has('expandingSymbol') || has('expandingWilds')))
    return not(has('stickyWilds') ? 'stickyWilds' : 'walkingWilds', 'goes with no other change of the free spins')
  if (grows && has('expandingSymbol')) return not('freeSpins.grows', 'does not go with an expanding symbol')
  if (grows && typeof freeSpins === 'object' && freeSpins.retrigger)
    return not('freeSpins.retrigger', 'does not go with a multiplier that grows')
  if (has('walkingWilds') && Array.isArray(brief.rows) && new Set(brief.rows).size > 1)
    return not('walkingWilds', 'asks for reels of as many rows each')
  if (counting === 'lines' && direction !== 'left' && falls)
    return refusal('direction', 'lines whose symbols fall are read from the left', 'left')
  if (counting !== 'lines' && counting !== 'ways' && direction !== 'left')
    return refusal('direction', 'only lines and ways are read from another side than the left', 'left')
  if (has('walkingWilds') && direction !== 'left')
    return refusal('direction', 'with walking wilds, wins are read from the left', 'left')
  return null
}
