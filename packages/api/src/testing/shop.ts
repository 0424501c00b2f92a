import type { Language } from '@spilvaerk/messages'
import { PAYMENT_METHODS, type PaymentMethod } from '@spilvaerk/schemas'
import { createGate } from '../domains/games/admission/service.ts'
import { memberViewer } from '../domains/games/catalogue/service.ts'
import type { PaymentProvider } from '../domains/money/payments/provider.ts'
import type { Shop } from '../domains/money/purchases/shop.ts'
import { createLedger } from '../domains/money/wallet/ledger.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { House } from './house.ts'
import { keptLog } from './log.ts'

/** What buying works with, at a provider that can do no more than what is given. */
export const shopOf = (house: House, clock: Clock, provider: Partial<PaymentProvider>): Shop => ({
  ...{ storage: house.storage, clock, log: keptLog().log, ledger: createLedger(clock), mail: house.mail },
  ...{
    catalogue: house.catalogue,
    companies: house.companies,
    userOf: house.accounts.me,
    isMember: house.accounts.isMember,
    languageOf: house.accounts.languageOf,
    site: () => 'http://spil.test',
    gate: createGate(house.catalogue),
    makerOf: async () => undefined,
    viewerOf: memberViewer,
    seller: [],
  },
  payments: {
    of: () => provider,
    taking: () => ({ name: 'test', ...provider }),
    words: (method: PaymentMethod, language: Language) => PAYMENT_METHODS[method][language],
  } as unknown as Shop['payments'],
})
