import type { Definition } from '../definition.ts'
import { compile } from '../game/compile/compile.ts'
import { parseDefinition } from '../game/parse/parse.ts'
import { DEFAULT_BUDGET, Meter, OutOfReach, type WorkOptions } from '../meter.ts'
import { proveWithin } from '../proof/analyse/analyse.ts'
import { hitFrequency, type RoundLaw, roundLaw } from '../proof/analyse/round-law.ts'
import { type ParSheet, type VolatilityClass, volatilityClass } from '../proof/sheet.ts'
import { capBurden, HEAVY } from './aims.ts'
import type { Brief, DesignRefusal, DesignResult } from './brief.ts'
import { hitCeiling, hitFloor } from './classes.ts'
import { compose, sketched } from './composed/compose.ts'
import { ALONE, type Sampler } from './composed/sampler.ts'
import { draftGame } from './draft.ts'
import { hitOdds } from './estimate.ts'
import { payingFrom } from './hitting-strips.ts'
import { type Intent, intentOf } from './intent.ts'
import { type Host, mechanicsOf, withMechanics } from './mechanics/with-mechanics.ts'
import { nudged, payTable } from './pay-table.ts'
import { interrupted, refusal } from './refusal.ts'
import { MOST_MAX_WIN, refuseBrief } from './refuse-brief.ts'
import { toDefinition } from './to-definition.ts'

/** Strips and pay tables tried before a brief is refused. */
const ATTEMPTS = 6
/** A cap this burdened is not tried: nearly every win would have to be the cap. */
const CRUSHING = 0.9
/** Sheets taken of one set of strips: what the cap cuts off is known from the last one and made up for in the next. */
const CORRECTIONS = 6
/** Steps after which a search takes no further sheet: it has what came nearest. Briefs that are met take at most half of them. */
const SEARCH_STEPS = 1.5 * DEFAULT_BUDGET.steps
/** Distance from the wanted RTP, in bets, at which the search stops; and what it takes at the last when it comes no nearer. */
const RTP_AIMED = 2e-4
const RTP_ACCEPTED = 4.9e-4
/** A σ that moves less than this share when asked to has come to its end. */
const STUCK = 0.01
/** A return this near is mended by single pays; one further off by a new pay table. */
const NUDGE = 0.004

export interface DesignOptions extends WorkOptions {
  /** Who plays the samples of a design; the game is the same whoever does. By default this thread alone. */
  readonly sampler?: Sampler
}

/**
 * A game that meets a brief, with the sheet that proves it, or the target that stands in the way.
 *
 * Strips first: their lengths and special symbols by the odds of the trigger and of the best line, their steepness by the
 * hit frequency. Then pays = A × odds^−β: β by the wanted σ, A by the RTP, to round amounts, and the last hundredths by
 * single pays. The return of lines is linear in pays and odds, and σ comes from pairs of lines, so all this needs no enumeration;
 * the exact sheet only confirms it and shows what the cap takes.
 * The cap is reached by one line of the best symbol on a paid spin (with one wild, where wilds multiply): the sheet's
 * `maxWin.baseProbability` is how often.
 * @param seed the same brief and seed give the same game; other seeds other games
 */
export function design(brief: Brief, seed: string, { sampler = ALONE, ...options }: DesignOptions = {}): DesignResult {
  const refused = refuseBrief(brief)
  if (refused) return refused
  const meter = new Meter({ ...options, budget: { ...DESIGN_BUDGET, ...options.budget } })
  try {
    return designed(brief, seed, meter, sampler)
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    if (error.code === 'interrupted') return interrupted(brief, undefined)
    return refusal(brief.lines === undefined ? 'reels' : 'lines', TOO_MUCH_WORK, brief.lines ?? brief.reels)
  }
}

/** What a brief is refused with whose games take so long to prove. */
const TOO_MUCH_WORK =
  'finding and proving such a game takes more work than the budget: fewer lines, reels or rows would help'
/** Briefs end long before, by what they may sample and try. */
const DESIGN_BUDGET = { steps: 40 * DEFAULT_BUDGET.steps } as const

function designed(brief: Brief, seed: string, meter: Meter, sampler: Sampler): DesignResult {
  if (mechanicsOf(brief).length > 0) return withMechanics(brief, hostOf(meter, sampler), seed, meter)
  if (isComposed(brief)) return compose(brief, seed, meter, sampler)
  const intent = intentOf(brief, seed)
  const found = search(intent, seed, meter, WHOLE)
  if (found.ok) return refuseUnwritable(found.definition) ?? found
  if (found.interrupted) return found
  if (capBurden(intent) <= HEAVY) return found
  return wantOfCap(intent, seed, meter) ?? found
}

