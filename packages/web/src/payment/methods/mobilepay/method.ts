import { Smartphone } from 'lucide-react'
import { pageMethod } from '../method.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { type PhoneField, readPhone } from './read-phone.ts'

export const MOBILEPAY = pageMethod<PhoneField>({
  icon: Smartphone,
  empty: { phone: '' },
  Form: PhoneForm,
  read: readPhone,
  asksFirst: () => true,
})
