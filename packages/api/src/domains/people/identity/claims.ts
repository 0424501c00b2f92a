import { readNationalId } from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Person } from './provider.ts'

/**
 * What brokers of MitID call the same things, the first that is there counts: Criipto (`cprNumberIdentifier`,
 * `birthdate`), Signaturgruppen/Nets eID Broker (`dk.cpr`, `mitid.date_of_birth`, `mitid.identity_name`), Signicat (`nin`).
 */
const CLAIMS = {
  nationalId: ['cprNumberIdentifier', 'dk.cpr', 'nin', 'cpr'],
  birthDate: ['birthdate', 'mitid.date_of_birth', 'dateofbirth'],
  name: ['name', 'mitid.identity_name'],
} as const

type Claims = Readonly<Record<string, unknown>>

const first = (claims: Claims, names: readonly string[]): string | undefined =>
  names.map((name) => claims[name]).find((value): value is string => typeof value === 'string' && value !== '')

const isDate = (text: string | undefined): text is string => z.iso.date().safeParse(text).success

const MAX_NAME = 200

/** The person that claims tell of, or `undefined` when the birth date or the national id is missing. */
export function personIn(claims: Claims): Person | undefined {
  const id = readNationalId(first(claims, CLAIMS.nationalId) ?? '')
  const birthDate = first(claims, CLAIMS.birthDate)
  if (!id || !isDate(birthDate)) return undefined
  return { nationalId: id.number, birthDate, name: first(claims, CLAIMS.name)?.slice(0, MAX_NAME) ?? null }
}
