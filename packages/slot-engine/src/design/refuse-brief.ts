import { VOLATILITY_CLASSES } from '../proof/sheet.ts'
import { type Brief, type DesignRefusal, type DesignTarget, FIGURE_BOUNDS } from './brief.ts'
import { heightsOf } from './composed/grid.ts'
import { isCoinBet, usualBet, wishOf } from './defaults.ts'
import { paylineCapacity } from './paylines.ts'
import { isAbsentOr, isRecord, refusal, shown } from './refusal.ts'
import { refuseTogether, refuseWishes } from './refuse-features.ts'

export const MOST_MAX_WIN = 250_000
const ROWS = {
  lines: { low: 3, high: 5 },
  ways: { low: 3, high: 6 },
  clusters: { low: 3, high: 8 },
  anywhere: { low: 3, high: 8 },
} as const
const REGULARS = { low: 6, high: 12 } as const
const LONGEST_NAME = 60

/** The first thing in a brief that the designer cannot work with, or null. It takes any JSON: briefs come from outside. */
export function refuseBrief(brief: Brief): DesignRefusal | null {
  return (
    refuseForm(brief) ??
    refuseWishes(brief) ??
    refuseNumbers(brief) ??
    refuseRows(brief) ??
    refuseBet(brief) ??
    refuseSymbols(brief) ??
    refuseTogether(brief)
  )
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME

const isSymbol = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  const { id, name, emoji } = value as Readonly<Record<string, unknown>>
  return isAbsentOr(id, isText) && isText(name) && isText(emoji)
}

const areNames = (value: unknown): boolean =>
  isRecord(value) && Object.values(value as Readonly<Record<string, unknown>>).every(isText)

/** Of the right types, as far as they matter for what follows. */
function refuseForm(brief: Brief): DesignRefusal | null {
  if (!isRecord(brief)) return refusal('name', 'a brief is an object', '{}')
  if (!isText(brief.name)) return refusal('name', `name must be a text of 1 to ${LONGEST_NAME} characters`, 'Slot')
  for (const [what, value] of Object.entries({ id: brief.id, description: brief.description, theme: brief.theme })) {
    if (!isAbsentOr(value, (text) => typeof text === 'string')) return refusal('name', `${what} must be a text`, '')
  }
  if (!isAbsentOr(brief.features, isRecord)) return refusal('features', 'features must be an object', '{}')
  const { freeSpins } = brief.features ?? {}
  if (!isAbsentOr(freeSpins, (value) => typeof value === 'boolean' || isRecord(value))) {
    return refusal('features', 'features.freeSpins must be true, false or an object', 'true')
  }
  if (!isAbsentOr(brief.symbols, (value) => Array.isArray(value) && value.every(isSymbol))) {
    return refusal('symbols', 'symbols must be a list, each with a name and an emoji', '[]')
  }
  if (!isAbsentOr(brief.specialNames, areNames)) {
    return refusal('symbols', 'specialNames must be an object of texts', '{}')
  }
  if (!isAbsentOr(brief.specialEmojis, areNames))
    return refusal('symbols', 'specialEmojis must be an object of texts', '{}')
  if (!VOLATILITY_CLASSES.includes(brief.volatility)) {
    return refusal('volatility', `volatility must be one of ${VOLATILITY_CLASSES.join(', ')}`, 'medium')
  }
  if (isAbsentOr(brief.direction, (value) => ['left', 'right', 'both'].includes(value as string))) return null
  return refusal('direction', 'direction must be left, right or both', 'left')
}

interface Limit {
  readonly target: DesignTarget
  readonly what: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly whole: boolean
}

const limitsOf = (brief: Brief): Limit[] => [
  { target: 'reels', what: 'reels', value: brief.reels, low: 3, high: 8, whole: true },
  ...((brief.counting ?? 'lines') === 'lines'
    ? [{ target: 'lines', what: 'lines', value: brief.lines ?? Number.NaN, low: 1, high: 100, whole: true } as const]
    : []),
  { target: 'rtp', what: 'rtp', value: brief.rtp, low: 80, high: 99, whole: false },
  { target: 'maxWin', what: 'maxWin', value: brief.maxWin, low: 50, high: MOST_MAX_WIN, whole: true },
  ...(brief.hitFrequency === undefined ? [] : [hitLimit(brief.hitFrequency)]),
  ...featureLimits(brief),
]

