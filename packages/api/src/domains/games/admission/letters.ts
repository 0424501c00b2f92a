import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Decision {
  readonly what: 'admitted' | 'rejected' | 'suspended'
  readonly game: string
  /** In the words of whoever decided. */
  readonly why: string
  readonly name: string
  readonly site: string
}

/** Why a game is stopped that was reported, as it is stored. */
export const REPORTED = mails.da.decided.reported

/** A reason in the language, where it is not in the words of a person. */
export const whyIn = (why: string, language: Language): string =>
  why === REPORTED ? translator(mails, language)('decided.reported') : why

/** What a maker is told of a decision. */
export function decided(language: Language, { what, game, why, name, site }: Decision): Letter {
  const t = translator(mails, language)
  return {
    ...{ language, name },
    subject: t(`decided.subject.${what}`, { game }),
    paragraphs: [t(`decided.what.${what}`), t('decided.why', { why: whyIn(why, language) })],
    button: { label: t('decided.button'), url: `${site}/casino-generator` },
    otherwise: t('decided.otherwise'),
  }
}
