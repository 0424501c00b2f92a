import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIALECT } from '../../../platform/storage/dialect.ts'
import { keptLog } from '../../../testing/log.ts'
import { mailsTo, newMember, PASSWORD, tokenIn } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

/** Every byte of the database; of SQLite and its log, of PostgreSQL what is deleted, too. */
async function bytesOf({ dataDir }: TestServer): Promise<Buffer> {
  if (DIALECT === 'postgres') return (await import('../../../testing/postgres/bytes.ts')).bytesIn(dataDir)
  const files = readdirSync(dataDir).filter((file) => file.startsWith('spilvaerk.sqlite'))
  return Buffer.concat(files.map((file) => readFileSync(join(dataDir, file))))
}

test('neither the database nor the log ever holds what a letter says or to whom it goes', async () => {
  const { log, text } = keptLog()
  const server = await startTestServer({}, { log })
  onTestFinished(() => server.stop())
  const { email, headers } = await newMember(server)
  const newEmail = 'helt-ny-adresse@example.dk'
  await server.post('/api/auth/forgot-password', { email })
  await server.post('/api/auth/request-unlock', { email })
  await server.post('/api/auth/change-email', { email: newEmail, password: PASSWORD }, headers)
  const [confirmation] = await mailsTo(server, newEmail)
  const mails = [...(await mailsTo(server, email, 4)), confirmation!]
  const tokens = mails.map(tokenIn).filter(Boolean)
  expect(tokens).toHaveLength(4)
  const bytes = await bytesOf(server)
  // What is looked through is the right file: it has what the register of members needs.
  expect(bytes.includes(email)).toBe(true)
  for (const secret of [...tokens, newEmail, ...mails.map(({ subject }) => subject), 'Hej Karen']) {
    expect([secret, bytes.includes(secret)]).toEqual([secret, false])
    expect(text()).not.toContain(secret)
  }
  const confirmed = await server.post('/api/auth/confirm-email', { token: tokenIn(confirmation!) })
  expect(confirmed.body).toEqual({ message: 'Din email-adresse er ændret.' })
})
