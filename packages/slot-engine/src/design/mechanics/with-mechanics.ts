import type { Definition } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import { type ParSheet, VOLATILITY_CLASSES, type VolatilityClass } from '../../proof/sheet.ts'
import type { Brief, DesignRefusal, DesignResult, Hosted } from '../brief.ts'
import { betOf, usualBet } from '../defaults.ts'
import { interrupted, refusal } from '../refusal.ts'
import { corrected, type Returning } from './corrected.ts'
import { isRefused, type Measured, measured, proved } from './measured.ts'
import { MECHANIC } from './mechanics.ts'
import { MECHANICS, type MechanicName } from './names.ts'
import { priced } from './priced.ts'
import { type Scales, written } from './written.ts'

/** Designs a game without mechanics. */
export type Host = (brief: Brief, seed: string) => Hosted

/** Classes of the game without its mechanics that are tried. */
const CLASSES_TRIED = 3
/** And so often again with other strips. */
const OTHER_STRIPS = 2
/** Games without mechanics that are designed, each for a return nearer to what is left to it; then only pays move. */
const HOSTS = 3
const NEAR = 0.04
/** What a game without its mechanics returns of the wanted return, at first, and at least in percent. */
const FIRST_SHARE = 0.8
const LEAST_HOST = 15
const COARSE = 0.5
/** A cap that comes more seldom is none. */
const LEAST_CAP_ODDS = 1e-8
/** Sheets of a game: each says what the cap takes of it. */
const SHEETS = 3
/** How far a return may be off, in bets; and what pays are moved for. */
const RTP_ACCEPTED = 4.9e-4
const RTP_AIMED = 2e-4
/** A share of prizes is met where it is as near as this factor, as a logarithm. */
const NEAR_SHARE = 0.25

export const mechanicsOf = ({ features = {} }: Brief): MechanicName[] => MECHANICS.filter((name) => features[name])

/**
 * A game with mechanics: one without them is designed for a lower return, they are written into it, and the law of that game says how
 * far its return is from the wanted one, and what prizes of their own bring; the next one is designed for that much less or more. Single
 * pays bring the last of it, and the exact sheet proves it.
 * @param brief one that `refuseBrief` lets pass
 * @param host designs a brief without mechanics
 */
export function withMechanics(brief: Brief, host: Host, seed: string, meter: Meter): DesignResult {
  const [bet, ...coarser] = betsOf(brief)
  let found = ofBet({ ...brief, ...bet }, host, seed, meter)
  for (const one of coarser) {
    if (found.ok || found.interrupted || !isTooMuch(found)) break
    found = ofBet({ ...brief, ...one }, host, seed, meter)
  }
  return found
}

/** The sheet takes more work or memory than there is: with fewer coins to a bet it takes less. */
const isTooMuch = ({ target, nearest }: DesignRefusal): boolean => target === 'features' && nearest === 'fewer'

/** Where lines are not counted, a bet has as many coins as keep the cap below so many: the work of a sheet grows with it. */
const CAP_COINS = 500_000
const ON_WAYS = [200, 100, 50] as const

/** Coins of a bet to try; none where they follow from what the game without its mechanics returns. */
function betsOf(brief: Brief): readonly Pick<Brief, 'betCoins'>[] {
  if (brief.betCoins !== undefined || (brief.counting ?? 'lines') === 'lines') return [{}]
  const bets = ON_WAYS.filter((bet) => bet * brief.maxWin <= CAP_COINS)
  return (bets.length > 0 ? bets : ON_WAYS.slice(-1)).map((betCoins) => ({ betCoins }))
}

/** Other strips where the first ones miss the class or the cap by chance. */
function ofBet(brief: Brief, host: Host, seed: string, meter: Meter): DesignResult {
  const first = ofClass(brief, host, seed, meter)
  let found = first
  for (let again = 1; again <= OTHER_STRIPS && isMissed(found) && !meter.isFinishing; again++)
    found = ofClass(brief, host, `${seed}/again/${again}`, meter)
  return found.ok || found.interrupted ? found : first
}

const isMissed = (found: DesignResult): boolean =>
  !found.ok &&
  !found.interrupted &&
  (found.target === 'volatility' || found.target === 'maxWin' || found.target === 'rtp')

function ofClass(brief: Brief, host: Host, seed: string, meter: Meter): DesignResult {
  let volatility: VolatilityClass | undefined = brief.volatility
  let missed: DesignRefusal | undefined
  for (let attempt = 0; attempt < CLASSES_TRIED && volatility !== undefined; attempt++) {
    const found = attemptAt(brief, volatility, host, `${seed}/mechanics/${attempt}`, meter)
    if (found.ok || found.target !== 'volatility') return found
    missed ??= found
    if (meter.isFinishing) return interrupted(brief, missed)
    volatility = neighbour(volatility, brief.volatility, found.nearest)
  }
  return missed ?? refusal('volatility', 'no game with these mechanics is of the class', brief.volatility)
}

/** A class calmer where the game came out too restless, and the other way round. */
function neighbour(
  tried: VolatilityClass,
  wanted: VolatilityClass,
  found: number | string,
): VolatilityClass | undefined {
  const at = (name: number | string): number => VOLATILITY_CLASSES.findIndex((each) => each === name)
  return VOLATILITY_CLASSES[at(tried) + Math.sign(at(wanted) - at(found))]
}

