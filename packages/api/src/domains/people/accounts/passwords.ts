import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { createWorkQueue, type WorkQueue } from '../../../platform/work/work-queue.ts'

/** How passwords are kept: argon2id with the library's parameters, those that OWASP recommends. */
export interface Passwords {
  hash(password: string): Promise<Outcome<string, 'busy'>>
  /** Whether it is the password; where there is none to compare with, the work is done all the same. */
  isRight(password: string, passwordHash: string | null | undefined): Promise<Outcome<boolean, 'busy'>>
}

/** A hash that no password leads to that anybody types. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$kXQalgOXOJrTAzBSup6/jQ$z0MQJxxIDw5YQpFB/xG9/ZZvW+6a7jnmraMIxuEkias'

/**
 * A hash takes a thread of libuv's pool and a whole core for some thirty milliseconds. The pool has four threads, and
 * each commit is flushed by one of them: hashes get half of the cores and never more than two threads.
 */
const AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))
const WAITING = 256
const LONGEST_MS = 10_000

/** The queue is the whole process's, as the cores are. */
const hashing = createWorkQueue({ atOnce: AT_ONCE, waiting: WAITING, longestMs: LONGEST_MS })

export const argon2Passwords = queuedPasswords(hashing)

/** What is used of the library. */
interface Argon2 {
  hash(password: string): Promise<string>
  verify(hashed: string, password: string): Promise<boolean>
}

export function queuedPasswords(queue: WorkQueue, argon2: Argon2 = { hash, verify }): Passwords {
  return {
    hash: (password) => queue.run(() => argon2.hash(normal(password))),
    isRight: (password, passwordHash) =>
      queue.run(async () => {
        const isMatch = await argon2.verify(passwordHash ?? NOBODY, normal(password))
        return isMatch && Boolean(passwordHash)
      }),
  }
}

/** The same letters, whichever way a keyboard composes them. */
function normal(password: string): string {
  return password.normalize('NFC')
}
