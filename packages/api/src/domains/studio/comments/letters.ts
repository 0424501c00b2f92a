import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Mentioned {
  readonly name: string
  /** What people have written themselves; absent where it is not for a mail of the casino. */
  readonly about: { readonly game: string; readonly by: string } | undefined
  readonly url: string
}

/** What a member is told whom another one mentions. What was said stands on the page only. */
export function mentioned(language: Language, { name, about, url }: Mentioned): Letter {
  const t = translator(mails, language)
  return {
    ...{ language, name },
    subject: about ? t('mentioned.subject', { game: about.game }) : t('mentioned.subjectUnnamed'),
    paragraphs: [about ? t('mentioned.what', about) : t('mentioned.whatUnnamed')],
    button: { label: t('mentioned.button'), url },
    otherwise: t('mentioned.otherwise'),
  }
}
