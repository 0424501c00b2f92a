import { compile, type Definition, type ExactSheet, parseDefinition, prove } from '@spilvaerk/slot-engine'
import { withPay, withReel } from './edits.ts'

/** What may be changed to come to a figure: a pay, or how often a symbol comes on a reel. */
export type Unknown =
  | { readonly type: 'pay'; readonly symbol: string; readonly count: number }
  | { readonly type: 'weight'; readonly symbol: string; readonly set: string; readonly reel: number }

export const FIGURES = ['rtp', 'hitFrequency', 'triggers'] as const
export type FigureName = (typeof FIGURES)[number]

export interface SolveTask {
  readonly definition: Definition
  readonly unknown: Unknown
  readonly figure: FigureName
  /** A share of 1. */
  readonly target: number
  /** Figures that have to stay as they are, to `LOCKED`. */
  readonly locks: readonly FigureName[]
}

export type Solution =
  | {
      readonly ok: true
      readonly definition: Definition
      readonly value: number
      readonly reached: number
      readonly isNear: boolean
    }
  | { readonly ok: false; readonly why: 'invalid' | 'sampled' | 'nothing' }
  | { readonly ok: false; readonly why: 'locked'; readonly lock: FigureName }

/** A locked figure may move by so much: a thirtieth of what a player would notice. */
export const LOCKED = 0.0005
/** Nearer than this is met. */
const MET = 0.0005
/** Stops weigh at most so much; a pay is at most as many coins. */
const MOST_WEIGHT = 1000
const MOST_COINS = 10_000_000

export function figureOf(sheet: ExactSheet, figure: FigureName): number {
  if (figure === 'rtp') return sheet.rtp
  if (figure === 'hitFrequency') return sheet.hitFrequency
  return sheet.features.reduce((sum, { triggerProbability }) => sum + triggerProbability, 0)
}

/** The value of one unknown with which a figure comes nearest to the target while the locked figures stay. */
export function solve({ definition, unknown, figure, target, locks }: SolveTask): Solution {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) return { ok: false, why: 'invalid' }
  const before = sheetOf(parsed.definition)
  if (!before) return { ok: false, why: 'sampled' }
  const sheetAt = (value: number): ExactSheet | undefined => sheetOf(withValue(definition, unknown, value))
  const best = nearest(sheetAt, figure, target, unknown.type === 'pay' ? MOST_COINS : MOST_WEIGHT)
  if (!best) return { ok: false, why: 'nothing' }
  const lock = locks.find((one) => Math.abs(figureOf(best.sheet, one) - figureOf(before, one)) > LOCKED)
  if (lock) return { ok: false, why: 'locked', lock }
  const reached = figureOf(best.sheet, figure)
  return {
    ...{ ok: true, definition: withValue(definition, unknown, best.value), value: best.value, reached },
    isNear: Math.abs(reached - target) > MET,
  }
}

function sheetOf(definition: Definition): ExactSheet | undefined {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) return undefined
  try {
    return prove(compile(parsed.definition))
  } catch {
    // No exact answer in reach: what is sampled cannot be solved for.
    return undefined
  }
}

function withValue(definition: Definition, unknown: Unknown, value: number): Definition {
  if (unknown.type === 'pay') return withPay(definition, unknown.symbol, unknown.count, value)
  const reel = definition.reelSets[unknown.set]?.[unknown.reel]
  if (!reel) return definition
  const weights = reel.strip.map((symbol, i) => (symbol === unknown.symbol ? value : (reel.weights?.[i] ?? 1)))
  return withReel(definition, unknown.set, unknown.reel, { ...reel, weights })
}

interface Tried {
  readonly value: number
  readonly sheet: ExactSheet
}

/** By halving, as each figure rises or falls steadily in a pay and in a weight; then the better of the last two. */
function nearest(
  sheetAt: (value: number) => ExactSheet | undefined,
  figure: FigureName,
  target: number,
  most: number,
): Tried | undefined {
  let [low, high] = [tried(sheetAt, 1), tried(sheetAt, most)]
  // Sums or caps may bound what is allowed more narrowly than the most that is tried.
  for (let top = most; !high && top > 1; top = Math.floor(top / 4))
    high = tried(sheetAt, Math.max(1, Math.floor(top / 4)))
  if (!low || !high) return undefined
  const at = (one: Tried): number => figureOf(one.sheet, figure)
  const rises = at(high) >= at(low)
  while (high.value - low.value > 1) {
    const middle = tried(sheetAt, Math.floor((low.value + high.value) / 2))
    if (!middle) break
    if (at(middle) < target === rises) low = middle
    else high = middle
  }
  return Math.abs(at(low) - target) <= Math.abs(at(high) - target) ? low : high
}

function tried(sheetAt: (value: number) => ExactSheet | undefined, value: number): Tried | undefined {
  const sheet = sheetAt(value)
  return sheet && { value, sheet }
}
