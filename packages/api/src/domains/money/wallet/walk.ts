import { setImmediate as turn } from 'node:timers/promises'
import type { Asker } from '../../../platform/storage/storage.ts'
import { CHAIN_START, linkHash } from './chain.ts'
import { type Checkpoint, kindOf } from './checkpoints/checkpoint.ts'
import { balancesAfter, movementsAfter, type WholeMovement } from './store.ts'

/** A movement that others follow, and what the accounts of each kind held after it. */
export interface Position {
  readonly id: number
  readonly hash: string
  readonly totals: ReadonlyMap<string, number>
}

export const START: Position = { id: 0, hash: CHAIN_START, totals: new Map() }

export const positionOf = ({ movementId, head, totals }: Checkpoint): Position => ({
  ...{ id: movementId, hash: head },
  totals: new Map(totals),
})

export interface Walked {
  readonly ok: true
  readonly end: Position
  /** Postings that were read. */
  readonly lines: number
  /** What each account that was touched holds at the end. */
  readonly balances: ReadonlyMap<string, number>
}

export type Walk = Walked | { readonly ok: false; readonly fault: string }

interface WalkOptions {
  /** Movements that are read at once: between them others have their turn. */
  readonly page: number
  /** The walk ends after so many. */
  readonly most?: number
  /** Says what is wrong at a position, if anything is. */
  readonly looks?: (at: Position) => Promise<string | undefined> | undefined
}

/** Goes over the movements after a position, and says where they are not what was written, or not in balance. */
export async function walk(
  db: Asker,
  from: Position,
  { page, most = Number.POSITIVE_INFINITY, looks }: WalkOptions,
): Promise<Walk> {
  const balances = new Map<string, number>()
  const totals = new Map(from.totals)
  let head: Pick<Position, 'hash' | 'id'> = from
  let lines = 0
  while (head.id - from.id < most) {
    const found = await movementsAfter(db, head.id, Math.min(page, most - (head.id - from.id)))
    if (found.length === 0) break
    await openIn(db, from, found, balances)
    for (const movement of found) {
      const wrong = faultIn(movement, head, balances)
      const at = after(movement, totals)
      const fault = wrong ?? (await looks?.(at))
      if (fault) return { ok: false, fault }
      lines += movement.postings.length
      head = movement
    }
    await turn()
  }
  return { ok: true, end: { id: head.id, hash: head.hash, totals }, lines, balances }
}

/** What the accounts of the movements held where the walk began. */
async function openIn(db: Asker, from: Position, found: readonly WholeMovement[], balances: Map<string, number>) {
  const names = new Set(found.flatMap(({ postings }) => postings.map(({ name }) => name)))
  const unknown = [...names].filter((name) => !balances.has(name))
  if (from.id === 0 || unknown.length === 0) return
  for (const { name, balanceMicro } of await balancesAfter(db, from.id, unknown)) balances.set(name, balanceMicro)
}

function after({ id, hash, postings }: WholeMovement, totals: Map<string, number>): Position {
  for (const { name, amountMicro } of postings) totals.set(kindOf(name), (totals.get(kindOf(name)) ?? 0) + amountMicro)
  return { id, hash, totals }
}

/** What is wrong with a movement that follows `head`; counts its postings into the balances. */
function faultIn(
  movement: WholeMovement,
  head: Pick<Position, 'hash' | 'id'>,
  balances: Map<string, number>,
): string | undefined {
  const { id, postings } = movement
  if (id !== head.id + 1) return `movement ${head.id + 1} is missing`
  const chained = postings.map(({ name, amountMicro, balanceMicro }) => [name, amountMicro, balanceMicro] as const)
  if (linkHash(head.hash, { ...movement, postings: chained }) !== movement.hash) {
    return `movement ${id} is not what was written`
  }
  if (postings.reduce((sum, { amountMicro }) => sum + amountMicro, 0) !== 0) return `movement ${id} does not balance`
  for (const { name, amountMicro, balanceMicro } of postings) {
    const sum = (balances.get(name) ?? 0) + amountMicro
    if (sum !== balanceMicro)
      return `movement ${id} leaves ${balanceMicro} on ${name}, and the postings add up to ${sum}`
    balances.set(name, sum)
  }
  return undefined
}
