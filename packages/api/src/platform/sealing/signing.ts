import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'

/** Signs what leaves the house, so that whoever knows its public key can tell that it did. */
export interface Signing {
  /** Ed25519, in base64. */
  sign(text: string): string
  /** As SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** SHA-256 of the public key, to be compared by eye. */
  readonly fingerprint: string
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32

/**
 * A key that follows from the secret of the house: every server of it has the same, and a restored backup too.
 * @param purpose what is signed with it, and nothing else is
 */
export function createSigning(secret: string, purpose: string): Signing {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `sign:${purpose}`, KEY_BYTES))
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
    publicKey,
    fingerprint: fingerprintOf(publicKey),
  }
}

export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')

/** False, too, where the key or the signature is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
