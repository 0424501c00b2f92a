import { type Language, translator } from '@spilvaerk/messages'
import { mails } from '@spilvaerk/messages/mails'
import type { Letter } from '../../../platform/mail/letter.ts'

/** The pages that links in mails open. */
export const linksTo = (site: string) => ({
  activate: (token: string) => `${site}/auth/activate?token=${token}`,
  reset: (token: string) => `${site}/auth/reset?token=${token}`,
  confirmEmail: (token: string) => `${site}/auth/confirm-email?token=${token}`,
  unlock: (token: string) => `${site}/auth/unlock?token=${token}`,
  login: `${site}/auth/login`,
})

/** The mails about an account. */
export function lettersIn(language: Language) {
  const t = translator(mails, language)
  return {
    activation: (name: string, username: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('activation.subject'),
      paragraphs: [t('activation.welcome', { username }), t('activation.how')],
      button: { label: t('activation.button'), url },
      otherwise: t('activation.otherwise'),
    }),

    /** To whoever owns an address that somebody registers again. */
    alreadyRegistered: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('alreadyRegistered.subject'),
      paragraphs: [t('alreadyRegistered.what'), t('alreadyRegistered.how')],
      button: { label: t('logIn'), url },
      otherwise: t('alreadyRegistered.otherwise'),
    }),

    /** The same when the account still waits: choosing a password proves that the address is one's own. */
    registeredUnactivated: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('registeredUnactivated.subject'),
      paragraphs: [t('registeredUnactivated.what'), t('registeredUnactivated.how')],
      button: { label: t('registeredUnactivated.button'), url },
      otherwise: t('ignore'),
    }),

    reset: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('reset.subject'),
      paragraphs: [t('reset.how')],
      button: { label: t('reset.button'), url },
      otherwise: t('ignore'),
    }),

    unlock: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('unlock.subject'),
      paragraphs: [t('unlock.why'), t('unlock.how')],
      button: { label: t('unlock.button'), url },
      otherwise: t('unlock.otherwise'),
    }),

    passwordChanged: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('passwordChanged.subject'),
      paragraphs: [t('passwordChanged.what')],
      button: { label: t('logIn'), url },
      otherwise: t('notYou'),
    }),

    confirmEmail: (name: string, url: string): Letter => ({
      ...{ language, name },
      subject: t('confirmEmail.subject'),
      paragraphs: [t('confirmEmail.how')],
      button: { label: t('confirmEmail.button'), url },
      otherwise: t('ignore'),
    }),

    /** To an address that somebody else's account already has. */
    addressInUse: (url: string): Letter => ({
      ...{ language, name: t('addressInUse.name') },
      subject: t('addressInUse.subject'),
      paragraphs: [t('addressInUse.what')],
      button: { label: t('logIn'), url },
      otherwise: t('ignore'),
    }),

    emailChangeAsked: (name: string, email: string): Letter => ({
      ...{ language, name },
      subject: t('emailChangeAsked.subject'),
      paragraphs: [t('emailChangeAsked.what', { email })],
      otherwise: t('notYou'),
    }),

    emailChanged: (name: string, email: string): Letter => ({
      ...{ language, name },
      subject: t('emailChanged.subject'),
      paragraphs: [t('emailChanged.what', { email })],
      otherwise: t('emailChanged.otherwise'),
    }),

    deleted: (name: string): Letter => ({
      ...{ language, name },
      subject: t('deleted.subject'),
      paragraphs: [t('deleted.what')],
      otherwise: t('deleted.otherwise'),
    }),
  }
}
