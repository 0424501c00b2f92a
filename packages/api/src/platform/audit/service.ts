import { hash } from 'node:crypto'
import type { Newest } from '../storage/newest.ts'
import type { Asker, Storage, Writer } from '../storage/storage.ts'
import type { Clock } from '../time/clock.ts'
import * as store from './store.ts'

/** A decision to be recorded. */
export interface NewEntry {
  /** A staff member's address, `operator` at the command line, or `system`. */
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly why: string
  /** Plain JSON. */
  readonly details?: unknown
}

export type AuditEntry = store.StoredEntry

export type AuditVerdict =
  | { readonly ok: true; readonly entries: number; readonly head: string }
  | { readonly ok: false; readonly fault: string }

/** The record of what people decided: it only grows, and each entry is chained to the one before. */
export interface Audit {
  /** Records a decision in the transaction that carries it out. */
  record(db: Writer, entry: NewEntry): Promise<void>
  of(subject: string): Promise<AuditEntry[]>
  /** Those of some actions, the newest first. */
  newest(subject: string, actions: readonly string[], asked: Newest): Promise<AuditEntry[]>
  /** Whoever decided anything of it. */
  actors(subject: string): Promise<string[]>
}

const CHAIN_START = '0'.repeat(64)
const PAGE = 1000

const linkHash = (previous: string, { id, at, actor, action, subject, why, details }: Omit<AuditEntry, 'hash'>) =>
  hash('sha256', previous + JSON.stringify([id, at.getTime(), actor, action, subject, why, details]))

export function createAudit({ read }: Pick<Storage, 'read'>, clock: Clock): Audit {
  return {
    record: async (db, { details = {}, ...entry }) => {
      const last = await store.lastEntry(db)
      const row = { id: (last?.id ?? 0) + 1, at: clock.now(), ...entry, details: JSON.parse(JSON.stringify(details)) }
      await store.addEntry(db, { ...row, hash: linkHash(last?.hash ?? CHAIN_START, row) })
    },
    of: (subject) => store.entriesOf(read, subject),
    newest: (subject, actions, asked) => store.newestOf(read, subject, actions, asked),
    actors: (subject) => store.actorsOf(read, subject),
  }
}

/** Reads the whole log and says whether it is what was written. */
export async function verifyAudit(db: Asker): Promise<AuditVerdict> {
  let head = { id: 0, hash: CHAIN_START }
  for (;;) {
    const page = await store.entriesAfter(db, head.id, PAGE)
    if (page.length === 0) return { ok: true, entries: head.id, head: head.hash }
    for (const entry of page) {
      if (entry.id !== head.id + 1) return { ok: false, fault: `decision ${head.id + 1} is missing` }
      if (linkHash(head.hash, entry) !== entry.hash)
        return { ok: false, fault: `decision ${entry.id} is not what was written` }
      head = entry
    }
  }
}