const [LEAST_HITS, MOST_HITS] = FIGURE_BOUNDS.hitFrequency
const hitLimit = (value: number): Limit => ({
  ...{ target: 'hitFrequency', what: 'hitFrequency', value, low: LEAST_HITS, high: MOST_HITS, whole: false },
})

function featureLimits(brief: Brief): Limit[] {
  const { spins = 10, multiplier = 1 } = wishOf(brief)
  const wild = brief.features?.wildMultiplier ?? 1
  return [
    { target: 'features', what: 'wildMultiplier', value: wild, low: 1, high: 10, whole: true },
    { target: 'features', what: 'freeSpins.spins', value: spins, low: 3, high: 50, whole: true },
    { target: 'features', what: 'freeSpins.multiplier', value: multiplier, low: 1, high: 10, whole: true },
  ]
}

function refuseNumbers(brief: Brief): DesignRefusal | null {
  for (const { target, what, value, low, high, whole } of limitsOf(brief)) {
    const isWithin = typeof value === 'number' && value >= low && value <= high
    if (isWithin && (!whole || Number.isInteger(value))) continue
    const near = Number.isFinite(value) ? Math.min(high, Math.max(low, Math.round(value))) : low
    return refusal(
      target,
      `${what} must be a ${whole ? 'whole ' : ''}number from ${low} to ${high}, not ${shown(value)}`,
      near,
    )
  }
  return null
}

function refuseRows(brief: Brief): DesignRefusal | null {
  const { counting = 'lines' } = brief
  if (counting === 'variableWays' && brief.rows !== undefined)
    return refusal('rows', 'variable ways draw their rows, so none may be named', '')
  if (counting === 'variableWays') return null
  const rows = heightsOf(brief) as readonly number[]
  const { low, high } = ROWS[counting]
  if (rows.length !== brief.reels)
    return refusal('rows', `rows must name ${brief.reels} reels, not ${rows.length}`, low)
  const wrong = rows.find((each) => !(Number.isInteger(each) && each >= low && each <= high))
  if (wrong !== undefined) {
    return refusal(
      'rows',
      `rows must be whole numbers from ${low} to ${high}, not ${shown(wrong)}`,
      typeof wrong === 'number' && wrong > high ? high : low,
    )
  }
  const capacity = paylineCapacity(rows)
  if (counting !== 'lines' || (brief.lines ?? 1) <= capacity) return null
  return refusal('lines', `a window of ${rows.join('-')} rows holds ${capacity} different lines`, capacity)
}

function refuseBet(brief: Brief): DesignRefusal | null {
  if (brief.betCoins === undefined || (typeof brief.betCoins === 'number' && isCoinBet(brief.betCoins))) return null
  return refusal('betCoins', `betCoins must divide 100,000, not ${shown(brief.betCoins)}`, usualBet(brief))
}

function refuseSymbols(brief: Brief): DesignRefusal | null {
  if (brief.symbols === undefined) return null
  const kinds: readonly string[] = brief.symbols.map((symbol) => symbol.kind)
  const count = (kind: string): number => kinds.filter((each) => each === kind).length
  const regulars = count('regular')
  const { low, high } = REGULARS
  if (regulars < low || regulars > high) {
    return refusal(
      'symbols',
      `there must be ${low} to ${high} regular symbols, not ${regulars}`,
      regulars < low ? low : high,
    )
  }
  if (count('wild') > 1 || count('scatter') > 1) return refusal('symbols', 'there may be one wild and one scatter', 1)
  const known = regulars + count('wild') + count('scatter')
  return known === kinds.length ? null : refusal('symbols', 'a symbol is regular, wild or scatter', 'regular')
}
