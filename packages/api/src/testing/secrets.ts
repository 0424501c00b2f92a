import type { Passwords } from '../domains/people/accounts/passwords.ts'
import { granted } from '../platform/refusals/refusals.ts'
import { createSealing } from '../platform/sealing/sealing.ts'

export const sealing = createSealing('a secret that lies outside the database')

/** Passwords that are kept almost as they are, where hashing is not what is tested. */
export const plainPasswords: Passwords = {
  hash: async (text) => granted(`plain ${text}`),
  isRight: async (text, hash) => granted(hash === `plain ${text}`),
}
