import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { Unsettled } from './refusals.ts'

export interface Progress {
  readonly level: number
  readonly xp: number
}

/** What a domain knows of a member, for "download my data". */
export interface PersonalDataSource {
  /** The subject, as the file names it. */
  readonly name: string
  read(memberId: string): Promise<unknown>
}

/** What other domains have to say about members. They know a member by his number alone. */
export interface AccountPorts {
  /** Asked at each login with the right password, such as the register of the excluded. */
  readonly mayEnter: (memberId: string) => Promise<Outcome<void, 'listedInRofus'>>
  readonly progress: (memberId: string) => Promise<Progress>
  /** Asked inside the transaction that deletes an account: a sentence in Danish that says why it cannot be, if so. */
  readonly keepsFromLeaving: readonly ((db: Asker, memberId: string) => Promise<Unsettled | undefined>)[]
  /** Told inside that transaction: what is personal goes. */
  readonly whenLeaving: readonly ((db: Writer, memberId: string) => Promise<unknown>)[]
  readonly personalData: readonly PersonalDataSource[]
}

/** Nobody has anything to say. */
export const NO_PORTS: AccountPorts = {
  mayEnter: async () => granted(undefined),
  progress: async () => ({ level: 1, xp: 0 }),
  keepsFromLeaving: [],
  whenLeaving: [],
  personalData: [],
}
