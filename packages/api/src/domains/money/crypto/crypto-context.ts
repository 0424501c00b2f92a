import type { Log } from '../../../platform/log/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Limits } from '../../people/limits/service.ts'
import type { Ledger } from '../wallet/ledger.ts'
import type { Derive } from './addresses.ts'
import type { Chain } from './chain.ts'
import type { ChainName, Coin, Family } from './coins.ts'
import type { Rates } from './rates.ts'
import type { SimulatedChain } from './simulated-chain.ts'
import type { CryptoStore } from './store.ts'

/** What taking crypto payments works with. */
export interface CryptoContext {
  readonly storage: Storage
  readonly store: CryptoStore
  readonly clock: Clock
  readonly log: Log
  readonly ledger: Pick<Ledger, 'books' | 'post'>
  readonly limits: Pick<Limits, 'beforeDeposit' | 'mayDeposit'>
  readonly rates: Rates
  readonly derive: (family: Family) => Promise<Derive>
  /** Whether money of a coin can be sent to an address: it is whole, checksum and all, and of the right network. */
  readonly isAddress: (coin: Coin, address: string) => Promise<boolean>
  /** Those that are there. */
  readonly chains: Readonly<Record<ChainName, Chain | undefined>>
  /** The chain of demo, which does what it is told. */
  readonly simulated: SimulatedChain | undefined
  /** Tells whoever looks at an invoice that it has changed. */
  readonly changed: (invoiceId: string) => void
}

export interface Payer {
  readonly id: string
  readonly kind: 'player' | 'company'
}
