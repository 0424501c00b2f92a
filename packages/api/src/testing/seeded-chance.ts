import { vi } from 'vitest'

/**
 * Ids, tokens and round seeds of the tests come from a counter instead of the system's source: a verdict that hangs on
 * the luck of a round is the same in every run, and another one with CHANCE=anything in the environment. What a test
 * starts as a process of its own keeps real chance.
 */
const chance: { drawn: number } = vi.hoisted(() => {
  const shared = globalThis as { testChance?: { drawn: number } }
  shared.testChance ??= { drawn: 0 }
  return shared.testChance
})
// Modules are shared by the files of a worker; each file begins the count anew.
chance.drawn = 0

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const luck = process.env.CHANCE ?? ''
  const block = () =>
    crypto
      .createHash('sha512')
      .update(`spilværk${luck}:${chance.drawn++}`)
      .digest()
  const randomBytes = (size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 64) }, block)).subarray(0, size)
  const randomUUID = () => {
    const hex = randomBytes(16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
  return { ...crypto, randomBytes, randomUUID, default: { ...crypto, randomBytes, randomUUID } }
})
