import { payment } from '@spilvaerk/messages/payment'
import { danishPhone } from '@spilvaerk/schemas'
import { textsOf } from '../../../lib/page-language.ts'
import type { Reading, Typed } from '../method.ts'

export type PhoneField = 'phone'

export function readPhone({ phone }: Typed<PhoneField>): Reading<PhoneField> {
  const t = textsOf(payment)
  if (phone.trim() === '') {
    const faults = { phone: t('missingField') }
    return { kind: 'missing', title: t('phone.missing'), description: t('phone.missingText'), faults }
  }
  const read = danishPhone.safeParse(phone)
  return read.success
    ? { kind: 'given', given: { phoneNumber: read.data } }
    : { kind: 'faulty', faults: { phone: t('phone.badNumber') } }
}
