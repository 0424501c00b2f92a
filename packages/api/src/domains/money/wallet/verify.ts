import type { Asker } from '../../../platform/storage/storage.ts'
import { CHECKPOINT_START, type Checkpoint, checkpointFault, kindOf, totalsOf } from './checkpoints/checkpoint.ts'
import { checkpointNumbered, checkpointsAfter, lastCheckpoint } from './checkpoints/store.ts'
import { confirmedAside, type Segment, type SegmentReaders } from './segments.ts'
import { allAccounts, balancesAfter, countMovements, countPostings, hashOfMovement } from './store.ts'
import { type Position, positionOf, START, type Walk, type Walked, walk } from './walk.ts'

export type LedgerVerdict =
  | {
      readonly ok: true
      readonly movements: number
      readonly head: string
      /** The checkpoint that it was read from; without one it was read whole. */
      readonly since?: number
    }
  | { readonly ok: false; readonly fault: string }

export interface VerifyOptions {
  /** The key that checkpoints are signed with; without it signatures are not looked at. */
  readonly publicKey?: string | undefined
  /** Reads what came after the last checkpoint, and takes what was before it as that has it. */
  readonly isRecent?: boolean
  /** Who reads what lies between checkpoints meanwhile; without them one chain is read by one reader. */
  readonly readers?: SegmentReaders
}

const PAGE = 1000

/** Reads the ledger and says where it is not what was written, or not in balance, or not what checkpoints say of it. */
export async function verifyLedger(
  db: Asker,
  { publicKey, isRecent = false, readers }: VerifyOptions = {},
): Promise<LedgerVerdict> {
  const since = isRecent ? await lastCheckpoint(db) : undefined
  const fault = since && (await faultAt(db, since, publicKey))
  if (fault) return { ok: false, fault }
  const aside = since || !readers ? undefined : await confirmedAside(db, readers, publicKey)
  // What others could not confirm is read here, so that a fault is told in the same words by one reader and by many.
  const rest = await walkAfter(db, aside?.until ?? since, { publicKey })
  if (!rest.ok) return rest
  const walked = aside ? joined(aside, rest) : rest
  const atEnd = await faultInSums(db, since ? positionOf(since) : START, walked)
  if (atEnd) return { ok: false, fault: atEnd }
  const { id: movements, hash: head } = walked.end
  return { ok: true, movements, head, ...(since && { since: since.n }) }
}

/**
 * Reads what lies between two checkpoints as it is read on the way over the whole, and says what that came to; `undefined`
 * where not everything is what was written, the second checkpoint included.
 */
export async function confirmed(
  db: Asker,
  { from, until }: Segment,
  publicKey: string | undefined,
): Promise<Walked | undefined> {
  const walked = await walkAfter(db, from, { publicKey, until })
  return walked.ok && walked.end.id === until.movementId && walked.end.hash === until.head ? walked : undefined
}

/** Walks from a checkpoint to another one, or to the end, and holds each that it comes by against the walk. */
async function walkAfter(
  db: Asker,
  from: Checkpoint | undefined,
  { publicKey, until }: { readonly publicKey: string | undefined; readonly until?: Checkpoint },
): Promise<Walk> {
  const start = from ? positionOf(from) : START
  const checkpoints = checkpointsFrom(db, from, publicKey)
  const atStart = from && (await checkpoints.looks(start))
  if (atStart) return { ok: false, fault: atStart }
  const most = until && until.movementId - start.id
  const walked = await walk(db, start, { page: PAGE, ...(most !== undefined && { most }), looks: checkpoints.looks })
  if (!walked.ok) return walked
  const left = await checkpoints.left(until?.n)
  return left ? { ok: false, fault: left } : walked
}

const joined = (first: Pick<Walked, 'lines' | 'balances'>, rest: Walked): Walked => ({
  ...rest,
  lines: first.lines + rest.lines,
  balances: new Map([...first.balances, ...rest.balances]),
})

/** What is wrong with a checkpoint by itself, or with the ledger as it was then. */
async function faultAt(db: Asker, checkpoint: Checkpoint, publicKey: string | undefined): Promise<string | undefined> {
  const { n, movementId, head, totals } = checkpoint
  const fault = checkpointFault(checkpoint, await checkpointNumbered(db, n - 1), publicKey)
  if (fault) return fault
  if ((await hashOfMovement(db, movementId)) !== head) return `movement ${movementId} is not that of checkpoint ${n}`
  const then = new Map<string, number>()
  for (const { name, balanceMicro } of await balancesAfter(db, movementId)) addTo(then, name, balanceMicro)
  return isSame(then, totals) ? undefined : `the accounts did not hold what checkpoint ${n} says`
}

/** The checkpoints after one, each held against the walk when it comes to its movement. */
function checkpointsFrom(db: Asker, since: Checkpoint | undefined, publicKey: string | undefined) {
  let before: Pick<Checkpoint, 'hash' | 'n'> = since ?? { n: 0, hash: CHECKPOINT_START }
  let waiting: Checkpoint[] | undefined
  const next = async (): Promise<Checkpoint | undefined> => {
    if (!waiting || waiting.length === 0) waiting = await checkpointsAfter(db, before.n, PAGE)
    return waiting[0]
  }
  const heldAgainst = (at: Position, checkpoint: Checkpoint): string | undefined => {
    const fault = checkpointFault(checkpoint, before, publicKey)
    if (fault) return fault
    if (at.hash !== checkpoint.head) return `movement ${at.id} is not that of checkpoint ${checkpoint.n}`
    if (!isSame(at.totals, checkpoint.totals)) return `the accounts did not hold what checkpoint ${checkpoint.n} says`
    before = checkpoint
    waiting?.shift()
    return undefined
  }
  return {
    looks: async (at: Position): Promise<string | undefined> => {
      for (let due = await next(); due && due.movementId <= at.id; due = await next()) {
        const fault = heldAgainst(at, due)
        if (fault) return fault
      }
      return undefined
    },
    /** A checkpoint of movements that are not there. @param until those after this one are not asked for */
    left: async (until = Number.POSITIVE_INFINITY): Promise<string | undefined> => {
      if (before.n >= until) return undefined
      const rest = await next()
      return rest && `movement ${rest.movementId} of checkpoint ${rest.n} is missing`
    },
  }
}

async function faultInSums(db: Asker, from: Position, { end, lines, balances }: Walked): Promise<string | undefined> {
  if (lines !== (await countPostings(db, from.id))) return 'there are postings of no movement'
  if ((await countMovements(db, from.id)) !== end.id - from.id) return 'there are movements beside those of the chain'
  const now = new Map<string, number>()
  for (const { name, balanceMicro } of await allAccounts(db)) {
    const sum = balances.get(name) ?? (from.id === 0 ? 0 : balanceMicro)
    if (sum !== balanceMicro) return `account ${name} shows ${balanceMicro}, and its postings add up to ${sum}`
    addTo(now, name, balanceMicro)
  }
  return isSame(now, totalsOf(end.totals)) ? undefined : 'the accounts do not add up to what moved'
}

const addTo = (totals: Map<string, number>, account: string, micro: number) =>
  totals.set(kindOf(account), (totals.get(kindOf(account)) ?? 0) + micro)

/** A kind that holds nothing, and one that is not there, are the same. */
function isSame(totals: ReadonlyMap<string, number>, told: Checkpoint['totals']): boolean {
  const other = new Map(told)
  return [...new Set([...totals.keys(), ...other.keys()])].every(
    (kind) => (totals.get(kind) ?? 0) === (other.get(kind) ?? 0),
  )
}
