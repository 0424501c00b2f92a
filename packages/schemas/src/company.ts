import { z } from 'zod'

const BAD_CVR = 'CVR-nummer skal være 8 cifre'
export const cvrNumber = z.string({ error: BAD_CVR }).regex(/^\d{8}$/, { error: BAD_CVR })
export const cvrRef = z.object({ cvrNumber })

export const company = z
  .object({
    name: z.string(),
    address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
    industry: z.string(),
    ceased: z.boolean().meta({ description: 'The company has stopped' }),
    adProtected: z.boolean().meta({ description: 'The company wants no advertisements' }),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof company>

export const companyLookup = z.object({
  company,
  source: z.string().meta({ description: '`embedded` is a made-up register, for trying out' }),
})
export type CompanyLookup = z.infer<typeof companyLookup>

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1] as const

/** The check digits of the register: eight digits, the first not 0, their weighted sum divisible by 11. */
export const isCvrNumber = (text: string): boolean =>
  /^[1-9]\d{7}$/.test(text) && WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11 === 0
