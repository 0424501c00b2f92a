import { asc, eq, lte } from 'drizzle-orm'
import type { Waiting } from '../metrics/queues.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import { mails } from './tables.ts'

type StoredMail = typeof mails.$inferSelect

/** What only its reader may know. */
interface Content {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail that is due: its content is sealed until `open` is called. */
export type DueMail = Pick<StoredMail, 'id' | 'attempts'> & {
  /** @throws when it was sealed with another key */
  open(): OpenMail
}

export type OpenMail = Content & Pick<StoredMail, 'id' | 'createdAt'>

const PURPOSE = 'mail'

export function createStore({ read, tx }: Storage, sealing: Sealing) {
  const add = (db: Writer, id: string, now: Date, content: Content) =>
    db.insert(mails).values({
      ...{ id, createdAt: now, attempts: 0, nextAttemptAt: now },
      ...{ to: '', subject: '', text: '', html: '' },
      sealed: sealing.seal(PURPOSE, JSON.stringify(content)),
    })

  const open = ({ id, createdAt, sealed, to, subject, text, html }: StoredMail): OpenMail => {
    // Only `add` seals for this purpose, and it seals a content.
    const content =
      sealed === null ? { to, subject, text, html } : (JSON.parse(sealing.open(PURPOSE, sealed)) as Content)
    return { id, createdAt, ...content }
  }

  const due = async (now: Date, count: number): Promise<DueMail[]> => {
    const rows = await read
      .select()
      .from(mails)
      .where(lte(mails.nextAttemptAt, now))
      .orderBy(asc(mails.createdAt))
      .limit(count)
    return rows.map((row) => ({ id: row.id, attempts: row.attempts, open: () => open(row) }))
  }

  const drop = (id: string) => tx((db) => db.delete(mails).where(eq(mails.id, id)))

  const putOff = (id: string, attempts: number, nextAttemptAt: Date) =>
    tx((db) => db.update(mails).set({ attempts, nextAttemptAt }).where(eq(mails.id, id)))

  const waiting = async (): Promise<Waiting> => {
    const [oldest] = await read.select({ at: mails.createdAt }).from(mails).orderBy(asc(mails.createdAt)).limit(1)
    return { count: oldest ? await read.$count(mails) : 0, oldest: oldest?.at }
  }

  return { add, due, drop, putOff, waiting }
}