function attemptAt(brief: Brief, volatility: VolatilityClass, host: Host, seed: string, meter: Meter): DesignResult {
  const target = brief.rtp / 100
  const names = mechanicsOf(brief)
  let rtp = target * FIRST_SHARE
  let scales: Scales = {}
  for (let round = 1; ; round++) {
    const base = host(plainBrief(brief, rtp, volatility), seed)
    if (!base.ok) return base
    const definition = written(base.definition, brief, scales)
    const seen = measured(definition, meter)
    if (isRefused(seen)) return seen
    const next = scalesFor(names, seen, scales)
    if (round === HOSTS || (next === null && Math.abs(target - seen.rtp) <= NEAR))
      return settled(brief, { definition, rtp: seen.rtp }, meter)
    // Prizes aside, what the game returns goes with what it returns without its mechanics.
    const prizes = prizesIn(names, seen)
    rtp = ((target - (next === null ? prizes : wantedShares(names))) * rtp) / (seen.rtp - prizes)
    scales = next ?? scales
    if (!(rtp * 100 >= LEAST_HOST)) return refusal('features', 'these mechanics leave nothing to the pay table', '{}')
  }
}

function settled(brief: Brief, first: Returning, meter: Meter): DesignResult {
  const target = brief.rtp / 100
  const rtpOf = (definition: Definition): number | null => {
    const seen = measured(definition, meter)
    return isRefused(seen) ? null : seen.rtp
  }
  let game = first
  let cut = 0
  let nearest: DesignRefusal = refusal('rtp', 'no pay table returns that', brief.rtp)
  for (let round = 0; round < SHEETS; round++) {
    game = corrected(game, target + cut, RTP_AIMED, rtpOf)
    const sheet = proved(game.definition, meter)
    if (isRefused(sheet)) return sheet
    const short = shortOf(brief, sheet)
    if (short?.target !== 'rtp') return short ?? inModes(game.definition, sheet, brief, meter)
    nearest = short
    cut = sheet.uncappedRtp - sheet.rtp
  }
  return nearest
}

/** What modes cost was found before the mechanics were written. */
function inModes(definition: Definition, sheet: ParSheet, { rtp, features }: Brief, meter: Meter): DesignResult {
  const found = priced(definition, rtp / 100, meter, features?.buyPrice)
  return isRefused(found) ? found : { ok: true, definition: found, sheet }
}

function plainBrief(brief: Brief, rtp: number, volatility: VolatilityClass): Brief {
  const plain = Object.fromEntries(
    Object.entries(brief.features ?? {}).filter(([name]) => !MECHANICS.some((each) => each === name)),
  )
  // The coins of hold-and-win are those of its mechanics.
  const holds = mechanicsOf(brief).some((name) => MECHANIC[name].prizes?.feature === 'hold-and-win')
  const features = { ...plain, ...(holds && { holdAndWin: false }) }
  return { ...brief, features, rtp: rtp * 100, volatility, betCoins: brief.betCoins ?? coinsOf(brief, rtp) }
}

/** What a dearer bet costs is told to a coin: a hundredth of it. */
const DEARER = 100

/** The less is left to pays, the more coins a bet has, for pays to be fine enough. */
function coinsOf(brief: Brief, rtp: number): number {
  const coins = rtp < COARSE ? betOf((usualBet(brief) * brief.rtp) / 100 / rtp) : usualBet(brief)
  return brief.features?.superBet || brief.features?.ante ? Math.max(DEARER, coins) : coins
}

/** What of the brief the sheet does not meet, or null. */
function shortOf({ volatility, maxWin, rtp }: Brief, sheet: ParSheet): DesignRefusal | null {
  if (sheet.volatilityClass !== volatility) {
    const sigma = sheet.standardDeviation.toFixed(2)
    const reason = `these mechanics leave a standard deviation of ${sigma} bets, which is ${sheet.volatilityClass}`
    return refusal('volatility', reason, sheet.volatilityClass)
  }
  // Else features reach it.
  if (sheet.maxWin.baseCoins < sheet.maxWin.capCoins && sheet.maxWin.capProbability < LEAST_CAP_ODDS) {
    const most = Math.floor(sheet.maxWin.baseCoins / sheet.betCoins)
    return refusal('maxWin', `below ${maxWin}, the most a spin can pay is ${most} times the bet`, most)
  }
  if (Math.abs(sheet.rtp - rtp / 100) <= RTP_ACCEPTED) return null
  const nearest = Math.round(sheet.rtp * 10_000) / 100
  return refusal('rtp', `the nearest return found is ${nearest} %`, nearest)
}

/** Features that pay prizes, each once, with the share that they are to return. */
const prizesOf = (names: readonly MechanicName[]): Map<string, number> =>
  new Map(
    names.flatMap((name) => {
      const { prizes } = MECHANIC[name]
      return prizes ? [[prizes.feature, prizes.share] as const] : []
    }),
  )

const wantedShares = (names: readonly MechanicName[]): number =>
  [...prizesOf(names).values()].reduce((sum, share) => sum + share, 0)

const prizesIn = (names: readonly MechanicName[], { shares }: Measured): number =>
  [...prizesOf(names).keys()].reduce((sum, feature) => sum + (shares[feature] ?? 0), 0)

/** What brings prizes to their shares; null where they are near enough. */
function scalesFor(names: readonly MechanicName[], { shares }: Measured, scales: Scales): Scales | null {
  const wanted = [...prizesOf(names)].map(([feature, share]) => {
    const is = shares[feature] ?? 0
    return [feature, is > 0 ? share / is : 1] as const
  })
  if (wanted.every(([, factor]) => Math.abs(Math.log(factor)) < NEAR_SHARE)) return null
  return Object.fromEntries(wanted.map(([feature, factor]) => [feature, (scales[feature] ?? 1) * factor]))
}
