import { z } from 'zod'
import { NO_CARD } from '../../card-numbers.ts'
import { describeMethod } from '../method.ts'
import { testBehaviourOf } from './test-cards.ts'

const TOKEN = 'paymentToken skal være en tekst på højst 200 tegn'

export const CREDIT_CARD = describeMethod({
  da: {
    name: 'Kreditkort',
    choice: 'kreditkort',
    paidWith: 'kort',
    receipt: 'Betalt med kort.',
    refund: 'Pengene er på vej tilbage til det kort, som du betalte med.',
  },
  en: {
    name: 'Credit card',
    choice: 'credit card',
    paidWith: 'card',
    receipt: 'Paid with a card.',
    refund: 'The money is on its way back to the card that you paid with.',
  },
  renewedWith: { da: 'et kort', en: 'a card' },
  request: {
    paymentToken: z
      .string({ error: TOKEN })
      .max(200, { error: TOKEN })
      .refine(...NO_CARD)
      .optional()
      .meta({ description: 'What the provider’s field in the page made of the card; never the card itself' }),
  },
  referencePrefix: 'kort',
  testBehaviour: ({ paymentToken }) => (paymentToken === undefined ? undefined : testBehaviourOf(paymentToken)),
})
