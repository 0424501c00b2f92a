import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { isLoopback } from '../config/loopback.ts'
import type { OpenMail } from './store.ts'

/** Takes mails where they are to go. */
export interface Carrier {
  readonly name: 'smtp' | 'outbox'
  /** @throws when the mail could not be handed over */
  carry(mail: OpenMail): Promise<void>
  close(): void
}

const TIMEOUT_MS = 20_000

/** The same mail has the same number each time it is tried, so that a second copy can be told from a first. */
const messageOf = (from: string, { id, to, subject, text, html, createdAt }: OpenMail) => ({
  ...{ from, to, subject, text, html, date: createdAt },
  messageId: `<${id}@spilvaerk>`,
  // No answering machine should answer a machine.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

export function smtpCarrier(url: string, from: string): Carrier {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  // Mails carry links that open accounts: to another machine they go encrypted, or not at all.
  const requireTLS = !isLoopback(new URL(url).hostname)
  const transport = nodemailer.createTransport({ url, requireTLS, ...timeouts })
  return {
    name: 'smtp',
    carry: async (mail) => void (await transport.sendMail(messageOf(from, mail))),
    close: () => transport.close(),
  }
}

/** Writes each mail as a file that mail programs open. Only the owner of the folder may read it. */
export function outboxCarrier(folder: string, from: string): Carrier {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const carry = async (mail: OpenMail) => {
    const { message } = await composer.sendMail(messageOf(from, mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}_${mail.id}`
    // Whoever lists the folder sees whole mails only.
    await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 })
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`))
  }
  return { name: 'outbox', carry, close: () => composer.close() }
}
