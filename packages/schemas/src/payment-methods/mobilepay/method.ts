import { danishPhone } from '../../danish-phone.ts'
import { describeMethod } from '../method.ts'
import { TEST_PHONES } from './test-phones.ts'

export const MOBILEPAY = describeMethod({
  da: {
    name: 'MobilePay',
    choice: 'MobilePay',
    paidWith: 'MobilePay',
    receipt: 'Betalt med MobilePay.',
    refund: 'Pengene er på vej tilbage til dig gennem MobilePay.',
  },
  en: {
    name: 'MobilePay',
    choice: 'MobilePay',
    paidWith: 'MobilePay',
    receipt: 'Paid with MobilePay.',
    refund: 'The money is on its way back to you through MobilePay.',
  },
  // A one-off payment: each one is approved by the payer.
  renewedWith: null,
  request: { phoneNumber: danishPhone.optional().meta({ description: 'Whose MobilePay is asked' }) },
  referencePrefix: 'mobilepay',
  testBehaviour: ({ phoneNumber }) => TEST_PHONES.find(({ number }) => number === phoneNumber)?.behaviour,
})
