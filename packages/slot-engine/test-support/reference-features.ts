/** The exact law of every feature, by brute force. */
import type { Board, Choice, Definition, Feature, HoldAndWin, Ladder, Pick, Prize, Wheel } from '../src/definition.ts'
import { collectLaw } from './reference-coins.ts'
import { freeSpinsLaw } from './reference-free-spins.ts'
import { certain, type Law, mixture, timesOver, together } from './reference-law.ts'
import { ofSpins } from './reference-own-parts.ts'
import { reelsLaw } from './reference-reels.ts'
import { sumOf } from './reference-rules.ts'
import type { Held } from './reference-state.ts'

/** How a feature begins. */
export interface Start {
  /** Free spins awarded; coins in view for hold-and-win. */
  readonly number: number
  /** Cells of the window it starts from, for hold-and-win. */
  readonly cells?: number
  /** The same by reel, and the coins on each, where reels have respins of their own. */
  readonly columns?: readonly { readonly cells: number; readonly coins: number }[]
  /** Walking symbols that come along. */
  readonly held?: readonly Held[]
}

export interface Chosen {
  /** By choice feature the option that the player takes. */
  readonly [feature: string]: number
}

export function lawOf(definition: Definition, feature: Feature, start: Start, chosen: Chosen = {}): Law {
  const { type, trigger } = feature
  return type !== 'freeSpins' && trigger && 'eachWin' in trigger && trigger.eachWin
    ? timesOver(lawOnce(definition, feature, start, chosen), start.number)
    : lawOnce(definition, feature, start, chosen)
}

function lawOnce(definition: Definition, feature: Feature, start: Start, chosen: Chosen): Law {
  const prize = (one: Prize): Law => prizeLaw(definition, one, chosen)
  switch (feature.type) {
    case 'wheel':
      return wheelLaw(feature, prize)
    case 'pick':
      return pickLaw(feature, prize)
    case 'ladder':
      return ladderLaw(feature, prize)
    case 'board':
      return boardLaw(feature, prize)
    case 'choice':
      return choiceLaw(feature, prize, chosen)
    case 'holdAndWin':
      return start.columns === undefined
        ? holdAndWinLaw(definition, feature, start.number, start.cells!, prize)
        : reelsLaw(feature, start.columns, (count) => worthOf(feature, valueLaw(definition, feature), count), prize)
    case 'collect':
      return collectLaw(feature, start.number)
    case 'freeSpins':
      return freeSpinsLaw(ofSpins(definition, feature), feature, start.number, start.held ?? [])
  }
}

function prizeLaw(definition: Definition, prize: Prize, chosen: Chosen): Law {
  if ('coins' in prize) return certain(prize.coins)
  if ('jackpot' in prize) return certain(jackpotCoins(definition, prize.jackpot))
  if ('nothing' in prize) return certain(0)
  const feature = definition.features!.find(({ id }) => id === prize.feature)!
  return lawOf(definition, feature, { number: prize.spins ?? 1 }, chosen)
}

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)!.coins

type PrizeLaw = (prize: Prize) => Law

function wheelLaw({ segments }: Wheel, prize: PrizeLaw): Law {
  const total = sumOf(segments.map(({ weight }) => weight))
  return mixture(segments.map((segment) => [prize(segment.prize), segment.weight / total] as const))
}

/** By what is left of each item, one pick after the other; `coins` and `factors` wait for the end. */
function pickLaw({ items, picks, alike = 1 }: Pick, prize: PrizeLaw): Law {
  const waits = items.some(({ factor }) => factor !== undefined)
  const from = (left: readonly number[], picked: number, coins: number, factors: number): Law => {
    const total = sumOf(left)
    const paid = certain(coins * (factors || 1))
    if (total === 0 || picked === (picks ?? total + picked)) return paid
    const ways = left.map((count, i) => {
      const item = items[i]!
      if (count === 0) return [certain(0), 0] as const
      const isWon = item.ends === true || item.count - count + 1 >= alike
      const isOver = item.ends === true || (alike > 1 && isWon)
      const banks = waits && 'coins' in item.prize
      const now = isWon && !banks ? prize(item.prize) : certain(0)
      const [more, by] = [coins + (banks ? (item.prize as { coins: number }).coins : 0), factors + (item.factor ?? 0)]
      const later = isOver ? certain(more * (by || 1)) : from(left.with(i, count - 1), picked + 1, more, by)
      return [together(now, later), count / total] as const
    })
    return mixture(ways.filter(([, chance]) => chance > 0))
  }
  return from(
    items.map(({ count }) => count),
    0,
    0,
    0,
  )
}

