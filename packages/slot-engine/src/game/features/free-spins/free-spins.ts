import { type Definition, type FreeSpins, LIMITS } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { changesPlan } from '../../changes/compile.ts'
import type { FeatureKind, FeatureSource } from '../../core/feature.ts'
import type { FreeSpinsPlan, LawTerms, LevelsPlan } from '../../core/feature-plan.ts'
import { inWinPlan } from '../../core/in-win.ts'
import { factorsPlan } from '../../factors/compile.ts'
import { mostMultiplied } from '../../factors/greatest.ts'
import { type FeatureLaw, OutOfReach } from '../../law/law.ts'
import { mostWinsOf } from '../../rules/rules.ts'
import { scatterPays } from '../../rules/scatters/compile.ts'
import { addedPlan } from '../../symbols/added/added.ts'
import { keptPlan } from '../../symbols/kept/compile.ts'
import { refuseEndlessWalk } from '../../symbols/walking/endless-walk.ts'
import { STRIDE } from '../../tables/reels.ts'
import { setDraw } from '../../tables/set-draw.ts'
import { payByCount } from '../../tables/tokens.ts'
import { countsLanded, refuseEndless } from './endless.ts'
import { FREE_SPINS } from './grammar.ts'
import { growingSpinsLaw } from './growing-law.ts'
import { freeSpinsLaw } from './law.ts'
import { levelsPlan, sparesPlan } from './levels.ts'
import { levelsLaw } from './levels-law.ts'
import { meanLaw } from './mean-law.ts'
import { playFreeSpins } from './play.ts'
import { MOST_LEVELS, type RisingLevels, withGain } from './rising.ts'
import { risingLaw } from './rising-law.ts'
import { termsOfWinning } from './winning-law.ts'

export const freeSpins: FeatureKind<FreeSpins> = {
  grammar: FREE_SPINS,
  summary: 'spins that cost nothing',
  name: { da: 'gratis spins', en: 'free spins' },
  compile: freeSpinsPlan,
  prizes: () => [],
  draws: () => 1,
  mostStarted: ({ trigger, chance }, definition) =>
    mostAwarded(trigger) *
      (trigger?.eachWin === true ? mostWinsOf(definition) : 1) *
      (definition.cascades === undefined ? 1 : LIMITS.cascades) +
    (chance?.spins ?? 0),
  greatest: (feature, spins, spin, definition) =>
    spinsOf(feature, spins) * multiplierOf(feature) * spin * mostMultiplied(feature.factors, definition),
  mostHits: () => 0,
  refuseEndless(feature, definition, field) {
    refuseEndless(definition, feature, field)
    refuseEndlessWalk(definition, feature, field.at('untilGone'))
  },
}

/** By a window that wins once with each symbol. */
const mostAwarded = (trigger: FreeSpins['trigger']): number =>
  [trigger, ...(trigger?.others ?? [])].reduce((sum, one) => sum + Math.max(0, ...Object.values(one?.awards ?? {})), 0)

function freeSpinsPlan(feature: FreeSpins, source: FeatureSource): FreeSpinsPlan {
  const { definition, tokens, index, scatter, counts, sets, draw, byCount } = source
  const { multiplies = ['lines', 'scatters'], sticky = [], walking = [], extraWilds, expandingSymbol } = feature
  const tokenOf = (name: string): number => definition.symbols.findIndex((symbol) => symbol.id === name)
  return {
    type: feature.type,
    feature,
    index,
    scatter,
    starts: byCount(feature.trigger?.awards),
    retriggers: byCount(feature.retrigger),
    landed: countsLanded(feature) ? payByCount(feature.retrigger, LIMITS.reels * STRIDE) : null,
    sets: setDraw(feature.reelSet, sets),
    multipliesLines: multiplies.includes('lines'),
    multipliesScatters: multiplies.includes('scatters'),
    scatterPays: scatterPays(definition, counts, feature.scatterPays),
    sticky: sticky.map(tokenOf),
    walking: walking.map(tokenOf),
    kept: keptPlan(feature.kept, definition, tokens),
    extraWilds: addedPlan(extraWilds, definition),
    changes: changesPlan(feature.changes, { definition, tokens }),
    chosen: expandingSymbol === undefined ? null : draw(expandingSymbol),
    factors: factorsPlan(feature.factors, definition, source.tokens),
    levels: levelsPlan(feature, source),
    spares: sparesPlan(feature, source),
    winsAtLeast: feature.winsAtLeast ?? 0,
    inWin: wonBy(feature, definition),
    holdsView: false,
    play(host, spins) {
      playFreeSpins(host, this, spins)
    },
    law(terms) {
      return lawOf(this, termsOfWinning(this.winsAtLeast, terms))
    },
    hits: (_, { jackpots }) => jackpots.map(() => 0),
  }
}

