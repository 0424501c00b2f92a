import { z } from 'zod'
import type { Register } from './register.ts'

const found = z.object({
  name: z.string(),
  address: z.string().nullish(),
  zipcode: z.union([z.string(), z.int()]).nullish(),
  city: z.string().nullish(),
  industrydesc: z.string().nullish(),
  protected: z.boolean().nullish(),
  enddate: z.string().nullish(),
})
const failed = z.object({ error: z.string() })

/** An API of the cvrapi kind: `?vat=…&country=dk`. It wants to know who asks: "App - Provider - Contact". */
export function cvrApiRegister(url: URL, contact: string, fetchIt: typeof fetch = fetch): Register {
  const find: Register['find'] = async (cvrNumber, signal) => {
    const target = new URL(url)
    target.searchParams.set('vat', cvrNumber)
    target.searchParams.set('country', 'dk')
    const headers = { 'User-Agent': `Spilvaerk - Spilvaerk - ${contact}`, Accept: 'application/json' }
    const response = await fetchIt(target, { headers, signal, redirect: 'error' })
    const body: unknown = await response.json()
    const failure = failed.safeParse(body)
    if (failure.success && failure.data.error === 'NOT_FOUND') return undefined
    if (failure.success || !response.ok)
      throw new Error(`the register answered ${failure.data?.error ?? response.status}`)
    const { name, address, zipcode, city, industrydesc, protected: adProtected, enddate } = found.parse(body)
    return {
      name,
      address: { street: address ?? '', postalCode: String(zipcode ?? ''), city: city ?? '' },
      industry: industrydesc ?? '',
      ceased: Boolean(enddate),
      adProtected: adProtected ?? false,
    }
  }
  return { name: 'cvrapi', find }
}
