import fc from 'fast-check'
import type { Factor, Feature, FreeSpins, Prize, WindowChange } from '../src/definition.ts'
import { randomChange } from './random-changes.ts'

export const FEATURE_KINDS = [
  'freeSpins',
  'growing',
  'sticky',
  'walking',
  'kept',
  'extraWilds',
  'changing',
  'chosen',
  'levels',
  'endedBy',
  'winning',
  'wheel',
  'pick',
  'ladder',
  'choice',
  'board',
  'holdAndWin',
  'collect',
] as const
const MOVES = ['stays', 'left', 'right', 'bounces', 'roams'] as const

export type FeatureKind = (typeof FEATURE_KINDS)[number]

export interface RawFeature {
  readonly kind: FeatureKind
  /** Whether it may want several symbols together. */
  readonly mayWantOthers?: boolean
  readonly at: number
  /** More than `at` that start it too; `undefined`: any number. */
  readonly upTo: number | undefined
  readonly spins: number
  readonly retrigger: boolean
  readonly multiplier: number | undefined
  readonly multiplies: readonly ('lines' | 'scatters')[] | undefined
  readonly each: 'spin' | 'cascade'
  /** Runs on the other reel set; where it `ends`, on either. */
  readonly onOther: boolean
  /** Small numbers for weights and counts. */
  readonly numbers: readonly number[]
  readonly prizes: readonly RawPrize[]
  readonly ends: boolean
  /** Of its windows. */
  readonly changes: readonly WindowChange[]
}

interface RawPrize {
  readonly kind: 'coins' | 'nothing' | 'jackpot' | 'feature'
  readonly number: number
}

const randomPrize: fc.Arbitrary<RawPrize> = fc.record({
  kind: fc.constantFrom('coins', 'coins', 'nothing', 'jackpot', 'feature'),
  number: fc.nat(9),
})

export const randomFeature = (kinds: readonly FeatureKind[]): fc.Arbitrary<RawFeature> =>
  fc.record({
    kind: fc.constantFrom(...(kinds.length > 0 ? kinds : FEATURE_KINDS)),
    at: fc.integer({ min: 1, max: 3 }),
    upTo: fc.option(fc.nat(1), { nil: undefined }),
    spins: fc.integer({ min: 1, max: 3 }),
    retrigger: fc.boolean(),
    multiplier: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    multiplies: fc.constantFrom(undefined, undefined, ['lines'], ['scatters'], []),
    each: fc.constantFrom('spin', 'cascade'),
    onOther: fc.boolean(),
    numbers: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    prizes: fc.array(randomPrize, { minLength: 2, maxLength: 4 }),
    ends: fc.boolean(),
    changes: fc.array(randomChange(true), { minLength: 1, maxLength: 2 }),
  })

export const toFeatures = (raws: readonly RawFeature[], onLines: boolean, hasOther: boolean): readonly Feature[] =>
  raws.map((raw, i) => withChance(raw, toFeature(raw, i, raws, onLines, hasOther)))

/** Some features start by chance, and of some triggers not every count starts them. */
function withChance({ numbers: [hit, miss, how, when], spins }: RawFeature, feature: Feature): Feature {
  const odds = { hit: hit!, miss: miss! }
  if (how === 3 && feature.trigger !== undefined && !(feature.type === 'collect' && feature.in !== 'paid'))
    return { ...feature, trigger: { ...feature.trigger, chance: odds } } as Feature
  if (how !== 2 || feature.type === 'holdAndWin' || feature.type === 'collect') return feature
  const moment = (['before', 'after', 'loss'] as const)[when! - 1]!
  const chance = { ...odds, when: moment, ...(feature.type === 'freeSpins' && { spins }) }
  const charged = { at: 1 + miss!, ...(hit === 1 && { symbols: ['a', 'w'] }) }
  if (moment === 'after' && hit !== 2)
    return { ...feature, chance: { ...chance, ...(miss === 1 && { miss: 0 }), charged } } as Feature
  if (moment !== 'before') return { ...feature, chance } as Feature
  const { trigger: _, ...rest } = feature
  if (!('retrigger' in rest)) return { ...rest, chance } as Feature
  const { retrigger: _again, ...once } = rest
  return { ...once, chance } as Feature
}

