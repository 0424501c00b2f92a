import type { Adjustment, Volatility } from '@spilvaerk/schemas'
import {
  type Brief,
  type Definition,
  type DesignRefusal,
  type DesignResult,
  FALLING_MECHANICS,
  MECHANICS,
  type ParSheet,
} from '@spilvaerk/slot-engine'
import { type CalculationCode, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import type { FeatureWish, WinWish } from '../composer/wishes.ts'
import { FEATURES } from './feature-wishes.ts'
import { aimOf, briefOf, type Field, type Plan, type Reason } from './plan.ts'

/** A designed game, and the plan that it really follows. */
export interface Fulfilled {
  readonly definition: Definition
  readonly sheet: ParSheet
  readonly plan: Plan
}

export type Design = (brief: Brief, seed: string) => Promise<Outcome<DesignResult, CalculationCode>>

const TRIES = 12
/** Games whose symbols fall are found by millions of spins, seconds each: after so many that came to nothing, none is tried. */
const FALLING_TRIES = 4
/** What the designer refuses only after it has played. */
const PLAYED: readonly DesignRefusal['target'][] = ['rtp', 'volatility', 'hitFrequency']
/** Caps to try, nearest first, where a class cannot be had under the usual one. */
const CAPS = [1000, 2000, 5000, 7500, 10_000, 500]
/** Percentage points of hit frequency that nobody calls a broken wish. */
const HITS_TOLERANCE = 1.5

/**
 * Asks the designer, and where it refuses, gives way step by step: first in what nobody asked for, then in what was
 * asked for least, and in the end falls back to a plain game. Every step is written down.
 */
export async function fulfil(
  idea: Idea,
  first: Plan,
  seed: string,
  design: Design,
): Promise<Outcome<Fulfilled, CalculationCode>> {
  let plan = first
  let outOfReach = 0
  let fallen = 0
  let rolled = 0
  const tried = new Set<string>()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const brief = briefOf(plan, idea)
    tried.add(JSON.stringify(brief))
    const outcome = await design(brief, `${seed}/${attempt}`)
    if (!outcome.ok) {
      // What takes too long to work out is given up for what never does.
      if (outcome.refusal.code !== 'tooComplex' || plan.counting === PLAIN.counting) return outcome
      plan = plain(plan)
      continue
    }
    const result = outcome.value
    if (result.ok && isTopInReach(result.sheet)) return granted(checked(result, plan, idea))
    const isPlayed = result.ok || PLAYED.includes(result.target)
    if (isPlayed && isFalling(brief))
      plan = fallen++ < FALLING_TRIES ? nextFalling(plan, result, idea, tried) : plain(plan)
    else if (!result.ok && isByChance(result, plan) && rolled++ < ROLLS) continue
    else if (!result.ok) plan = giveWay(plan, result, idea, tried)
    // Another roll first; then a cap that comes oftener.
    else if (++outOfReach > ROLLS)
      plan = moved(plan, 'maxWin', Math.max(LEAST_CAP, Math.round(plan.maxWin / 2)), TOO_RARE)
  }
  return refused({ code: 'tooComplex' })
}

const isFalling = ({ counting = 'lines', features }: Brief): boolean =>
  counting !== 'lines' && Boolean(features?.cascades)

/**
 * As asked and no more; after that in the class that such a game falls into, where nobody asked for one; then with what was asked for in
 * part: in another class, under a cap that a sample can tell, without what was wished for last.
 */
function nextFalling(plan: Plan, result: DesignResult, idea: Idea, tried: ReadonlySet<string>): Plan {
  const nearest = result.ok ? undefined : result.nearest
  const isClass = !result.ok && result.target === 'volatility' && isVolatility(nearest)
  const asked = asAsked(plan)
  const isKnown = tried.has(JSON.stringify(briefOf(asked, idea)))
  if (isClass && isKnown && !plan.asked.has('volatility')) return { ...plan, volatility: nearest }
  const lower = asked.maxWin > TOLD_CAP ? [moved(asked, 'maxWin', TOLD_CAP)] : []
  const parts = [
    asked,
    ...(isClass ? [moved(asked, 'volatility', nearest)] : []),
    ...(!result.ok && result.target === 'rtp' && UNEVEN_CLASSES.includes(asked.volatility)
      ? [moved(asked, 'volatility', 'medium')]
      : []),
    ...lower,
    ...withoutLast(lower[0] ?? asked).filter(({ features }) => features.includes('cascades')),
  ]
  return parts.find((one) => !tried.has(JSON.stringify(briefOf(one, idea)))) ?? plain(plan)
}

const UNEVEN_CLASSES: readonly Volatility[] = ['high', 'extreme']
/** What a game pays at most whose return a sample tells where symbols fall. */
const TOLD_CAP = 5000

