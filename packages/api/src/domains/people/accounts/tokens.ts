import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits as people's browsers and mails carry them. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A random token needs no slow hash: there is nothing to guess. */
export const hashToken = (token: string): string => hash('sha256', token)
