import type { DemoAccount } from '@spilvaerk/schemas'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import { addMember, changeMember, endSessions, memberById, type StoredMember } from './store.ts'

/** Who may use it: nobody where it is not there, or requests that are made on this machine, or everybody. */
export type DemoUsers = 'nobody' | 'fromHere' | 'everybody'

const DEMO_ID = '69c6cad9-a311-442c-9fa0-6833497527c1'

/** Everybody knows it: the login page shows it. */
export const DEMO: DemoAccount = { email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' }

/** The hash of that password, ready made, because the start should not wait for it. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$yL30V79DFs30SYw6L2pAWw$PB0Q4AN6FxNFjXtEfQ/VJUSk6ZLk4qiPP1dKh3TeGVU'

export const mayUseDemo = (access: DemoUsers, fromHere: boolean): boolean =>
  access === 'everybody' || (access === 'fromHere' && fromHere)

/** The account that all visitors share: nobody changes, takes over or deletes it for the others. */
export const isDemo = (memberId: string): boolean => memberId === DEMO_ID

/** Nobody else gets its address, whether it is there just now or not. */
export const isReserved = (emailKey: string): boolean => emailKey === DEMO.email

/** Makes the demo account as it should be, or shuts it. */
export async function setDemo({ read, tx }: Storage, isOn: boolean, now: Date): Promise<string | undefined> {
  const stored = await memberById(read, DEMO_ID)
  if (isOn) await tx((db) => put(db, stored, now))
  else if (stored?.passwordHash) await tx((db) => shut(db))
  return isOn ? DEMO_ID : undefined
}

async function put(db: Writer, stored: StoredMember | undefined, now: Date): Promise<void> {
  const member = demoMember(now)
  const { createdAt: _, ...change } = member
  await (stored ? changeMember(db, DEMO_ID, change) : addMember(db, member))
}

async function shut(db: Writer): Promise<void> {
  await changeMember(db, DEMO_ID, { passwordHash: null })
  await endSessions(db, DEMO_ID)
}

const demoMember = (now: Date): StoredMember => ({
  ...{ id: DEMO_ID, createdAt: now, activatedAt: now, deletedAt: null, passwordHash: PASSWORD_HASH },
  ...{ username: 'demo', usernameKey: `demo:${DEMO_ID}`, email: DEMO.email, emailKey: DEMO.email },
  ...{ firstName: 'Demo', lastName: 'Spiller', phoneNumber: null, companyName: null, cvrNumber: null },
  ...{ kind: 'player', subscription: 'free', marketingOptIn: false, language: 'da' },
})
