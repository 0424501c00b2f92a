import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ApiKey, NewApiKey } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Viewer } from '../../games/catalogue/service.ts'
import type { RightCode } from './refusals.ts'
import type { Asking, Right } from './right.ts'
import * as store from './store.ts'

export { openedBy, REQUESTS_A_MINUTE } from './endpoints.ts'

export const KEY_PREFIX = 'sk_'
const KEY_BYTES = 32
const SHOWN = 8
const MOST_KEYS = 10
/** So often at most the time of use is written: a key may be used a thousand times a minute. */
const USE_NOTED_MS = 60_000

/** What a key that works opens. */
export interface OpenKey {
  readonly id: string
  readonly gameId: number
  /** Whose it is. */
  readonly memberId: string
  /** As whom its game is looked at: its maker, or a buyer of what is sold. */
  readonly viewer: Viewer
}

export interface ApiKeys {
  /** The key itself is in this answer and nowhere else. */
  create(
    who: Member,
    gameId: number,
    name: string,
  ): Promise<Outcome<NewApiKey, RightCode | 'notLoggedIn' | 'tooManyKeys'>>
  list(memberId: string, gameId: number): Promise<ApiKey[]>
  /** Those of every game. */
  mine(memberId: string): Promise<ApiKey[]>
  revoke(memberId: string, gameId: number, id: string): Promise<Outcome<ApiKey, 'keyNotFound'>>
  /** Refused when it is none, is revoked, or when the right that it was made for is over. */
  open(key: string): Promise<Outcome<OpenKey, RightCode | 'keyUnknown'>>
  personalData(memberId: string): Promise<ApiKey[]>
  forget(db: Writer, memberId: string): Promise<unknown>
}

type Member = Asking & { readonly memberId: string }

export interface ApiKeysNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly right: Right
  /** A member as somebody who looks at games. */
  readonly viewerOf: (memberId: string) => Viewer
  readonly isMember: (db: Asker, memberId: string) => Promise<boolean>
}

export function createApiKeys({ storage, clock, right, viewerOf, isMember }: ApiKeysNeeds): ApiKeys {
  const { read, tx } = storage

  const create: ApiKeys['create'] = async (who, gameId, name) => {
    const may = await right(who, gameId)
    if (!may.ok) return may
    const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
    const stored: store.StoredKey = {
      ...{ id: randomUUID(), memberId: who.memberId, gameId, name },
      ...{
        begins: key.slice(0, SHOWN),
        keyHash: hashOf(key),
        createdAt: clock.now(),
        lastUsedAt: null,
        revokedAt: null,
      },
    }
    return tx(async (db) => {
      // The account may have been deleted since the session was read.
      if (!(await isMember(db, who.memberId))) return refused({ code: 'notLoggedIn' })
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

  const noteUse = async ({ id, lastUsedAt }: store.StoredKey): Promise<void> => {
    const now = clock.now()
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_MS) return
    await tx((db) => store.used(db, id, now))
  }

  const mine: ApiKeys['mine'] = async (memberId) => (await store.keysOfMember(read, memberId)).map(viewOf)

  return {
    ...{ create, revoke, mine, forget: store.forget },
    list: async (memberId, gameId) => (await store.keysOfGame(read, memberId, gameId)).map(viewOf),
    open: async (key) => {
      const found = await store.keyByHash(read, hashOf(key))
      if (!found || found.revokedAt) return refused({ code: 'keyUnknown' })
      const { id, memberId, gameId } = found
      const may = await right({ viewer: viewerOf(memberId), memberId }, gameId)
      if (!may.ok) return may
      await noteUse(found)
      return granted({ id, gameId, memberId, viewer: may.value })
    },
    personalData: mine,
  }
}

/** A random key needs no slow hash: there is nothing to guess. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

const viewOf = ({ id, gameId, name, begins, createdAt, lastUsedAt, revokedAt }: store.StoredKey): ApiKey => ({
  ...{ id, gameId, name, begins },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})
