import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'
import type { Waiting } from '../metrics/queues.ts'
import type { Sealing } from '../sealing/sealing.ts'
import { unlessTaken } from '../storage/claimed.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import type { Clock } from '../time/clock.ts'
import type { Carrier } from './carrier.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import { createStore, type DueMail } from './store.ts'

export interface Mail {
  readonly adapter: Carrier['name']
  /** Puts a letter into the transaction that is the reason for it. `deliver` sends it after the commit. */
  queue(db: Writer, to: string, letter: Letter): Promise<void>
  /** Begins to send what is due, and waits for nothing. */
  wake(): void
  /** Sends what is due and ends when nothing is. */
  deliver(): Promise<void>
  /** Looks again and again for what could not be sent. */
  start(): void
  /** What is not sent yet. */
  waiting(): Promise<Waiting>
  stop(): Promise<void>
}

const BATCH = 20
const LOOK_EVERY_MS = 30_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 3_600_000
/** With these waits a mail is given up after some two days. */
const MAX_ATTEMPTS = 50
/** The answers of a mail server from here on are final. */
const FINAL_SMTP_CODE = 500

export interface MailNeeds {
  readonly storage: Storage
  readonly carrier: Carrier
  readonly clock: Clock
  readonly log: Log
  readonly sealing: Sealing
}

export function createMail({ storage, carrier, clock, log, sealing }: MailNeeds): Mail {
  const store = createStore(storage, sealing)
  let sending: Promise<void> | undefined
  let again = false
  let looking: NodeJS.Timeout | undefined

  const queue = async (db: Writer, to: string, letter: Letter): Promise<void> => {
    const { subject } = letter
    await store.add(db, randomUUID(), clock.now(), { to, subject, text: asText(letter), html: asHtml(letter) })
  }

  /** What went wrong is told by its code: the words of a mail server repeat addresses. */
  const putOff = async ({ id, attempts }: DueMail, error: unknown): Promise<void> => {
    const tried = attempts + 1
    const isFinal = smtpCode(error) >= FINAL_SMTP_CODE || tried >= MAX_ATTEMPTS
    log.warn({ mail: id, attempts: tried, code: codeOf(error) }, isFinal ? 'mail given up' : 'mail not sent')
    if (isFinal) return void (await store.drop(id))
    const wait = Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)
    await store.putOff(id, tried, new Date(clock.now().getTime() + wait))
  }

  const carry = async (mail: DueMail): Promise<void> => carrier.carry(mail.open())

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const due = await store.due(clock.now(), BATCH)
      if (due.length === 0) return
      for (const mail of due) {
        await carry(mail).then(
          () => store.drop(mail.id),
          (error: unknown) => putOff(mail, error),
        )
      }
    }
  }

  /** Two servers would send a mail twice. */
  const sendAlone = unlessTaken(storage, 'mail', sendDue)

  /** One round of sending at a time; who comes meanwhile is heard by another round after it. */
  const deliver = (): Promise<void> => {
    again = true
    sending ??= (async () => {
      try {
        while (again) {
          again = false
          await sendAlone()
        }
      } finally {
        sending = undefined
      }
    })()
    return sending
  }

  const wake = () => void deliver().catch((error: unknown) => log.error({ err: error }, 'mails cannot be sent'))

  const start = () => {
    wake()
    looking = setInterval(wake, LOOK_EVERY_MS).unref()
  }
  const stop = async () => {
    clearInterval(looking)
    await sending?.catch(() => undefined)
    carrier.close()
  }
  return { adapter: carrier.name, queue, wake, deliver, start, stop, waiting: store.waiting }
}

const field = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? (error as unknown as Record<string, unknown>)[name] : undefined

const smtpCode = (error: unknown): number => Number(field(error, 'responseCode') ?? 0)
const codeOf = (error: unknown): string => String(field(error, 'responseCode') ?? field(error, 'code') ?? 'unknown')
