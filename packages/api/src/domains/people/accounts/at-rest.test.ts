import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptLog } from '../../../testing/log.ts'
import { mailsTo, newMember, PASSWORD, tokenIn } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

/** Every byte of the database and its log. */
const bytesOf = ({ dataDir }: TestServer): Buffer =>
  Buffer.concat(
    readdirSync(dataDir)
      .filter((file) => file.startsWith('spilvaerk.sqlite'))
      .map((file) => readFileSync(join(dataDir, file))),
  )

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
  const bytes = bytesOf(server)
  // What is looked through is the right file: it has what the register of members needs.
  expect(bytes.includes(email)).toBe(true)
  for (const secret of [...tokens, newEmail, ...mails.map(({ subject }) => subject), 'Hej Karen']) {
    expect([secret, bytes.includes(secret)]).toEqual([secret, false])
    expect(text()).not.toContain(secret)
  }
  const confirmed = await server.post('/api/auth/confirm-email', { token: tokenIn(confirmation!) })
  expect(confirmed.body).toEqual({ message: 'Din email-adresse er ændret.' })
})
