import type { Language } from '@spilvaerk/messages'
import type { User } from '@spilvaerk/schemas'
import type { Log } from '../../../platform/log/log.ts'
import type { Mail } from '../../../platform/mail/service.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import type { Companies } from '../../people/companies/service.ts'
import type { Payments } from '../payments/service.ts'
import type { Ledger } from '../wallet/ledger.ts'
import type { Writing } from './letters.ts'

/** What buying and leasing works with. */
export interface Shop {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly payments: Payments
  readonly ledger: Pick<Ledger, 'post' | 'balanceMicro' | 'movementOf'>
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  readonly catalogue: Pick<Catalogue, 'summary'>
  /** Only what is admitted is sold and leased. */
  readonly gate: Pick<Gate, 'admittedVersion'>
  /** The member who made a game, where one did. */
  readonly makerOf: (db: Asker, gameId: number) => Promise<string | undefined>
  /** A member as somebody who looks at games. */
  readonly viewerOf: (memberId: string) => Viewer
  readonly companies: Pick<Companies, 'lookup'>
  /** Whether the account is still there: who has left buys nothing, whatever was on its way. */
  readonly isMember: (db: Asker, memberId: string) => Promise<boolean>
  readonly userOf: (memberId: string) => Promise<User>
  readonly languageOf: (memberId: string) => Promise<Language>
  /** The lines of a receipt that say who it is from. */
  readonly seller: readonly string[]
  /** Where the links in mails and the ways back from a provider lead. */
  readonly site: () => string
}

/** In which language a member is written to, and where links lead. */
export const writingTo = async ({ languageOf, site }: Shop, memberId: string): Promise<Writing> => ({
  language: await languageOf(memberId),
  site: site(),
})
