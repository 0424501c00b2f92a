import { vi } from 'vitest'

/**
 * Members of tests have passwords that are hashed with the least that the algorithm takes: with what is in use, a member who
 * registers and logs in takes a core longer than most tests. What compares with a hash does the work that the hash names.
 */
const passwords: { asInUse: boolean } = vi.hoisted(() => {
  const shared = globalThis as { testPasswords?: { asInUse: boolean } }
  shared.testPasswords ??= { asInUse: false }
  return shared.testPasswords
})
// Modules are shared by the files of a worker.
passwords.asInUse = false

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, passwords.asInUse ? options : { memoryCost: 8, timeCost: 1 })
  return { ...argon2, hash }
})

/** From here on, the tests of a file hash as the product does. */
export function hashAsInUse(): void {
  passwords.asInUse = true
}
