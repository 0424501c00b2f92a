/** Reads a brief from anything at all: what it asks for is `design`'s to judge, that it can be asked is judged here. */
import {
  type Brief,
  type BriefFeatures,
  type BriefSymbol,
  type CascadeWish,
  COUNTINGS,
  FEATURE_SWITCHES,
  type FreeSpinWish,
  type JackpotWish,
  MOST_JACKPOTS,
  SPECIAL_KINDS,
  type SpinChoice,
} from '../design/brief.ts'
import type { Field } from '../game/input/field.ts'
import { readId } from '../game/input/ids.ts'
import { list, plain } from '../game/input/plain.ts'
import { VOLATILITY_CLASSES } from '../proof/sheet.ts'
import type { Range } from '../vocabulary/limits.ts'

const COUNT: Range = { min: 0, max: 1_000_000 }
const NAME: Range = { min: 1, max: 100 }

export function readBrief(field: Field): Brief | undefined {
  const keys = field.record([
    'name',
    'id',
    'description',
    'theme',
    'symbols',
    'counting',
    'reels',
    'rows',
    'lines',
    'betCoins',
    'rtp',
    'volatility',
    'maxWin',
    'hitFrequency',
    'direction',
    'specialNames',
    'specialEmojis',
    'features',
  ])
  const hasLines = keys?.counting.isAbsent || keys?.counting.value === 'lines'
  return (
    keys &&
    plain<Brief>({
      name: keys.name.text(NAME),
      id: keys.id.optional((id) => readId(id)),
      description: keys.description.optional((text) => text.text({ min: 0, max: 2000 })),
      theme: keys.theme.optional((text) => text.text(NAME)),
      symbols: keys.symbols.optional((symbols) => list(symbols.items({ min: 0, max: 64 }), readSymbol)),
      counting: keys.counting.optional((counting) => counting.oneOf(COUNTINGS)),
      reels: readCount(keys.reels),
      rows: keys.rows.optional(readRows),
      lines: hasLines ? readCount(keys.lines) : keys.lines.optional(readCount),
      betCoins: keys.betCoins.optional(readCount),
      rtp: readPercent(keys.rtp),
      volatility: keys.volatility.oneOf(VOLATILITY_CLASSES),
      maxWin: readCount(keys.maxWin),
      hitFrequency: keys.hitFrequency.optional(readPercent),
      direction: keys.direction.optional((direction) => direction.oneOf(['left', 'right', 'both'])),
      specialNames: keys.specialNames.optional(readSpecialNames),
      specialEmojis: keys.specialEmojis.optional(readSpecialNames),
      features: keys.features.optional(readFeatures),
    })
  )
}

/** What range it must lie in `design` says, with the nearest. */
function readCount(field: Field): number | undefined {
  if (typeof field.value === 'number') return field.integer(COUNT)
  return field.refuse(field.isAbsent ? 'required' : 'wrong_type', 'Must be a whole number.')
}

/** Percents have parts: the one number here that is not whole. */
function readPercent(field: Field): number | undefined {
  const { value } = field
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return field.refuse(field.isAbsent ? 'required' : 'wrong_type', 'Must be a number of percent.')
}

function readRows(field: Field): Brief['rows'] | undefined {
  if (typeof field.value === 'number') return readCount(field)
  return list(field.items({ min: 1, max: 64 }), readCount)
}

function readSymbol(field: Field): BriefSymbol | undefined {
  const keys = field.record(['id', 'emoji', 'name', 'kind'])
  return (
    keys &&
    plain<BriefSymbol>({
      id: keys.id.optional((id) => readId(id)),
      emoji: keys.emoji.text({ min: 1, max: 32 }),
      name: keys.name.text(NAME),
      kind: keys.kind.oneOf(['regular', 'wild', 'scatter']),
    })
  )
}

function readSpecialNames(field: Field): Brief['specialNames'] | undefined {
  const keys = field.record(SPECIAL_KINDS)
  if (keys === undefined) return undefined
  return plain<NonNullable<Brief['specialNames']>>({
    prize: keys.prize.optional((name) => name.text(NAME)),
    mystery: keys.mystery.optional((name) => name.text(NAME)),
    coin: keys.coin.optional((name) => name.text(NAME)),
    bonus: keys.bonus.optional((name) => name.text(NAME)),
    collector: keys.collector.optional((name) => name.text(NAME)),
    bomb: keys.bomb.optional((name) => name.text(NAME)),
    multiplier: keys.multiplier.optional((name) => name.text(NAME)),
    lock: keys.lock.optional((name) => name.text(NAME)),
  })
}

