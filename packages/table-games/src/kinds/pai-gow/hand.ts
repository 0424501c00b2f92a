/** Hands with a joker that is an ace, or completes a straight or a flush. */
import { entryOf } from '@spilvaerk/slot-engine/shared'

/** The best first. A pair and less are told, and never paid. */
export const PAI_GOW_HANDS = [
  'fiveAces',
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
] as const

export type PaiGowName = (typeof PAI_GOW_HANDS)[number] | 'pair' | 'highCard'
/** All of them, the best first. */
export const HAND_NAMES: readonly PaiGowName[] = [...PAI_GOW_HANDS, 'pair', 'highCard']

/** The joker among ranks, which count from the deuce (0) to the ace (12). */
export const JOKER_RANK = 13
export const ACE = 12
export const QUEEN = 10

const BASE = 14
const SIZE = BASE ** 5

export const nameOf = (strength: number): PaiGowName =>
  entryOf(HAND_NAMES, HAND_NAMES.length - 1 - Math.floor(strength / SIZE))
const gradeOf = (name: PaiGowName): number => HAND_NAMES.length - 1 - HAND_NAMES.indexOf(name)

const STRAIGHT = gradeOf('straight')
const FLUSH = gradeOf('flush')
const STRAIGHT_FLUSH = gradeOf('straightFlush')
const ROYAL_FLUSH = gradeOf('royalFlush')
const PAIR = gradeOf('pair')

/** A straight, a flush or both. */
export function isRunOrFlush(strength: number): boolean {
  const grade = Math.floor(strength / SIZE)
  return grade === STRAIGHT || grade === FLUSH || grade === STRAIGHT_FLUSH || grade === ROYAL_FLUSH
}

/**
 * Five cards as one number: a higher hand has a greater one.
 * @param ranks in any order; `JOKER_RANK` is the joker
 * @param suited whether all but the joker are of one suit
 */
export function strengthOfFive(ranks: readonly number[], suited: boolean, wheelSecond: boolean): number {
  const natural = ranks.filter((rank) => rank !== JOKER_RANK)
  if (natural.length === ranks.length) return plainStrength(ranks, suited, wheelSecond)
  let best = plainStrength([...natural, ACE], false, wheelSecond)
  for (let rank = 0; rank <= ACE; rank++) {
    if (natural.includes(rank)) continue
    const strength = plainStrength([...natural, rank], suited, wheelSecond)
    const grade = Math.floor(strength / SIZE)
    const completes = grade === STRAIGHT || grade === FLUSH || grade >= STRAIGHT_FLUSH
    if (completes && strength > best) best = strength
  }
  return best
}

function plainStrength(ranks: readonly number[], suited: boolean, wheelSecond: boolean): number {
  const counts = new Array<number>(ACE + 1).fill(0)
  for (const rank of ranks) counts[rank] = entryOf(counts, rank) + 1
  const order = [...new Set(ranks)].sort((a, b) => entryOf(counts, b) - entryOf(counts, a) || b - a)
  const digits = order.flatMap((rank) => new Array<number>(entryOf(counts, rank)).fill(rank))
  const value = digits.reduce((sum, rank) => sum * BASE + rank, 0)
  const most = entryOf(counts, entryOf(order, 0))
  if (most === 5) return gradeOf('fiveAces') * SIZE
  if (order.length === 5) return distinctStrength(order, value, suited, wheelSecond)
  const name =
    most === 4
      ? 'fourOfAKind'
      : most === 3
        ? order.length === 2
          ? 'fullHouse'
          : 'threeOfAKind'
        : order.length === 3
          ? 'twoPair'
          : 'pair'
  return gradeOf(name) * SIZE + value
}

function distinctStrength(order: readonly number[], value: number, suited: boolean, wheelSecond: boolean): number {
  const [top = 0, second = 0, , , least = 0] = order
  const isWheel = top === ACE && second === 3
  const isRun = isWheel || top - least === 4
  // Above a king-high straight, below an ace-high one.
  const run = isWheel ? (wheelSecond ? 2 * ACE - 1 : 6) : 2 * top
  if (isRun && suited) return gradeOf(top === ACE && !isWheel ? 'royalFlush' : 'straightFlush') * SIZE + run
  if (suited) return FLUSH * SIZE + value
  return isRun ? STRAIGHT * SIZE + run : value
}

/** Two cards as one number; the joker is an ace. Pairs follow the others. */
export function strengthOfTwo(first: number, second: number): number {
  const [a, b] = [Math.min(first, ACE), Math.min(second, ACE)]
  return a === b ? BASE * BASE + a : Math.max(a, b) * BASE + Math.min(a, b)
}
export const LOW_STRENGTHS = BASE * BASE + BASE

/** Whether two cards are no more than the five beside them. */
export function isLegal(high: number, low: number): boolean {
  const grade = Math.floor(high / SIZE)
  if (grade > PAIR) return true
  const digits = high % SIZE
  const [first, second] = [Math.floor(digits / BASE ** 4), Math.floor(digits / BASE ** 3) % BASE]
  if (grade === PAIR) return low < BASE * BASE || low - BASE * BASE <= first
  return low < BASE * BASE && low <= first * BASE + second
}

/** Whether the best card is a queen, without a pair. */
export const isQueenHigh = (high: number): boolean =>
  nameOf(high) === 'highCard' && Math.floor(high / BASE ** 4) === QUEEN
