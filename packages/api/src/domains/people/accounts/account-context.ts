import type { Language, Translate } from '@spilvaerk/messages'
import type { Mail } from '../../../platform/mail/service.ts'
import type { Counter } from '../../../platform/metrics/metrics.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Companies } from '../companies/service.ts'
import type { Attempts } from './attempts.ts'
import type { DemoUsers } from './demo.ts'
import type { KnownDevices } from './known-devices.ts'
import type { lettersIn, linksTo } from './letters.ts'
import type { Passwords } from './passwords.ts'
import type { AccountPorts } from './ports.ts'
import type { createSessions } from './sessions.ts'
import type { createStore } from './store.ts'

/** What everything around accounts works with. */
export interface AccountContext {
  readonly storage: Storage
  readonly store: ReturnType<typeof createStore>
  readonly clock: Clock
  readonly mail: Mail
  readonly companies: Companies
  readonly sessions: ReturnType<typeof createSessions>
  readonly passwords: Passwords
  readonly attempts: Attempts
  readonly devices: KnownDevices
  readonly sealing: Sealing
  readonly ports: AccountPorts
  readonly demoUsers: DemoUsers
  /** Counts logins by `outcome`: `ok`, or the code of the refusal. */
  readonly logins: Counter
  /** The pages of the site; where that is may be known only once the server listens. */
  readonly pages: () => ReturnType<typeof linksTo>
  /** In which the request is answered, and the mails are written that it is the reason for. */
  readonly language: Language
  readonly letters: ReturnType<typeof lettersIn>
  readonly say: Translate<'answers'>
}
