import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { MemberRole } from '@spilvaerk/schemas'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Invited {
  readonly name: string
  /** What people have written themselves; absent where it is not for a mail of the casino. */
  readonly about: { readonly game: string; readonly by: string } | undefined
  readonly role: MemberRole
  readonly url: string
}

/** What somebody is told who is invited to work on a game. */
export function invited(language: Language, { name, about, role, url }: Invited): Letter {
  const t = translator(mails, language)
  return {
    ...{ language, name: name || t('invited.somebody') },
    subject: about ? t('invited.subject', { game: about.game }) : t('invited.subjectUnnamed'),
    paragraphs: [about ? t('invited.what', about) : t('invited.whatUnnamed'), t(`invited.role.${role}`)],
    button: { label: t('invited.button'), url },
    otherwise: t('invited.otherwise'),
  }
}