/** Designs what mechanics are written into: what they bring is measured then, so it is neither proved nor quite at its return. */
const hostOf =
  (meter: Meter, sampler: Sampler): Host =>
  (brief, seed) =>
    isComposed(brief) ? sketched(brief, seed, meter, sampler) : search(intentOf(brief, seed), seed, meter, ROUGH)

/** Features that a plain game on lines has. */
const PLAIN = ['freeSpins', 'wildMultiplier', 'scatterPays', 'gamble']

/** Whether a game is more than lines, free spins and wilds that multiply. */
function isComposed({ counting = 'lines', features = {} }: Brief): boolean {
  const wanted = Object.entries(features).flatMap(([feature, wish]) => (wish ? [feature] : []))
  const grows = typeof features.freeSpins === 'object' && features.freeSpins.grows
  return counting !== 'lines' || grows === true || wanted.some((feature) => !PLAIN.includes(feature))
}

/** What of a game a search goes by. */
interface Figures {
  readonly rtp: number
  readonly betCoins: number
  readonly standardDeviation: number
  readonly volatilityClass: VolatilityClass
  readonly hitFrequency: number
  readonly maxWin: { readonly baseCoins: number; readonly capCoins: number }
}

/** How figures are found, and how near the return has to come. */
interface Proof<S extends Figures> {
  readonly of: (definition: Definition, meter: Meter) => S
  readonly aimed: number
}

const WHOLE: Proof<ParSheet> = {
  of: (definition, meter) => proveWithin(compile(definition), {}, meter),
  aimed: RTP_AIMED,
}
/** What the cap takes is left out: of a sheet it is most of the work. */
const ROUGH: Proof<Figures> = {
  of: (definition, meter) => figuresOf(roundLaw(compile(definition), {}, meter)),
  aimed: 0.01,
}

function figuresOf(law: RoundLaw): Figures {
  const { betCoins, game, mean, variance, base } = law
  const capCoins = game.maxCoins
  const standardDeviation = Math.sqrt(variance) / betCoins
  const baseCoins = base.coins.reduce((most, coins) => Math.max(most, coins), 0)
  return {
    ...{ rtp: mean / betCoins, betCoins, standardDeviation, volatilityClass: volatilityClass(standardDeviation) },
    ...{ hitFrequency: hitFrequency(law), maxWin: { baseCoins: Math.min(capCoins, baseCoins), capCoins } },
  }
}

function search<S extends Figures>(
  intent: Intent,
  seed: string,
  meter: Meter,
  proof: Proof<S>,
): ({ readonly ok: true } & Proved<S>) | DesignRefusal {
  let nearest: Shortfall | null = null
  const run = { meter, proof, last: meter.steps + SEARCH_STEPS }
  for (let attempt = 0; attempt < ATTEMPTS && capBurden(intent) < CRUSHING; attempt++) {
    const outcome = attemptGame(intent, `${seed}/${attempt}`, attempt, run)
    if ('sheet' in outcome) return { ok: true, ...outcome }
    if (nearest === null || outcome.distance < nearest.distance) nearest = outcome
    if (meter.isFinishing) return interrupted(intent.brief, nearest.refusal)
    if (meter.steps >= run.last) break
  }
  return nearest?.refusal ?? refusal('maxWin', capReason(intent), intent.brief.maxWin)
}

/** The numbers are the designer's own; names and texts are the brief's, and a definition has its rules for them. */
function refuseUnwritable(definition: Definition): DesignRefusal | null {
  const parsed = parseDefinition(definition)
  if (parsed.ok) return null
  const [problem] = parsed.problems
  return refusal(problem?.field.startsWith('symbols') ? 'symbols' : 'name', problem?.reason ?? '', '')
}

/** Where a higher cap would do, the lowest found that does. */
function wantOfCap(intent: Intent, seed: string, meter: Meter): DesignRefusal | null {
  const { brief, profile } = intent
  for (const burden of [0.7, 0.5, 0.3]) {
    const maxWin = Math.ceil((profile.leastSigma ** 2 * 10) / (burden * brief.rtp)) * 10
    if (maxWin <= brief.maxWin || maxWin > MOST_MAX_WIN) continue
    if (search({ ...intent, brief: { ...brief, maxWin } }, seed, meter, WHOLE).ok)
      return refusal('maxWin', capReason(intent), maxWin)
  }
  return null
}

const capReason = ({ brief, profile }: Intent): string =>
  `a standard deviation of ${profile.leastSigma} bets at ${brief.rtp} % asks for wins above ${brief.maxWin} times the bet`

/** Why an attempt is not the game: how far off it was, relative to what was wanted. */
interface Shortfall {
  readonly refusal: DesignRefusal
  readonly distance: number
}

interface Proved<S> {
  readonly definition: Definition
  readonly sheet: S
}

