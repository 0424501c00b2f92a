import { z } from 'zod'
import { email } from './account.ts'

export const CONTACT_TOPICS = ['account', 'money', 'game', 'purchase', 'limits', 'complaint', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

const MAX_MESSAGE = 4000
const NAME = 'Navnet skal være fra 2 til 80 tegn'
const TOPIC = 'Vælg, hvad det handler om'
const MESSAGE = 'Beskeden skal være fra 10 til 4.000 tegn'
/** The name stands in a mail: it brings no lines and no links of its own. */
const NO_NAME = /[\p{C}\p{Zl}\p{Zp}]|:\/\/|\bwww\./iu

export const contactInput = z.object({
  name: z
    .string({ error: NAME })
    .trim()
    .min(2, { error: NAME })
    .max(80, { error: NAME })
    .refine((text) => !NO_NAME.test(text), { error: NAME }),
  email,
  topic: z.enum(CONTACT_TOPICS, { error: TOPIC }),
  message: z.string({ error: MESSAGE }).trim().min(10, { error: MESSAGE }).max(MAX_MESSAGE, { error: MESSAGE }),
})
export type ContactInput = z.infer<typeof contactInput>

export const contacted = z
  .object({ number: z.int().meta({ description: 'What the message is known by, also in the mails about it' }) })
  .meta({ id: 'Contacted' })
export type Contacted = z.infer<typeof contacted>