function wonBy({ trigger, retrigger }: FreeSpins, definition: Definition): FreeSpinsPlan['inWin'] {
  if (!trigger?.inWin) return null
  const { symbol, awards, eachWin, others = [] } = trigger
  const each = others.map(({ retrigger: retriggers, ...other }) => ({ ...other, retriggers }))
  return inWinPlan(definition, { symbol, awards, retriggers: retrigger }, eachWin === true ? each : null)
}

function spinsOf({ retrigger, untilGone, endedBy, levels }: FreeSpins, awarded: number): number {
  if (retrigger !== undefined || untilGone === true || endedBy !== undefined) return LIMITS.spinsPerFeature
  const further = (levels?.steps ?? []).reduce((sum, { spins = 0 }) => sum + spins, 0)
  return Math.min(awarded + further, LIMITS.spinsPerFeature)
}

function multiplierOf({ multiplier = 1, grows, levels }: FreeSpins): number {
  const ofLevels = (levels?.steps ?? []).map((level) => level.multiplier ?? 1)
  return Math.max(multiplier, ...ofLevels, grows === undefined ? 1 : (grows.upTo ?? LIMITS.multiplier))
}

function lawOf(plan: FreeSpinsPlan, terms: LawTerms): FeatureLaw {
  const { feature, index, chosen, sticky, walking, kept, extraWilds } = plan
  const { features, hasCascades } = terms
  const { grows, multiplier = 1, retrigger } = feature
  const cellsMatter = sticky.length + walking.length > 0 || kept !== null || (extraWilds !== null && (grows || chosen))
  const mean = cellsMatter || extraWilds !== null ? terms.spinsMean?.(plan) : undefined
  if (mean !== undefined && mean(1) !== null)
    return meanLaw(feature.id, { index, features }, (n) => mean(n) ?? Number.NaN)
  if (plan.levels !== null) return lawWithLevels(plan, plan.levels, terms)
  if (cellsMatter)
    throw new OutOfReach(`features.${feature.id}`, extraWilds === null || kept !== null ? 'cellsHeld' : 'wildsAdded')
  if (grows && chosen) throw new OutOfReach(`features.${feature.id}`, 'multiplierGrows')
  if (grows && (grows.each !== 'spin' || retrigger || plan.spares !== null || hasCascades))
    return risingLaw({ id: feature.id, index, features }, risingLevels(plan, grows, terms))
  if (grows) {
    const at = (number: number): number =>
      Math.min(grows.upTo ?? Number.POSITIVE_INFINITY, multiplier + (number - 1) * grows.by)
    return growingSpinsLaw(feature.id, index, features, (number) => terms.freeWindow(plan, at(number), -1))
  }
  if (chosen === null) return freeSpinsLaw(feature.id, index, features, [{ chance: 1, spin: terms.freeSpin(plan) }])
  const variants = chosen.tokens.map((token, i) => ({
    chance: entryOf(chosen.weights, i) / chosen.total,
    spin: terms.freeWindow(plan, multiplier, token),
  }))
  return freeSpinsLaw(feature.id, index, features, variants)
}

/** A level for each multiplier that they can come to. Without further spins no more levels are reached than there are spins. */
function risingLevels(
  plan: FreeSpinsPlan,
  { by, each, upTo }: NonNullable<FreeSpins['grows']>,
  terms: LawTerms,
): RisingLevels {
  const { multiplier = 1, id } = plan.feature
  const highest = Math.max(multiplier, upTo ?? LIMITS.multiplier)
  const top = Math.ceil((highest - multiplier) / by)
  const gained = (coins: number, [, falls = 0]: readonly number[]): number => {
    if (each === 'spin') return 1
    return each === 'win' ? Number(coins > 0) : falls
  }
  return {
    top,
    at(level) {
      if (level >= MOST_LEVELS) throw new OutOfReach(`features.${id}`, 'multiplierGrows')
      const spin = terms.freeWindow(plan, Math.min(highest, multiplier + level * by), -1)
      return withGain(spin, top - level, gained)
    },
  }
}

function lawWithLevels(plan: FreeSpinsPlan, { steps }: LevelsPlan, terms: LawTerms): FeatureLaw {
  const { feature, index, chosen, extraWilds } = plan
  const { id, retrigger, endedBy } = feature
  if (chosen !== null || extraWilds !== null || terms.hasCascades || (retrigger ?? endedBy) !== undefined)
    throw new OutOfReach(`features.${id}`, 'levelsUneven')
  const levels = steps.map(({ at, spins }, level) => ({ at, spins, spin: terms.freeLevel(plan, level) }))
  const awards = [...new Set(plan.starts)].filter((spins) => spins > 0)
  return levelsLaw({ id, index, features: terms.features, levels, awards, meter: terms.meter })
}
