import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { MemberRole } from '@spilvaerk/schemas'
import type { Letter } from '../../../platform/mail/letter.ts'

interface Invited {
  readonly name: string
  readonly game: string
  readonly by: string
  readonly role: MemberRole
  readonly url: string
}

/** What somebody is told who is invited to work on a game. */
export function invited(language: Language, { name, game, by, role, url }: Invited): Letter {
  const t = translator(mails, language)
  return {
    ...{ language, name: name || t('invited.somebody') },
    subject: t('invited.subject', { game }),
    paragraphs: [t('invited.what', { by, game }), t(`invited.role.${role}`)],
    button: { label: t('invited.button'), url },
    otherwise: t('invited.otherwise'),
  }
}
