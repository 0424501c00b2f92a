import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import { support } from '@spilvaerk/messages/support'
import type { ContactInput } from '@spilvaerk/schemas'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Written extends ContactInput {
  readonly number: number
  readonly language: Language
}

/** To support: all that was written. Its staff reads Danish. */
export function letterToSupport({ number, name, email, topic, message, language }: Written): Letter {
  const t = translator(mails, 'da')
  const values = { number, name, email, topic: translator(support, 'da')(`topics.${topic}`), language }
  return {
    language: 'da',
    subject: t('contact.subject', values),
    name: 'support',
    paragraphs: [t('contact.from', values), message],
    otherwise: t('contact.answer', values),
  }
}

/** To whoever wrote. Anybody can give any address, so nothing that was written is repeated. */
export function letterToSender({ number, name, topic, language }: Written): Letter {
  const t = translator(mails, language)
  const values = { number, topic: translator(support, language)(`topics.${topic}`) }
  return {
    language,
    subject: t('contactReceived.subject', values),
    name,
    paragraphs: [t('contactReceived.what', values), t('contactReceived.when')],
    otherwise: t('contactReceived.otherwise'),
  }
}
