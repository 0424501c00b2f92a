import { hash, verify } from '@node-rs/argon2'

/** How passwords are kept: argon2id with the library's parameters, those that OWASP recommends. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether it is the password; where there is none to compare with, the work is done all the same. */
  isRight(password: string, passwordHash: string | null | undefined): Promise<boolean>
}

/** A hash that no password leads to that anybody types. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$kXQalgOXOJrTAzBSup6/jQ$z0MQJxxIDw5YQpFB/xG9/ZZvW+6a7jnmraMIxuEkias'

export const argon2Passwords: Passwords = {
  hash: (password) => hash(normal(password)),
  isRight: async (password, passwordHash) => {
    const isMatch = await verify(passwordHash ?? NOBODY, normal(password))
    return isMatch && Boolean(passwordHash)
  },
}

/** The same letters, whichever way a keyboard composes them. */
const normal = (password: string): string => password.normalize('NFC')
