import type { Asker } from '../../../platform/storage/storage.ts'
import { CHECKPOINT_START, type Checkpoint, checkpointFault, kindOf, totalsOf } from './checkpoints/checkpoint.ts'
import { checkpointNumbered, checkpointsAfter, lastCheckpoint } from './checkpoints/store.ts'
import { allAccounts, balancesAfter, countPostings, hashOfMovement } from './store.ts'
import { type Position, positionOf, START, type Walk, walk } from './walk.ts'

export type LedgerVerdict =
  | {
      readonly ok: true
      readonly movements: number
      readonly head: string
      /** The checkpoint that it was read from; without one it was read whole. */
      readonly since?: number
    }
  | { readonly ok: false; readonly fault: string }

interface VerifyOptions {
  /** The key that checkpoints are signed with; without it signatures are not looked at. */
  readonly publicKey?: string | undefined
  /** Reads what came after the last checkpoint, and takes what was before it as that has it. */
  readonly isRecent?: boolean
}

const PAGE = 1000

/** Reads the ledger and says where it is not what was written, or not in balance, or not what checkpoints say of it. */
export async function verifyLedger(
  db: Asker,
  { publicKey, isRecent = false }: VerifyOptions = {},
): Promise<LedgerVerdict> {
  const since = isRecent ? await lastCheckpoint(db) : undefined
  const fault = since && (await faultAt(db, since, publicKey))
  if (fault) return { ok: false, fault }
  const from = since ? positionOf(since) : START
  const checkpoints = checkpointsFrom(db, since, publicKey)
  const walked = await walk(db, from, { page: PAGE, looks: checkpoints.looks })
  if (!walked.ok) return walked
  const atEnd = (await checkpoints.left()) ?? (await faultInSums(db, from, walked))
  if (atEnd) return { ok: false, fault: atEnd }
  const { id: movements, hash: head } = walked.end
  return { ok: true, movements, head, ...(since && { since: since.n }) }
}

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
    /** A checkpoint of movements that are not there. */
    left: async (): Promise<string | undefined> => {
      const rest = await next()
      return rest && `movement ${rest.movementId} of checkpoint ${rest.n} is missing`
    },
  }
}

async function faultInSums(
  db: Asker,
  from: Position,
  { end, lines, balances }: Extract<Walk, { ok: true }>,
): Promise<string | undefined> {
  if (lines !== (await countPostings(db, from.id))) return 'there are postings of no movement'
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
