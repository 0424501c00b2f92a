import type { Jobs } from '../jobs/service.ts'
import type { Log } from '../log/log.ts'
import type { Sealing } from '../sealing/sealing.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import type { Carrier } from './carrier.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import { adoptMails, type Content, type QueuedMail } from './store.ts'

export interface Mail {
  readonly adapter: Carrier['name']
  /** Puts a letter into the transaction that is the reason for it. `deliver` sends it after the commit. */
  queue(db: Writer, to: string, letter: Letter): Promise<void>
  /** Begins to send what is due, and waits for nothing. */
  wake(): void
  /** Sends what is due and ends when nothing is. */
  deliver(): Promise<void>
  /** Looks again and again for what servers of an earlier version have queued. */
  start(): void
  /** Ends when what is under way is sent. */
  stop(): Promise<void>
}

const MAIL = 'mail'
const LOOK_EVERY_MS = 30_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
/** With these waits a mail is given up after some two days. */
const MAX_ATTEMPTS = 50
/** The answers of a mail server from here on are final. */
const FINAL_SMTP_CODE = 500

export interface MailNeeds {
  readonly storage: Pick<Storage, 'read' | 'tx'>
  readonly jobs: Jobs
  readonly carrier: Carrier
  readonly log: Log
  readonly sealing: Sealing
}

/** Mails are jobs: a row may hold a link that opens something, so all of it is sealed but when it was queued. */
export function createMail({ storage, jobs, carrier, log, sealing }: MailNeeds): Mail {
  let looking: NodeJS.Timeout | undefined

  const opened = (data: string): Content => {
    // Only `queue` and `adoptMails` add mails, and only `queue` seals for this purpose.
    const mail = JSON.parse(data) as QueuedMail
    return 'sealed' in mail ? (JSON.parse(sealing.open(MAIL, mail.sealed)) as Content) : mail
  }

  jobs.handle(MAIL, {
    work: ({ id, createdAt, data }) => carrier.carry({ ...opened(data), id, createdAt }),
    ...{ firstWaitMs: FIRST_WAIT_MS, longestWaitMs: LONGEST_WAIT_MS, mostTries: MAX_ATTEMPTS },
    isFinal: (error) => smtpCode(error) >= FINAL_SMTP_CODE,
    // The words of a mail server repeat addresses.
    codeOf,
    ...{ failing: 'mail not sent', givenUp: 'mail given up' },
  })

  const queue = async (db: Writer, to: string, letter: Letter): Promise<void> => {
    const content: Content = { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) }
    await jobs.add(db, MAIL, { sealed: sealing.seal(MAIL, JSON.stringify(content)) })
  }
  const adopt = () => adoptMails(storage, (db, id, mail) => jobs.add(db, MAIL, mail, { id }))
  const look = () =>
    void adopt().then(jobs.wake, (error: unknown) => log.error({ err: error }, 'mails cannot be taken over'))

  return {
    adapter: carrier.name,
    queue,
    wake: jobs.wake,
    deliver: async () => {
      await adopt()
      await jobs.drain()
    },
    start: () => {
      look()
      looking ??= setInterval(look, LOOK_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(looking)
      await jobs.stop()
      carrier.close()
    },
  }
}

const field = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? (error as unknown as Record<string, unknown>)[name] : undefined

const smtpCode = (error: unknown): number => Number(field(error, 'responseCode') ?? 0)
const codeOf = (error: unknown): string => String(field(error, 'responseCode') ?? field(error, 'code') ?? 'unknown')
