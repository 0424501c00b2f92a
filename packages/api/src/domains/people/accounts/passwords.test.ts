import { stat } from 'node:fs/promises'
import { hash, verify } from '@node-rs/argon2'
import { expect, onTestFinished, test } from 'vitest'
import { granted } from '../../../platform/refusals/refusals.ts'
import { createWorkQueue } from '../../../platform/work/work-queue.ts'
import { startTestServer } from '../../../testing/server.ts'
import { queuedPasswords } from './passwords.ts'

const LOGINS = 60

/** Argon2 that counts what runs and what is done. */
function countedArgon2() {
  let [running, most, done] = [0, 0, 0]
  const counted =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      most = Math.max(most, ++running)
      const result = await work(...args)
      running--
      done++
      return result
    }
  const argon2 = {
    hash: counted((text: string) => hash(text)),
    verify: counted((kept: string, text: string) => verify(kept, text)),
  }
  return { argon2, most: () => most, done: () => done }
}

test('while many log in, few passwords are hashed at once, and the disk is not waited for', async () => {
  const { argon2, most, done } = countedArgon2()
  const passwords = queuedPasswords(createWorkQueue({ atOnce: 2, waiting: LOGINS, longestMs: 60_000 }), argon2)
  const answers = Promise.all(Array.from({ length: LOGINS }, () => passwords.isRight('en-kode', undefined)))
  await stat('.')
  // Behind all the hashes it would have come after them.
  expect(done()).toBeLessThan(LOGINS / 4)
  expect(await answers).toEqual(Array(LOGINS).fill(granted(false)))
  expect([most(), done()]).toEqual([2, LOGINS])
})

test('a password is right however its letters are composed, and wrong otherwise', async () => {
  const passwords = queuedPasswords(createWorkQueue({ atOnce: 1, waiting: 1, longestMs: 60_000 }))
  const kept = await passwords.hash('søen-å'.normalize('NFD'))
  if (!kept.ok) throw new Error(kept.refusal.code)
  expect(await passwords.isRight('søen-å', kept.value)).toEqual(granted(true))
  expect(await passwords.isRight('søen-a', kept.value)).toEqual(granted(false))
})

test('who logs in when too many do is told to come back, and has lost no try', { timeout: 120_000 }, async () => {
  const server = await startTestServer({ RATE_LIMIT: 0 })
  onTestFinished(() => server.stop())
  const login = (name: string) => server.post('/api/auth/login', { email: `${name}@example.dk`, password: 'en-kode' })
  const replies = await Promise.all(Array.from({ length: 300 }, (_, index) => login(`nr${index}`)))
  const busy = replies.filter(({ status }) => status === 503)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(busy[0]?.body).toEqual({ error: 'Serveren har travlt. Prøv igen om lidt.', code: 'busy' })
  expect(busy[0]?.headers.get('Retry-After')).toBe('5')
})
