import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../testing/temp-dir.ts'
import { createSealing, secretOf } from './sealing.ts'

const SECRET = 'x'.repeat(32)

test('what is sealed opens for its purpose and with its key only, and not when a bit of it has changed', () => {
  const { seal, open } = createSealing(SECRET)
  const sealed = seal('mail', 'https://spil.test/?token=æøå')
  expect(open('mail', sealed)).toBe('https://spil.test/?token=æøå')
  expect(sealed).not.toContain('token')
  expect(seal('mail', 'a')).not.toBe(seal('mail', 'a'))
  expect(() => open('identity', sealed)).toThrow()
  expect(() => createSealing('y'.repeat(32)).open('mail', sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => open('mail', bytes.toString('base64url'))).toThrow()
  expect(() => open('mail', '')).toThrow()
})

test('a keyed hash is the same for the same text, and another for another purpose or key', () => {
  const { keyedHash } = createSealing(SECRET)
  expect(keyedHash('person', '010203-1234')).toBe(keyedHash('person', '010203-1234'))
  expect(keyedHash('address', '010203-1234')).not.toBe(keyedHash('person', '010203-1234'))
  expect(createSealing('y'.repeat(32)).keyedHash('person', '010203-1234')).not.toBe(keyedHash('person', '010203-1234'))
})

test('without a setting the secret is made once, for its owner to read alone', () => {
  const dataDir = join(tempDir(), 'new')
  const secret = secretOf('auto', dataDir)
  expect(secret).toHaveLength(43)
  expect(secretOf('auto', dataDir)).toBe(secret)
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret)
  if (process.platform !== 'win32') expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(secretOf('from the settings', dataDir)).toBe('from the settings')
})

test('a secret that was written by half is none, and nothing is left of a draft', () => {
  const dataDir = tempDir()
  secretOf('auto', dataDir)
  expect(readdirSync(dataDir)).toEqual(['secret.key'])
  writeFileSync(join(dataDir, 'secret.key'), '')
  expect(() => secretOf('auto', dataDir)).toThrow('DATA_DIR/secret.key has no secret in it')
})
