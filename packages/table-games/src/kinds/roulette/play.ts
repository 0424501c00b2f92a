import { byteAt, entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import type { Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import { valueAt, type Wheel } from './wheel.ts'

/** The move that takes half of the stakes back. */
export const HALF = 'half'
/** The move that leaves them for the next spin. */
export const PRISON = 'prison'

const MOVES = [
  { move: HALF, coins: 0 },
  { move: PRISON, coins: 0 },
]

/** The spots whose stakes zero has met. */
type Held = readonly number[]
export type HeldStakes = readonly { readonly spot: number; readonly coins: number }[]

/** What struck numbers pay, by pocket; 0 for the others. */
type Struck = Int32Array | null

/** Only where the player is asked is a round one of steps. */
export function playRound(wheel: Wheel, table: Table): Steps<HeldStakes> | undefined {
  const struck = strike(wheel, table)
  const pocket = spin(wheel, table)
  table.opening = pocket
  settle(wheel, table, pocket, struck)
  if (wheel.onZero === 'lose' || byteAt(wheel.isZero, pocket) === 0) return undefined
  const held = table.bets.filter(({ spot }) => isHeld(wheel, spot, pocket)).map(({ spot }) => spot)
  if (held.length === 0) return undefined
  if (wheel.onZero === 'choice') return asked(wheel, table, held)
  if (wheel.onZero === 'half') giveHalf(table, held)
  else imprison(wheel, table, held)
  return undefined
}

const isHeld = (wheel: Wheel, spot: number, pocket: number): boolean =>
  entryOf(wheel.isEven, spot) && byteAt(entryOf(wheel.covers, spot), pocket) === 0

function* asked(wheel: Wheel, table: Table, held: Held): Steps<HeldStakes> {
  const { move } = yield { asks: 'zero', moves: MOVES, facts: held.map((spot) => ({ spot, coins: table.on(spot) })) }
  if (move === HALF) giveHalf(table, held)
  else imprison(wheel, table, held)
}

function spin({ pockets, labels }: Wheel, table: Table): number {
  const index = table.draw.below(pockets)
  if (table.tells) table.tell({ type: 'ballLanded', pocket: entryOf(labels, index), index })
  return index
}

function settle(wheel: Wheel, table: Table, pocket: number, struck: Struck): void {
  const more = struck === null ? 0 : intAt(struck, pocket)
  for (const { spot, coins } of table.bets) {
    if (byteAt(entryOf(wheel.covers, spot), pocket) === 0) continue
    const pays = more > 0 && entryOf(wheel.isStraight, spot) ? more : intAt(wheel.pays, spot)
    table.pay(spot, coins * (pays + 1))
  }
}

function giveHalf(table: Table, held: Held): void {
  for (const spot of held) table.pay(spot, table.on(spot) / 2)
}

interface Prisoner {
  readonly spot: number
  /** How many times it has to win. */
  wins: number
}

/** Spins on for imprisoned stakes alone, until each is back or lost. */
function imprison(wheel: Wheel, table: Table, held: Held): void {
  let prisoners: readonly Prisoner[] = held.map((spot) => ({ spot, wins: 1 }))
  while (prisoners.length > 0) {
    tellOf(wheel, table, prisoners)
    const pocket = spin(wheel, table)
    prisoners = prisoners.filter((prisoner) => staysAfter(wheel, table, prisoner, pocket))
  }
}

function tellOf({ again }: Wheel, table: Table, prisoners: readonly Prisoner[]): void {
  if (!table.tells) return
  for (const wins of again === 'deeper' ? [1, 2] : [1]) {
    const spots = prisoners.filter((one) => one.wins === wins).map(({ spot }) => table.name(spot))
    if (spots.length > 0) table.tell({ type: 'stakesImprisoned', spots, wins })
  }
}

/** Whether the stake waits for a further spin. */
function staysAfter(wheel: Wheel, table: Table, prisoner: Prisoner, pocket: number): boolean {
  const { spot, wins } = prisoner
  if (byteAt(entryOf(wheel.covers, spot), pocket) === 1) {
    if (wins === 1) table.pay(spot, table.on(spot))
    prisoner.wins -= 1
    return prisoner.wins > 0
  }
  if (byteAt(wheel.isZero, pocket) === 0 || wheel.again === 'lose') return false
  if (wheel.again === 'deeper') prisoner.wins += 1
  return prisoner.wins <= 2
}

/** Draws which numbers are struck: how many, which, and what each pays. */
function strike({ bonus, pockets, labels }: Wheel, table: Table): Struck {
  if (bonus === null) return null
  const pays = new Int32Array(pockets)
  const left = Array.from({ length: pockets }, (_, pocket) => pocket)
  for (let count = valueAt(bonus.numbers, table.draw.below(bonus.numbers.total)); count > 0; count--) {
    const [pocket] = left.splice(table.draw.below(left.length), 1)
    pays[pocket ?? 0] = valueAt(bonus.pays, table.draw.below(bonus.pays.total))
  }
  if (table.tells) {
    const struck = labels.map((pocket, i) => ({ pocket, pays: intAt(pays, i) })).filter((one) => one.pays > 0)
    table.tell({ type: 'numbersStruck', struck })
  }
  return pays
}
