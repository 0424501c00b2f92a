import { type Company, type CompanyLookup, isCvrNumber } from '@spilvaerk/schemas'
import type { Log } from '../../../platform/log/log.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { createBoundedCache } from '../../../platform/work/bounded-cache.ts'
import type { Register } from './register.ts'

export interface Companies {
  readonly adapter: Register['name'] | 'off'
  lookup(
    cvrNumber: string,
  ): Promise<Outcome<CompanyLookup, 'companyNotFound' | 'cvrInvalid' | 'lookupNotOffered' | 'registerSilent'>>
}

const TIMEOUT_MS = 3000
const KEPT_MS = 24 * 3_600_000
const KEPT = 1000

interface Kept {
  readonly company: Company | undefined
  readonly until: number
}

/** Without a register no company is found, and no name is made up. */
const NO_COMPANIES: Companies = {
  adapter: 'off',
  lookup: async () => refused({ code: 'lookupNotOffered' }),
}

export function createCompanies(register: Register | undefined, clock: Clock, log: Log): Companies {
  if (!register) return NO_COMPANIES
  const cache = createBoundedCache<Kept>(KEPT)

  /** What the register says, also that it knows nobody, is true for a day. */
  const ask = async (cvrNumber: string): Promise<Kept> => {
    const kept = cache.get(cvrNumber)
    const now = clock.now().getTime()
    if (kept && kept.until > now) return kept
    const company = await register.find(cvrNumber, AbortSignal.timeout(TIMEOUT_MS))
    return cache.set(cvrNumber, { company, until: now + KEPT_MS })
  }

  const lookup = async (
    cvrNumber: string,
  ): Promise<Outcome<CompanyLookup, 'companyNotFound' | 'cvrInvalid' | 'registerSilent'>> => {
    if (!isCvrNumber(cvrNumber)) return refused({ code: 'cvrInvalid' })
    try {
      const { company } = await ask(cvrNumber)
      return company ? granted({ company, source: register.name }) : refused({ code: 'companyNotFound' })
    } catch (error) {
      log.warn({ err: error }, 'company register')
      return refused({ code: 'registerSilent' })
    }
  }

  return { adapter: register.name, lookup }
}
