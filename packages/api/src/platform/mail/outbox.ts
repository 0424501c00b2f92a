import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxMail, OutboxSummary } from '@spilvaerk/schemas'
import PostalMime from 'postal-mime'
import { granted, type Outcome, refused } from '../refusals/refusals.ts'

/** The mails of the outbox folder, for whoever tries the house without a mail server. */
export interface Outbox {
  list(): Promise<Outcome<OutboxSummary[], 'pageNotThere'>>
  one(id: string): Promise<Outcome<OutboxMail, 'mailNotFound' | 'pageNotThere'>>
}

const SUFFIX = '.eml'
const SHOWN = 100

export const closedOutbox: Outbox = {
  list: async () => refused({ code: 'pageNotThere' }),
  one: async () => refused({ code: 'pageNotThere' }),
}

export function openOutbox(folder: string): Outbox {
  const names = async (): Promise<string[]> => {
    const files = await readdir(folder).catch(() => [])
    return files
      .filter((file) => file.endsWith(SUFFIX))
      .sort()
      .reverse()
  }

  const read = async (name: string): Promise<OutboxMail> => {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    return {
      id: name.slice(0, -SUFFIX.length),
      from: mail.from?.address ?? '',
      to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
      subject: mail.subject ?? '',
      sentAt: new Date(mail.date ?? 0).toISOString(),
      text: mail.text?.trim() ?? '',
      html: mail.html ?? '',
    }
  }

  const list = async () => {
    const newest = (await names()).slice(0, SHOWN)
    const mails = await Promise.all(newest.map(read))
    return granted(mails.map(({ id, to, subject, sentAt }): OutboxSummary => ({ id, to, subject, sentAt })))
  }

  const one = async (id: string): Promise<Outcome<OutboxMail, 'mailNotFound'>> => {
    // Asked of the list: what is not in it, such as a path that leads elsewhere, is not read.
    const name = (await names()).find((file) => file === id + SUFFIX)
    return name ? granted(await read(name)) : refused({ code: 'mailNotFound' })
  }
  return { list, one }
}
