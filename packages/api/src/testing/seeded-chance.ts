import { vi } from 'vitest'

/**
 * Ids, tokens and round seeds of the tests come from a counter instead of the system's source: a verdict that hangs on
 * the luck of a round is the same in every run, and another one with CHANCE=anything in the environment. What a test
 * starts as a process of its own keeps real chance.
 */
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  const luck = process.env.CHANCE ?? ''
  let drawn = 0
  const block = () => crypto.createHash('sha512').update(`spilværk${luck}:${drawn++}`).digest()
  const randomBytes = (size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 64) }, block)).subarray(0, size)
  const randomUUID = () => {
    const hex = randomBytes(16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
  const chance = { randomBytes, randomUUID }
  return { ...crypto, ...chance, default: { ...crypto, ...chance } }
})
