import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../config/stop.ts'
import { writeNewFile } from '../files/durable.ts'

/** Keeps what the database must hold and nobody who reads the database may read. */
export interface Sealing {
  /** AES-256-GCM, bound to its purpose: what was sealed for one cannot be opened for another. */
  seal(purpose: string, text: string): string
  /** @throws when it was sealed for another purpose, with another key, or has changed */
  open(purpose: string, sealed: string): string
  /** HMAC-SHA256 as hex: equal texts have equal hashes, and nobody without the key can try texts. */
  keyedHash(purpose: string, text: string): string
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param secret at least 32 characters that only this casino knows */
export function createSealing(secret: string): Sealing {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    keyedHash: (purpose, text) =>
      createHmac('sha256', keyFor(`hash:${purpose}`))
        .update(text)
        .digest('hex'),
  }
}

const KEY_FILE = 'secret.key'
const LEAST_LETTERS = 32

/** Whether there is a secret, or one would be made. */
export const hasSecret = (secretKey: string, dataDir: string): boolean =>
  secretKey !== 'auto' || existsSync(join(dataDir, KEY_FILE))

/**
 * The secret of the settings, or one of its own that lies beside the database, and in no copy of it.
 * @throws CannotStart when the file of its own is there and empty
 */
export function secretOf(secretKey: string, dataDir: string): string {
  if (secretKey !== 'auto') return secretKey
  const file = join(dataDir, KEY_FILE)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeNewFile(file, randomBytes(KEY_BYTES).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < LEAST_LETTERS)
    throw new CannotStart('DATA_DIR/secret.key has no secret in it: put back the one that the casino was begun with')
  return secret
}
