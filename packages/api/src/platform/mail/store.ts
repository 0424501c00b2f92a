import { asc, inArray } from 'drizzle-orm'
import type { Storage, Writer } from '../storage/storage.ts'
import { mails } from './tables.ts'

/** What only its reader may know. */
export interface Content {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail with nothing sealed about it. */
export interface OpenMail extends Content {
  readonly id: string
  readonly createdAt: Date
}

/** As mails wait among the jobs: sealed, but for those from before mails were sealed. */
export type QueuedMail = { readonly sealed: string } | Content

const TOGETHER = 100

/** Hands over what lies where versions before the jobs put mails, which may still run beside this one. */
export async function adoptMails(
  { read, tx }: Pick<Storage, 'read' | 'tx'>,
  adopt: (db: Writer, id: string, mail: QueuedMail) => Promise<void>,
): Promise<void> {
  while ((await read.select({ id: mails.id }).from(mails).limit(1)).length > 0)
    await tx(async (db) => {
      const rows = await db.select().from(mails).orderBy(asc(mails.createdAt)).limit(TOGETHER)
      for (const { id, sealed, to, subject, text, html } of rows)
        await adopt(db, id, sealed === null ? { to, subject, text, html } : { sealed })
      await db.delete(mails).where(
        inArray(
          mails.id,
          rows.map(({ id }) => id),
        ),
      )
    })
}
