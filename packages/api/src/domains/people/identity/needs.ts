import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { EmbeddedProvider } from './embedded.ts'
import type { IdentityProvider } from './provider.ts'

/** Who proves an identity, in which session. */
export interface Prover {
  readonly id: string
  readonly kind: 'player' | 'company'
  readonly sessionId: string
}

export interface IdentityNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly sealing: Sealing
  readonly provider: IdentityProvider | EmbeddedProvider
  /** Where people reach the site, without a slash at the end. */
  readonly site: () => string
  /** Told of each account whose identity was proved. */
  readonly proved: (memberId: string) => Promise<unknown>
}
