import { createGate } from '../admission/service.ts'
import { memberViewer } from '../catalogue/service.ts'
import type { Clock } from '../clock.ts'
import type { Shop } from '../purchases/shop.ts'
import { createLedger } from '../wallet/ledger.ts'
import type { House } from './house.ts'
import { keptLog } from './log.ts'

/** What buying works with, at a provider of which only what gives money back is asked. */
export const shopOf = (house: House, clock: Clock, refund: (reference: string) => Promise<unknown>): Shop => ({
  ...{ storage: house.storage, clock, log: keptLog().log, ledger: createLedger(clock), mail: house.mail },
  ...{
    catalogue: house.catalogue,
    companies: house.companies,
    userOf: house.accounts.me,
    site: () => 'http://spil.test',
    gate: createGate(house.catalogue),
    makerOf: async () => undefined,
    viewerOf: memberViewer,
    seller: [],
  },
  payments: { of: () => ({ refund }) } as unknown as Shop['payments'],
})
