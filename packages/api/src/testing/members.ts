import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import type { Clock } from '../platform/time/clock.ts'
import type { TestServer } from './server.ts'

/** A clock that stands still until it is moved. */
export function createTestClock(start = new Date('2026-06-24T12:00:00Z')) {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    pass: (ms: number) => {
      time += ms
    },
  } satisfies Clock & { pass: (ms: number) => void }
}

/** A busy machine takes longer. */
const PATIENCE = { timeout: 30_000 }

export interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mails to an address in the outbox folder, the oldest first, when there are so many of them. */
export const mailsTo = (server: Pick<TestServer, 'dataDir'>, to: string, count = 1): Promise<ReadMail[]> =>
  vi.waitFor(async () => {
    const folder = join(server.dataDir, 'outbox')
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    const mine = mails.filter((mail) => mail.to?.some(({ address }) => address === to))
    if (mine.length < count) throw new Error(`${mine.length} of ${count} mails to ${to}`)
    return mine.map(({ subject = '', text = '', html = '' }) => ({ to, subject, text, html }))
  }, PATIENCE)

/** What the link in a mail carries. */
export const tokenIn = ({ text }: ReadMail): string => text.match(/token=([\w-]+)/)?.[1] ?? ''

export const PASSWORD = 'lygten-over-søen'

/** What somebody new writes into the registration form; `name` makes the address and the username. */
export const registrationOf = (name: string, changes: object = {}) => ({
  username: name,
  email: `${name}@example.dk`,
  password: PASSWORD,
  firstName: 'Karen',
  lastName: 'Holm',
  ...changes,
})

export interface TestMember {
  readonly id: string
  readonly email: string
  readonly token: string
  /** The headers of a request that this member makes. */
  readonly headers: { readonly Cookie: string }
}

export async function logIn(server: TestServer, email: string, changes: object = {}): Promise<TestMember> {
  const { status, body } = await server.post('/api/auth/login', { email, password: PASSWORD, ...changes })
  if (status !== 200) throw new Error(`login of ${email}: ${status} ${JSON.stringify(body)}`)
  return { id: body.user.id, email, token: body.token, headers: { Cookie: `session=${body.token}` } }
}

/** Somebody who has registered, followed the link of the mail and logged in. */
export async function newMember(server: TestServer, changes: object = {}): Promise<TestMember> {
  const sent = registrationOf(`m-${randomUUID().slice(0, 8)}`, changes)
  await server.post('/api/auth/register', sent)
  const mail = await vi.waitFor(async () => {
    const found = (await mailsTo(server, sent.email)).find(({ subject }) => subject.startsWith('Aktivér'))
    if (!found) throw new Error(`no activation mail to ${sent.email}`)
    return found
  }, PATIENCE)
  await server.post('/api/auth/activate', { token: tokenIn(mail) })
  return logIn(server, sent.email)
}

/** The token of the latest invitation to an address. */
export const invitationTo = (server: Pick<TestServer, 'dataDir'>, email: string, count = 1): Promise<string> =>
  vi.waitFor(async () => {
    const mails = (await mailsTo(server, email)).filter(({ text }) => text.includes('/studio/invitation?token='))
    const last = mails.at(-1)
    if (mails.length < count || !last) throw new Error(`${mails.length} of ${count} invitations to ${email}`)
    return tokenIn(last)
  }, PATIENCE)

/** Follows the link of the invitation. */
export async function joinBy(server: TestServer, member: TestMember, count = 1): Promise<void> {
  const token = await invitationTo(server, member.email, count)
  const { status, body } = await server.post('/api/invitations/accept', { token }, member.headers)
  if (status !== 200) throw new Error(`invitation of ${member.email}: ${status} ${JSON.stringify(body)}`)
}