/** The highest cap of a game that plays evenly enough to be proved in few spins. */
const EVEN_CAP = 1000

/** What no game has that plays as evenly as the lowest class. */
const UNEVEN: readonly FeatureWish[] = [...FALLING_MECHANICS, ...MECHANICS]

/** Without all that nobody asked for, at once: each try of a game that is played takes seconds. */
function asAsked(plan: Plan): Plan {
  const features = plan.features.filter((feature) => feature === 'cascades' || plan.wanted.includes(feature))
  const cap = plan.asked.has('maxWin') || plan.hasAudience ? plan.maxWin : Math.min(plan.maxWin, EVEN_CAP)
  const isUneven = features.some((feature) => UNEVEN.includes(feature))
  const volatility = plan.asked.has('volatility') || plan.hasAudience ? plan.volatility : isUneven ? 'medium' : 'low'
  return { ...moved(plan, 'maxWin', cap), features, volatility }
}

/** Percentage points by which only the draws of a proof miss an RTP: other strips meet it as likely as not. */
const MISSED_BY_CHANCE = 0.3

const isByChance = ({ target, nearest }: DesignRefusal, { rtp }: Plan): boolean =>
  target === 'rtp' &&
  typeof nearest === 'number' &&
  nearest !== aimOf(rtp) &&
  Math.abs(nearest - rtp) <= MISSED_BY_CHANCE

/** A greatest win that comes more seldom than this may not be advertised: rule GEN-MAX-01. */
const LEAST_TOP_ODDS = 1 / 100_000_000
const TOO_RARE = because('topTooRare')
const LEAST_CAP = 100
/** Further rolls of the same plan. */
const ROLLS = 1

function isTopInReach({ method, maxWin }: ParSheet): boolean {
  const odds = Math.max(maxWin.capProbability, maxWin.baseProbability)
  return odds >= LEAST_TOP_ODDS || (method === 'simulated' && odds === 0)
}

/** The plan after the designer's refusal: another one each time. */
function giveWay(plan: Plan, refusal: DesignRefusal, idea: Idea, tried: ReadonlySet<string>): Plan {
  const isNew = (other: Plan) => !tried.has(JSON.stringify(briefOf(other, idea)))
  return steps(plan, refusal).find(isNew) ?? plain(plan)
}

/** What could be given up to get past the refusal, the least painful first. */
function steps(plan: Plan, { target, nearest }: DesignRefusal): Plan[] {
  const to = (field: Field, value: number | Volatility): Plan => moved(plan, field, value)
  const caps = plan.asked.has('maxWin') ? [] : CAPS.filter((cap) => cap !== plan.maxWin).map((cap) => to('maxWin', cap))
  const fewer = withoutLast(plan)
  const isField = (['reels', 'rows', 'lines', 'rtp', 'maxWin'] as const).find((field) => field === target)
  const aim = isField === 'rtp' ? aimOf(plan.rtp) : isField && plan[isField]
  if (isField && typeof nearest === 'number' && nearest !== aim) return [to(isField, nearest), ...fewer]
  if (target === 'volatility' && isVolatility(nearest) && nearest !== plan.volatility)
    return [
      ...(plan.asked.has('volatility') ? [] : restless(plan, to, nearest)),
      ...caps,
      ...fewer.slice(0, 1),
      to('volatility', nearest),
      ...fewer,
    ]
  if (target === 'counting') return [{ ...moved(plan, 'lines', 20), counting: 'lines' }]
  // Wins too uneven for a sample to tell: what nobody asked for goes first, and the cap and the class are among it.
  if (target === 'rtp') return [asAsked(plan), ...fewer, ...caps]
  // What takes too much to prove takes less below a lower cap.
  const lower = target === 'features' && nearest === 'fewer' ? caps.filter(({ maxWin }) => maxWin < plan.maxWin) : []
  return [...lower.slice(0, 1), ...fewer, ...caps]
}

/** Mechanics that were asked for go before a class that nobody asked for. */
const restless = (plan: Plan, to: (field: Field, value: Volatility) => Plan, nearest: Volatility): Plan[] =>
  plan.features.some((feature) => MECHANICS.some((name) => name === feature)) ? [to('volatility', nearest)] : []

const isVolatility = (value: unknown): value is Volatility =>
  value === 'low' || value === 'medium' || value === 'high' || value === 'extreme'

/** Without the feature that was added last, and so on down to none. */
function withoutLast(plan: Plan): Plan[] {
  return plan.features
    .map((_, index) => plan.features.slice(0, index))
    .reverse()
    .map((features) => ({ ...plan, features }))
}

/** The designer gives its reasons in English, for those who read its source; here the sum is what matters. */
const NOT_TOGETHER = because('notTogether')

