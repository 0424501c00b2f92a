import { danishPhone } from '@spilvaerk/schemas'
import { MISSING, type Reading, type Typed } from '../method.ts'

export type PhoneField = 'phone'

export function readPhone({ phone }: Typed<PhoneField>): Reading<PhoneField> {
  if (phone.trim() === '') {
    const description = 'Indtast dit MobilePay telefonnummer.'
    return { kind: 'missing', title: 'Manglende telefonnummer', description, faults: { phone: MISSING } }
  }
  const read = danishPhone.safeParse(phone)
  return read.success
    ? { kind: 'given', given: { phoneNumber: read.data } }
    : { kind: 'faulty', faults: { phone: 'Telefonnummeret skal være 8 cifre' } }
}
