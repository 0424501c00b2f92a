import { z } from 'zod'
import { seen } from './checks.ts'

/** From this age on one may play for money. */
const ADULT_AGE = 18

/**
 * Whether somebody of this birth date is of age on a day, both such as 1990-01-31. Compared as texts: who is born on
 * 29 February is of age on 1 March, because no 18th year has that day.
 */
export function isAdultOn(birthDate: string, day: string): boolean {
  const year = String(Number(birthDate.slice(0, 4)) + ADULT_AGE).padStart(4, '0')
  return day >= `${year}${birthDate.slice(4)}`
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The year of birth in a CPR number: the seventh digit tells the century of the two digits of the year.
 * Source: "Personnummeret i CPR-systemet", CPR-kontoret.
 */
function yearOf(twoDigits: number, seventh: number): number {
  if (seventh <= 3) return 1900 + twoDigits
  if (seventh === 4 || seventh === 9) return (twoDigits <= 36 ? 2000 : 1900) + twoDigits
  return (twoDigits <= 57 ? 2000 : 1800) + twoDigits
}

const CPR = /^(\d{2})(\d{2})(\d{2})-?(\d)(\d{3})$/

export interface NationalId {
  /** Ten digits. */
  readonly number: string
  /** Such as 1990-01-31. */
  readonly birthDate: string
}

/**
 * Reads a CPR number, with or without its hyphen. Its last digit proves nothing: numbers without the check of modulus 11
 * are given out since 2007.
 */
export function readNationalId(text: string): NationalId | undefined {
  const found = CPR.exec(text.trim())
  if (!found) return undefined
  const [, dd = '', mm = '', yy = '', seventh = '', rest = ''] = found
  const year = yearOf(Number(yy), Number(seventh))
  const [day, month] = [Number(dd), Number(mm)]
  if (month < 1 || month > 12 || day < 1 || day > lastDayOf(year, month)) return undefined
  return { number: `${dd}${mm}${yy}${seventh}${rest}`, birthDate: `${year}-${mm}-${dd}` }
}

export interface TestPerson {
  readonly name: string
  readonly nationalId: string
  readonly about: 'adult' | 'listedInRofus' | 'underAge'
}

/** Made-up people to prove an identity with in testtilstand. */
export const TEST_PERSONS: readonly TestPerson[] = [
  { name: 'Freja Prøvesen', nationalId: '1203880104', about: 'adult' },
  { name: 'Rolf Prøvesen', nationalId: '0507790209', about: 'listedInRofus' },
  { name: 'Ida Prøvesen', nationalId: '0906154308', about: 'underAge' },
]

/** The test person that the made-up register of the excluded lists. */
export const TEST_PERSON_IN_ROFUS = '0507790209'

const BAD_NATIONAL_ID = 'CPR-nummeret skal være ti cifre, og de første seks skal være en dato'
export const nationalIdText = z
  .string({ error: BAD_NATIONAL_ID })
  .max(20, { error: BAD_NATIONAL_ID })
  .refine((text) => readNationalId(text) !== undefined, { error: BAD_NATIONAL_ID })

const BAD_NAME = 'Navnet skal være fra 2 til 80 tegn'
const BAD_STATE = 'Forsøget er ikke gyldigt'

/** What carries one attempt to prove an identity. */
export const attemptState = z.string({ error: BAD_STATE }).regex(/^[\w-]{43}$/, { error: BAD_STATE })

/** Where to go on afterwards: a path of this site. */
const BAD_NEXT = 'Adressen skal være en side på webstedet'
const ownPath = z
  .string({ error: BAD_NEXT })
  .max(300, { error: BAD_NEXT })
  .regex(/^\/(?![/\\])[\w\-./?=&%]*$/, { error: BAD_NEXT })

export const startIdentityInput = z.object({ next: ownPath.optional() })
export type StartIdentityInput = z.infer<typeof startIdentityInput>

export const identityStart = z
  .object({
    url: z.string().meta({ description: 'Where to go next: an address of the provider, or a path of this server' }),
  })
  .meta({ id: 'IdentityStart' })

/** What the page that plays MitID sends. */
export const testIdentityInput = z.object({
  state: attemptState,
  nationalId: nationalIdText,
  name: z
    .string({ error: BAD_NAME })
    .overwrite(seen)
    .trim()
    .min(2, { error: BAD_NAME })
    .max(80, { error: BAD_NAME })
    .optional(),
})
export type TestIdentityInput = z.infer<typeof testIdentityInput>

export const IDENTITY_STATES = ['missing', 'proved', 'notNeeded'] as const

export const identity = z
  .object({
    state: z.enum(IDENTITY_STATES).meta({
      description: '`notNeeded`: a company account, which does not play; `missing`: play for money waits for it',
    }),
    provider: z.string().meta({ description: 'Who proves identities here: `mitid`, or `embedded` in testtilstand' }),
    test: z.boolean().meta({ description: 'Testtilstand: identities are made up' }),
    name: z.string().nullable().meta({ description: 'As the identity has it; null where it is not told' }),
    birthDate: z.iso.date().nullable(),
    provedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Identity' })
export type Identity = z.infer<typeof identity>