function moved(plan: Plan, field: Field, value: number | Volatility, reason = NOT_TOGETHER): Plan {
  return { ...plan, [field]: value, adjustments: told(plan, field, value, reason) }
}

/** The adjustments when a field is given another value; what has given way already tells where it ended. */
function told(plan: Plan, field: Field, given: number | Volatility, reason: Reason): readonly Adjustment[] {
  const wished = plan[field]
  const isKnown = plan.adjustments.some((note) => note.field === field)
  if (isKnown) return plan.adjustments.map((note) => (note.field === field ? { ...note, given } : note))
  if (!plan.asked.has(field) || wished === undefined || wished === given) return plan.adjustments
  const from = plan.inWords.has(field) ? 'prompt' : 'settings'
  return [...plan.adjustments, { field, wished, given, ...reason, from }]
}

/** What can always be made. */
const PLAIN = { counting: 'lines', reels: 5, rows: 3, lines: 20, volatility: 'medium', maxWin: 2000 } as const

function plain(plan: Plan): Plan {
  const reason = because('plainRecipe')
  const adjustments = (['reels', 'rows', 'lines', 'volatility', 'maxWin'] as const).reduce(
    (notes, field) => told({ ...plan, adjustments: notes }, field, PLAIN[field], reason),
    plan.adjustments,
  )
  const rtp = Math.min(97, Math.max(90, plan.rtp))
  const features = plan.features.filter((feature) => feature === 'freeSpins')
  return { ...plan, ...PLAIN, rtp, features, adjustments: told({ ...plan, adjustments }, 'rtp', rtp, reason) }
}

/** What the finished game has and has not of what was wished: read off its definition, not off what was asked for. */
function checked(
  { definition, sheet }: { definition: Definition; sheet: ParSheet },
  plan: Plan,
  idea: Idea,
): Fulfilled {
  const known = new Set(plan.adjustments.map(({ field }) => field))
  const missing = idea.wishes.wanted
    .filter((feature) => !known.has(feature) && !FEATURES[feature].met(definition))
    .map((feature) => note(feature, true, false, because('featureMissing', { feature })))
  const unwanted = idea.wishes.unwanted
    .filter((feature) => FEATURES[feature].met(definition))
    .map((feature) => note(feature, false, true, because('featureNeeded', { feature })))
  const wins = idea.wishes.wins
  const winNote =
    wins !== undefined && WIN_TYPES[wins] !== definition.wins.type
      ? [note('wins', wins, definition.wins.type, because('winsApart'))]
      : []
  const hits = sheet.hitFrequency * 100
  const wishedHits = idea.wishes.hitFrequency
  const off = wishedHits !== undefined && Math.abs(hits - wishedHits) > HITS_TOLERANCE
  const hitNote = off
    ? [note('hitFrequency', wishedHits, round(hits), because('hitsFollow', { share: round(hits) }))]
    : []
  const notes = [...winNote, ...missing, ...unwanted, ...hitNote, ...countNotes(idea.wishes, definition)]
  return {
    definition,
    sheet,
    // A wish that came to be after all has nothing to explain.
    plan: { ...plan, adjustments: [...plan.adjustments, ...notes].filter(({ wished, given }) => wished !== given) },
  }
}

/** What the finished game has of features whose size was named. */
function countNotes({ freeSpins, buyPrice, wanted }: Idea['wishes'], definition: Definition): Adjustment[] {
  const { features = [], modes = [], betCoins } = definition
  const given = features.find((feature) => feature.type === 'freeSpins')
  const price = modes.find(({ buys }) => buys !== undefined)
  const times = price && Math.round(price.coins / betCoins)
  return [
    ...(freeSpins !== undefined && !given && !wanted.includes('freeSpins')
      ? [note('freeSpinCount', freeSpins, 0, because('noFreeSpins'))]
      : []),
    ...(buyPrice !== undefined && times === undefined && !wanted.includes('bonusBuy')
      ? [note('buyPrice', buyPrice, 0, because('nothingToBuy'))]
      : []),
    ...(buyPrice !== undefined && times !== undefined && times !== buyPrice
      ? [note('buyPrice', buyPrice, times, because('priceIsWorth'))]
      : []),
  ]
}

const WIN_TYPES: { readonly [W in WinWish]: Definition['wins']['type'] } = {
  ...{ lines: 'lines', ways: 'ways', megaways: 'ways', clusters: 'clusters', anywhere: 'anywhere' },
}

const note = (field: string, wished: Adjustment['wished'], given: Adjustment['given'], reason: Reason): Adjustment => ({
  field,
  wished,
  given,
  ...reason,
  from: 'prompt',
})

const round = (percent: number) => Math.round(percent * 10) / 10
