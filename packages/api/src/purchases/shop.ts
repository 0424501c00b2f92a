import type { User } from '@spilvaerk/schemas'
import type { Catalogue } from '../catalogue/service.ts'
import type { Clock } from '../clock.ts'
import type { Companies } from '../companies/service.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail/service.ts'
import type { Payments } from '../payments/service.ts'
import type { Storage } from '../storage/storage.ts'
import type { Ledger } from '../wallet/ledger.ts'

/** What buying and leasing works with. */
export interface Shop {
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly payments: Payments
  readonly ledger: Pick<Ledger, 'post'>
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  readonly catalogue: Pick<Catalogue, 'summary'>
  readonly companies: Pick<Companies, 'lookup'>
  readonly userOf: (memberId: string) => Promise<User>
  /** The lines of a receipt that say who it is from. */
  readonly seller: readonly string[]
  /** Where the links in mails and the ways back from a provider lead. */
  readonly site: () => string
}