const idOf = (index: number): string => `f${index}`
const isFreeSpins = (kind: FeatureKind): boolean =>
  !['wheel', 'pick', 'ladder', 'choice', 'board', 'holdAndWin', 'collect'].includes(kind)

function toFeature(
  raw: RawFeature,
  index: number,
  all: readonly RawFeature[],
  onLines: boolean,
  hasOther: boolean,
): Feature {
  const { kind, at, numbers } = raw
  const id = idOf(index)
  const trigger = { symbol: 's', at, ...(raw.upTo !== undefined && { upTo: at + raw.upTo }), ...also(raw) }
  const prizes = raw.prizes.map((prize) => toPrize(prize, index, all))
  switch (kind) {
    case 'wheel':
      return { type: kind, id, trigger, segments: prizes.map((prize, i) => ({ prize, weight: numbers[i]! })) }
    case 'pick': {
      const items = prizes.map((prize, i) => ({
        prize,
        count: numbers[i]!,
        ...(raw.ends && i === 0 && { ends: true }),
        ...(raw.each === 'spin' && raw.onOther && i === 1 && { factor: 1 + numbers[0]! }),
      }))
      const alike = raw.each === 'cascade' && raw.onOther && { alike: 2 }
      return {
        type: kind,
        id,
        trigger,
        items,
        ...alike,
        ...(!(raw.ends && raw.retrigger) && { picks: 2 + (raw.onOther ? 1 : 0) }),
      }
    }
    case 'ladder':
      return { type: kind, id, trigger, rungs: prizes.map((prize, i) => ({ prize, up: numbers[i]!, down: 1 })) }
    case 'board': {
      const spaces = prizes.map((prize, i) => ({
        prize,
        ...(raw.ends && i === 1 && { to: 0 }),
        ...(raw.retrigger && i === 2 && { ends: true }),
      }))
      const dice = { 1: numbers[0]!, 2: numbers[1]!, 3: raw.ends ? 0 : 1 }
      return { type: kind, id, trigger, spaces, dice, rolls: numbers[2]!, ...(raw.onOther && { loops: true }) }
    }
    case 'choice':
      return { type: kind, id, trigger, options: prizes.map((prize) => ({ prize })) }
    case 'holdAndWin':
      return {
        type: kind,
        id,
        trigger,
        respins: numbers[0]!,
        values: { 0: 1, 1: numbers[1]!, 5: numbers[2]! },
        ...(raw.ends && { jackpots: { j: 1 } }),
        landing: { hit: numbers[3]!, miss: 3 },
        ...(raw.retrigger && { fullCoins: 20 }),
        ...(!raw.ends &&
          raw.multiplier !== undefined && {
            active: [
              { weight: 1, coins: 2, collects: true },
              { weight: numbers[2]!, adds: 3, collects: raw.retrigger },
              { weight: 1, multiplies: 2, adds: 1 },
            ].slice(0, raw.multiplier),
          }),
        ...(raw.onOther && { opensRows: [2, 3].slice(0, numbers[0]) }),
        ...(numbers[1] === 2 && { opensReels: [2] }),
        ...(raw.spins > 1 && { eachReel: raw.spins === 2 ? 'all' : 'withCoins' }),
        ...(raw.upTo === 0 && {
          grades: [
            { at: 2, factor: numbers[1]! },
            { at: 1, prize: prizes[0]! },
          ],
        }),
      }
    case 'collect':
      return {
        type: kind,
        id,
        trigger,
        values: { 1: numbers[0]!, 4: numbers[1]! },
        ...(raw.retrigger && { collector: 'w', ...(raw.ends && { collectorFactors: { 1: numbers[2]!, 3: 1 } }) }),
        ...(raw.each === 'spin' && { pays: 'fromLeft' }),
        ...(raw.spins > 1 && { in: raw.spins === 2 ? 'paid' : 'free' }),
      }
    default:
      return toFreeSpins(raw, id, onLines, hasOther)
  }
}

/** A feature may start one that comes later in the list, but not hold-and-win. */
function toPrize({ kind, number }: RawPrize, index: number, all: readonly RawFeature[]): Prize {
  const target = index + 1 + (number % 2)
  const next = all[target]
  if (kind === 'feature' && next !== undefined && next.kind !== 'holdAndWin' && next.kind !== 'collect')
    return { feature: idOf(target), ...(isFreeSpins(next.kind) && { spins: 1 + (number % 2) }) }
  if (kind === 'jackpot') return { jackpot: 'j' }
  return kind === 'nothing' ? { nothing: true } : { coins: number }
}