/** Of features, as many as are asked for. */
const NUMBERS = ['buyPrice', 'coinsAt', 'wheelTop', 'topPay', 'leastWin', 'cellsUpTo', 'bombsUpTo'] as const

function readChoice(field: Field): SpinChoice | undefined {
  const keys = field.record(['spins', 'multiplier'])
  return keys && plain<SpinChoice>({ spins: readCount(keys.spins), multiplier: readCount(keys.multiplier) })
}

function readFeatures(field: Field): BriefFeatures | undefined {
  const keys = field.record([
    'freeSpins',
    'wildMultiplier',
    'cascades',
    'jackpots',
    ...NUMBERS,
    'choices',
    ...FEATURE_SWITCHES,
  ])
  if (keys === undefined) return undefined
  const switches = FEATURE_SWITCHES.map((name) => [name, keys[name].optional((wish) => wish.boolean())] as const)
  return plain<BriefFeatures>({
    freeSpins: keys.freeSpins.optional((wish) => (wish.isRecord ? readFreeSpins(wish) : wish.boolean())),
    wildMultiplier: keys.wildMultiplier.optional(readCount),
    ...(Object.fromEntries(NUMBERS.map((name) => [name, keys[name].optional(readCount)])) as Readonly<
      Record<(typeof NUMBERS)[number], number | undefined>
    >),
    choices: keys.choices.optional((items) => list(items.items({ min: 2, max: 6 }), readChoice)),
    cascades: keys.cascades.optional((wish) => (wish.isRecord ? readCascades(wish) : wish.boolean())),
    jackpots: keys.jackpots.optional((wish) => (wish.isRecord ? readJackpots(wish) : wish.boolean())),
    ...(Object.fromEntries(switches) as Readonly<Record<(typeof FEATURE_SWITCHES)[number], boolean | undefined>>),
  })
}

function readJackpots(field: Field): JackpotWish | undefined {
  const keys = field.record(['count', 'names', 'bets'])
  return (
    keys &&
    plain<JackpotWish>({
      count: readCount(keys.count),
      names: keys.names.optional((items) =>
        list(items.items({ min: 1, max: MOST_JACKPOTS }), (name) => name.text(NAME)),
      ),
      bets: keys.bets.optional((items) => list(items.items({ min: 1, max: MOST_JACKPOTS }), readCount)),
    })
  )
}

function readCascades(field: Field): CascadeWish | undefined {
  const keys = field.record(['multipliers'])
  if (keys === undefined) return undefined
  const multipliers = keys.multipliers.optional((items) => list(items.items({ min: 1, max: 64 }), readCount))
  return plain<CascadeWish>({ multipliers })
}

function readFreeSpins(field: Field): FreeSpinWish | undefined {
  const keys = field.record(['spins', 'multiplier', 'retrigger', 'ownStrips', 'grows', 'awards', 'again'])
  return (
    keys &&
    plain<FreeSpinWish>({
      spins: keys.spins.optional(readCount),
      multiplier: keys.multiplier.optional(readCount),
      retrigger: keys.retrigger.optional((retrigger) => retrigger.boolean()),
      ownStrips: keys.ownStrips.optional((ownStrips) => ownStrips.boolean()),
      grows: keys.grows.optional((grows) => grows.boolean()),
      awards: keys.awards.optional(readAwards),
      again: keys.again.optional(readCount),
    })
  )
}

/** Numbers of scatters, up to one on each reel. */
const SCATTERS = ['2', '3', '4', '5', '6', '7', '8'] as const

function readAwards(field: Field): FreeSpinWish['awards'] | undefined {
  const keys = field.record(SCATTERS)
  if (keys === undefined) return undefined
  const spins = SCATTERS.map((count) => [count, keys[count].optional(readCount)] as const)
  return Object.fromEntries(spins.flatMap(([count, each]) => (each === undefined ? [] : [[count, each]])))
}
