import { type Language, translator } from '@spilvaerk/messages'
import { answers } from '@spilvaerk/messages/answers'
import type { DemoAccount } from '@spilvaerk/schemas'
import type { Mail } from '../../../platform/mail/service.ts'
import { type Meter, NO_METER } from '../../../platform/metrics/metrics.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Companies } from '../companies/service.ts'
import type { AccountContext } from './account-context.ts'
import { createAttempts } from './attempts.ts'
import { DEMO, type DemoUsers, mayUseDemo, setDemo } from './demo.ts'
import { createEmailChange } from './email-change.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLeaving } from './leaving.ts'
import { lettersIn, linksTo } from './letters.ts'
import { createLogin } from './login.ts'
import { argon2Passwords, type Passwords } from './passwords.ts'
import { type AccountPorts, NO_PORTS } from './ports.ts'
import { createRecovery } from './recovery.ts'
import { createRegistration } from './registration.ts'
import { createSelf } from './self.ts'
import { createSessions } from './sessions.ts'
import { createStore } from './store.ts'
import { createUnlocking } from './unlocking.ts'

export type { AccountPorts } from './ports.ts'

export interface AccountsOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly mail: Mail
  readonly companies: Companies
  readonly sealing: Sealing
  /** Where the links in mails lead, without a slash at the end. */
  readonly site: () => string
  readonly demoUsers: DemoUsers
  /** Brakes by address; those by account are always on. */
  readonly byAddress: boolean
  readonly ports?: Partial<AccountPorts>
  readonly passwords?: Passwords
  readonly meter?: Meter
}

export function createAccounts(options: AccountsOptions) {
  const { storage, clock, mail, companies, sealing, site, demoUsers, byAddress, passwords = argon2Passwords } = options
  const store = createStore(storage)
  const sessions = createSessions(storage, store, clock)
  const base = {
    ...{ storage, clock, mail, companies, sealing, store, sessions, passwords, demoUsers },
    devices: createKnownDevices(store, clock),
    attempts: createAttempts({ byAddress, storage }),
    logins: (options.meter ?? NO_METER).createCounter('spilvaerk.logins', {
      description: 'Who came in, and who did not',
    }),
    ports: { ...NO_PORTS, ...options.ports },
    pages: () => linksTo(site()),
  }
  const da = speaking('da', base)
  const inLanguage = { da, en: speaking('en', base) }
  return {
    ...da,
    /** The same for a request in this language. */
    in: (language: Language) => inLanguage[language],
    /** Whose session it is, if it lives. */
    memberOf: sessions.memberOf,
    /** How to log in to the demo account, for a request that may. */
    demo: (fromHere: boolean): DemoAccount | undefined => (mayUseDemo(demoUsers, fromHere) ? DEMO : undefined),
    /** Makes or shuts the demo account, before the first request; its number, where there is one. */
    prepareDemo: (): Promise<string | undefined> => setDemo(storage, demoUsers !== 'nobody', clock.now()),
  }
}

export type Accounts = ReturnType<typeof createAccounts>

/** What is done for requests in a language: it decides the answers, and the mails that follow from them. */
function speaking(language: Language, base: Omit<AccountContext, 'language' | 'letters' | 'say'>) {
  const context: AccountContext = {
    ...base,
    language,
    letters: lettersIn(language),
    say: translator(answers, language),
  }
  return {
    ...createRegistration(context),
    ...createLogin(context),
    ...createRecovery(context),
    ...createUnlocking(context),
    ...createSelf(context),
    ...createEmailChange(context),
    ...createLeaving(context),
  }
}