/** Roll after roll, from wherever the piece is. */
function boardLaw({ spaces, dice, rolls, loops }: Board, prize: PrizeLaw): Law {
  const faces = Object.entries(dice)
  const total = sumOf(faces.map(([, weight]) => weight))
  const from = (piece: number, left: number): Law =>
    left === 0
      ? certain(0)
      : mixture(
          faces.map(([roll, weight]) => {
            const far = piece + Number(roll)
            const at = loops ? far % spaces.length : far
            const space = spaces[at]
            if (space === undefined) return [certain(0), weight / total] as const
            const later = space.ends === true ? certain(0) : from(space.to ?? at, left - 1)
            return [together(prize(space.prize), later), weight / total] as const
          }),
        )
  return from(-1, rolls)
}

/** The climb reaches rung k with the chances of all climbs below, and ends there unless it climbs on. */
function ladderLaw({ rungs }: Ladder, prize: PrizeLaw): Law {
  let reached = 1
  const ends = rungs.map(({ prize: here, up, down }, i) => {
    const on = i === rungs.length - 1 ? 0 : up / (up + down)
    const chance = reached * (1 - on)
    reached *= on
    return [prize(here), chance] as const
  })
  return mixture(ends)
}

const choiceLaw = ({ id, options }: Choice, prize: PrizeLaw, chosen: Chosen): Law =>
  prize(options[chosen[id] ?? 0]!.prize)

/** A Markov chain over the cells locked and the respins left. */
export function holdAndWinLaw(
  definition: Definition,
  feature: HoldAndWin,
  inView: number,
  window: number,
  prize: PrizeLaw = () => certain(0),
): Law {
  const { landing, respins, fullCoins = 0, opensRows = [], opensReels = [] } = feature
  const hit = landing.hit / (landing.hit + landing.miss)
  const value = valueLaw(definition, feature)
  const reels = definition.reelSets.base!.length
  const last = definition.reelSets.base!.at(-1)!.rows as number
  const cells = (locked: number) => {
    const [rows, more] = [opensRows, opensReels].map((counts) => counts.filter((at) => at <= locked).length)
    return window + rows! * reels + more! * (last + rows!)
  }
  const states = new Map([[`${inView},${inView === cells(inView) ? 0 : respins}`, 1]])
  const ended = new Map<number, number>()
  while (states.size > 0) {
    const [[key, chance]] = states as unknown as [[string, number]]
    states.delete(key)
    const [locked, left] = key.split(',').map(Number) as [number, number]
    const free = cells(locked) - locked
    if (left === 0 || free === 0) {
      ended.set(locked, (ended.get(locked) ?? 0) + chance)
      continue
    }
    for (let landed = 0; landed <= free; landed++) {
      const next = `${locked + landed},${landed > 0 ? respins : left - 1}`
      states.set(next, (states.get(next) ?? 0) + chance * binomial(free, landed, hit))
    }
  }
  return mixture(
    [...ended].map(([locked, chance]) => {
      const full = locked === cells(locked) ? fullCoins : 0
      const { factor = 1, prize: given } = gradeReached(feature, locked) ?? {}
      const coins = new Map([...worthOf(feature, value, locked)].map(([sum, p]) => [sum * factor, p]))
      return [together(together(coins, certain(full)), given ? prize(given) : certain(0)), chance] as const
    }),
  )
}

/** Coin after coin: one that acts multiplies those before it, adds to each, and takes what they are worth then. */
function worthOf({ values, active = [] }: HoldAndWin, value: Law, coins: number): Law {
  if (active.length === 0) return timesOver(value, coins)
  const total = sumOf([...Object.values(values), ...active.map(({ weight }) => weight)])
  let law = certain(0)
  for (let before = 0; before < coins; before++) {
    const ways = [
      ...Object.entries(values).map(([worth, weight]) => ({ weight, after: (sum: number) => sum + Number(worth) })),
      ...active.map(({ weight, coins: own = 0, multiplies = 1, adds = 0, collects }) => ({
        weight,
        after(sum: number) {
          const others = sum * multiplies + adds * before
          return others + own + (collects ? others : 0)
        },
      })),
    ]
    law = mixture(
      [...law].flatMap(([sum, p]) =>
        ways.map(({ weight, after }) => [certain(after(sum)), (p * weight) / total] as const),
      ),
    )
  }
  return law
}

/** The highest grade that so many coins reach. */
export const gradeReached = ({ grades = [] }: HoldAndWin, locked: number) =>
  grades.filter(({ at }) => at <= locked).sort((a, b) => b.at - a.at)[0]

function valueLaw(definition: Definition, { values, jackpots = {} }: HoldAndWin): Law {
  const total = sumOf([...Object.values(values), ...Object.values(jackpots)])
  return mixture([
    ...Object.entries(values).map(([coins, weight]) => [certain(Number(coins)), weight / total] as const),
    ...Object.entries(jackpots).map(([id, weight]) => [certain(jackpotCoins(definition, id)), weight / total] as const),
  ])
}

function binomial(n: number, k: number, p: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways * p ** k * (1 - p) ** (n - k)
}