/** Sheets of a search, and the steps of the meter at which it takes no more. */
interface SearchRun<S extends Figures> {
  readonly meter: Meter
  readonly proof: Proof<S>
  readonly last: number
}

function attemptGame<S extends Figures>(
  intent: Intent,
  seed: string,
  attempt: number,
  { meter, proof, last }: SearchRun<S>,
): Proved<S> | Shortfall {
  const draft = draftGame(intent, seed, attempt)
  const misses = hitShortfall(intent, hitOdds(draft.odds.sketch, payingFrom(draft.shape.shortest, intent.rows.length)))
  if (misses && intent.direction !== 'both') return misses
  const wanted = intent.brief.rtp / 100
  let rtpAim = wanted
  let sigmaAim = draft.sigmaAim
  let table = payTable(draft, rtpAim, sigmaAim)
  let best: Shortfall | null = null
  let kept: Proved<S> | null = null
  let lastSigma = 0
  for (let round = 0; round < CORRECTIONS && table !== null; round++) {
    const definition = toDefinition(intent, draft.odds.sketch, table.pays)
    const sheet = provedBy(proof, definition, meter)
    if (sheet === null) break
    const short = shortOf(intent, sheet, Math.max(RTP_ACCEPTED, proof.aimed))
    const off = wanted - sheet.rtp
    if (short === null && Math.abs(off) <= proof.aimed) return { definition, sheet }
    if (short === null) kept = { definition, sheet }
    else if (best === null || short.distance < best.distance) best = short
    // The strips decide what hits; no pay table changes it.
    if (short?.refusal.target === 'hitFrequency') break
    rtpAim += off
    if (sheet.volatilityClass === intent.brief.volatility && Math.abs(off) < NUDGE) {
      table = nudged(draft, table, rtpAim)
    } else {
      if (sheet.volatilityClass !== intent.brief.volatility) {
        if (Math.abs(sheet.standardDeviation / lastSigma - 1) < STUCK) break
        lastSigma = sheet.standardDeviation
        sigmaAim *= draft.sigmaAim / sheet.standardDeviation
      }
      table = payTable(draft, rtpAim, sigmaAim)
    }
    if (meter.isFinishing || meter.steps >= last) break
  }
  if (kept === null && best === null && meter.isFinishing) throw new OutOfReach('', 'interrupted')
  return (
    kept ??
    best ?? { refusal: refusal('rtp', `no pay table on such strips returns ${intent.brief.rtp} %`, 96), distance: 10 }
  )
}

/** `null` where the work was told to finish. @throws OutOfReach over the budget: what rounds show of a game does not prove its return */
function provedBy<S extends Figures>(proof: Proof<S>, definition: Definition, meter: Meter): S | null {
  try {
    return meter.within({ steps: DEFAULT_BUDGET.steps }, () => proof.of(definition, meter))
  } catch (error) {
    if (error instanceof OutOfReach && error.code === 'interrupted') return null
    throw error
  }
}

/** What of the brief the sheet does not meet, or null. */
function shortOf(intent: Intent, sheet: Figures, accepted: number): Shortfall | null {
  const { brief } = intent
  const off = Math.abs(sheet.rtp - brief.rtp / 100)
  if (off > accepted) {
    const nearest = Math.round(sheet.rtp * 10_000) / 100
    return { refusal: refusal('rtp', `the nearest return found is ${nearest} %`, nearest), distance: off }
  }
  const found = volatilityClass(sheet.standardDeviation)
  if (found !== brief.volatility) {
    const sigma = sheet.standardDeviation.toFixed(2)
    const reason = `a cap of ${brief.maxWin} times the bet and these lines leave a standard deviation of ${sigma} bets, which is ${found}`
    return { refusal: refusal('volatility', reason, found), distance: 1 }
  }
  if (sheet.maxWin.baseCoins < sheet.maxWin.capCoins) {
    const nearest = Math.floor(sheet.maxWin.baseCoins / sheet.betCoins)
    return { refusal: refusal('maxWin', `the most a spin can pay is ${nearest} times the bet`, nearest), distance: 2 }
  }
  return hitShortfall(intent, sheet.hitFrequency)
}

function hitShortfall({ profile, brief }: Intent, hits: number): Shortfall | null {
  const [low, high] = [hitFloor(profile, brief.lines ?? 1), hitCeiling(profile, brief.reels, brief.lines ?? 1)]
  if (hits >= low && hits <= high) return null
  const percent = (share: number): string => (share * 100).toFixed(1)
  const reason = `hits come in ${percent(hits)} % of the spins, outside of ${percent(low)} to ${percent(high)} %`
  const nearest = Math.round(hits * 1000) / 10
  return { refusal: refusal('hitFrequency', reason, nearest), distance: Math.abs(hits - (hits < low ? low : high)) }
}