const factorsOf = ([first, second, , third]: readonly number[]): readonly Factor[] => [
  { type: 'drawn', id: 'drawn', values: { 1: 1, [1 + first!]: second! } },
  ...(second === 2 ? [{ type: 'fill', id: 'fill', fewest: 2 } as const] : []),
  ...(third === 1 ? [{ type: 'cells', id: 'cells', steps: [1, 3], keeps: true } as const] : []),
]
/** Another symbol that some triggers want in view, where nothing falls. */
const also = ({ mayWantOthers, numbers, kind }: RawFeature) =>
  mayWantOthers === true && numbers[3] === 3 && kind !== 'collect' ? { also: [{ symbol: 'a', at: 1 }] } : {}

/** Two ways to go on make many of the games too long to be played. */
function withoutRetrigger({ retrigger: _, ...rest }: FreeSpins): FreeSpins {
  return rest
}

function toFreeSpins(raw: RawFeature, id: string, onLines: boolean, hasOther: boolean): FreeSpins {
  const { at, spins, multiplier, multiplies, each, numbers } = raw
  const rises = each === 'spin' && numbers[1] === 3
  const plain: FreeSpins = {
    type: 'freeSpins',
    id,
    trigger: { symbol: 's', awards: { [at]: spins, [at + 1]: spins + 1 }, ...also(raw) },
    ...(raw.retrigger && { retrigger: { [at + 1]: 1 } }),
    ...(multiplier !== undefined && { multiplier }),
    ...(multiplies && { multiplies }),
    ...(raw.upTo === 1 && { scatterPays: raw.ends ? { s: { [at]: 3 } } : {} }),
    ...(numbers[2] === 3 && raw.ends && raw.kind !== 'chosen' && { factors: factorsOf(numbers) }),
    ...(raw.onOther && hasOther && { reelSet: raw.ends ? { base: 2, other: 1 } : 'other' }),
  }
  switch (raw.kind) {
    case 'growing':
      return { ...plain, grows: { by: numbers[0]!, each: rises ? 'win' : each, ...(raw.ends && { upTo: 4 }) } }
    case 'sticky': {
      const symbol = raw.ends ? 'w' : 'a'
      const own = { ...plain, sticky: [symbol], ...(numbers[3] === 1 && { keepsView: true }) }
      return numbers[2] === 1 ? { ...own, trigger: { symbol, awards: { [at]: spins } }, retrigger: { 1: 1 } } : own
    }
    case 'kept': {
      const { ends } = raw
      const moves = MOVES[(numbers[0]! + 2 * numbers[1]!) % MOVES.length]!
      const kept = {
        ...{ symbol: numbers[2] === 3 ? 'a' : 'w', moves },
        ...((ends || numbers[1] === 2) && { lasts: numbers[0]! }),
        ...(numbers[2] === 2 && { adds: numbers[1]!, upTo: 3 }),
      }
      return { ...plain, kept: [kept], ...(ends && { untilGone: true }), ...(numbers[3] === 1 && { keepsView: true }) }
    }
    case 'walking':
      return { ...plain, walking: ['w'], ...(raw.ends && { untilGone: true }) }
    case 'extraWilds':
      return { ...plain, extraWilds: { symbol: 'w', counts: { 0: 1, [numbers[1]!]: 2 } } }
    case 'levels': {
      const other = raw.ends && hasOther ? { reelSet: 'other' } : {}
      const second = { at: 1 + numbers[0]!, multiplier: 1 + numbers[1]!, ...other }
      return { ...plain, levels: { symbol: raw.ends ? 's' : 'b', steps: [{ at: 1, spins: 1 }, second] } }
    }
    case 'endedBy':
      return { ...withoutRetrigger(plain), endedBy: raw.ends ? 's' : 'c' }
    case 'winning':
      return { ...withoutRetrigger(plain), winsAtLeast: numbers[0]! }
    case 'changing':
      return { ...plain, changes: raw.changes }
    case 'chosen':
      return onLines ? { ...plain, expandingSymbol: { a: numbers[1]!, b: 1 } } : plain
    default:
      return plain
  }
}
