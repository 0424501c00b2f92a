import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ApiKey, NewApiKey } from '@spilvaerk/schemas'
import type { Clock } from '../clock.ts'
import type { Asking, Right } from '../exports/right.ts'
import { granted, type Outcome, refused } from '../refusals.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import { memberOwner } from '../studio/owner.ts'
import * as store from './store.ts'

export { openedBy, REQUESTS_A_MINUTE } from './endpoints.ts'

export const KEY_PREFIX = 'sk_'
const KEY_BYTES = 32
const SHOWN = 8
const MOST_KEYS = 10

/** What a key that works opens. */
export interface OpenKey {
  readonly id: string
  readonly gameId: number
}

export interface ApiKeys {
  /** The key itself is in this answer and nowhere else. */
  create(who: Member, gameId: number, name: string): Promise<Outcome<NewApiKey>>
  list(memberId: string, gameId: number): Promise<ApiKey[]>
  revoke(memberId: string, gameId: number, id: string): Promise<Outcome<ApiKey>>
  /** Refused when it is none, is revoked, or when the right that it was made for is over. */
  open(key: string): Promise<Outcome<OpenKey>>
  personalData(memberId: string): Promise<ApiKey[]>
  forget(db: Writer, memberId: string): Promise<unknown>
}

type Member = Asking & { readonly memberId: string }

export interface ApiKeysNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly right: Right
}

export function createApiKeys({ storage, clock, right }: ApiKeysNeeds): ApiKeys {
  const { read, tx } = storage

  const create: ApiKeys['create'] = async (who, gameId, name) => {
    const may = await right(who, gameId)
    if (!may.ok) return may
    const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
    const stored: store.StoredKey = {
      ...{ id: randomUUID(), memberId: who.memberId, gameId, name },
      ...{ begins: key.slice(0, SHOWN), keyHash: hashOf(key), createdAt: clock.now(), revokedAt: null },
    }
    return tx(async (db) => {
      if ((await store.countAlive(db, who.memberId, gameId)) >= MOST_KEYS)
        return refused({ code: 'tooManyKeys', most: MOST_KEYS })
      await store.addKey(db, stored)
      return granted({ ...viewOf(stored), key })
    })
  }

  const revoke: ApiKeys['revoke'] = (memberId, gameId, id) =>
    tx(async (db) => {
      const mine = async () => (await store.keysOfGame(db, memberId, gameId)).find((one) => one.id === id)
      if (!(await mine())) return refused({ code: 'keyNotFound' })
      await store.revoke(db, id, clock.now())
      const revoked = await mine()
      return revoked ? granted(viewOf(revoked)) : refused({ code: 'keyNotFound' })
    })

  return {
    ...{ create, revoke, forget: store.forget },
    list: async (memberId, gameId) => (await store.keysOfGame(read, memberId, gameId)).map(viewOf),
    open: async (key) => {
      const found = await store.keyByHash(read, hashOf(key))
      if (!found || found.revokedAt) return refused({ code: 'keyUnknown' })
      const { id, memberId, gameId } = found
      const may = await right({ owner: memberOwner(memberId), memberId }, gameId)
      return may.ok ? granted({ id, gameId }) : may
    },
    personalData: async (memberId) => (await store.keysOfMember(read, memberId)).map(viewOf),
  }
}

/** A random key needs no slow hash: there is nothing to guess. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

const viewOf = ({ id, gameId, name, begins, createdAt, revokedAt }: store.StoredKey): ApiKey => ({
  ...{ id, gameId, name, begins },
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
})
