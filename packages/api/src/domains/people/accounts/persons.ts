import type { Asker } from '../../../platform/storage/storage.ts'
import { keyOf } from './keys.ts'
import { memberByEmail, memberById, memberByUsername, type StoredMember } from './store.ts'

/** Whoever has an account by this number, and has not only once had one. */
export const personOf = async (db: Asker, memberId: string): Promise<StoredMember | undefined> => {
  const member = await memberById(db, memberId)
  return member?.deletedAt === null ? member : undefined
}

/** Whoever has an account in use by this address or user name. */
export const personNamed = async (db: Asker, name: string): Promise<StoredMember | undefined> => {
  const key = keyOf(name.trim())
  const member = key.includes('@') ? await memberByEmail(db, key) : await memberByUsername(db, key)
  return member?.activatedAt && !member.deletedAt ? member : undefined
}
