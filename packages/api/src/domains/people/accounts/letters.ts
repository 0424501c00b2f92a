import type { Letter } from '../../../platform/mail/letter.ts'

const IGNORE = 'Har du ikke bedt om det, kan du roligt se bort fra mailen.'
const NOT_YOU = 'Var det ikke dig, så nulstil din adgangskode på login-siden med det samme.'

/** The pages that links in mails open. */
export const linksTo = (site: string) => ({
  activate: (token: string) => `${site}/auth/activate?token=${token}`,
  reset: (token: string) => `${site}/auth/reset?token=${token}`,
  confirmEmail: (token: string) => `${site}/auth/confirm-email?token=${token}`,
  unlock: (token: string) => `${site}/auth/unlock?token=${token}`,
  login: `${site}/auth/login`,
})

export const activation = (name: string, username: string, url: string): Letter => ({
  subject: 'Aktivér din konto hos Spilværk',
  name,
  paragraphs: [
    `Velkommen til Spilværk. Din konto hedder ${username}.`,
    'Aktivér den med knappen herunder, så kan du logge ind. Linket virker i 7 dage.',
  ],
  button: { label: 'Aktivér min konto', url },
  otherwise: 'Har du ikke oprettet en konto, så gør ingenting: uden aktivering bliver den slettet igen.',
})

/** To whoever owns an address that somebody registers again. */
export const alreadyRegistered = (name: string, url: string): Letter => ({
  subject: 'Du har allerede en konto hos Spilværk',
  name,
  paragraphs: [
    'Nogen, måske dig selv, har forsøgt at oprette en konto med din email-adresse. Du har allerede en.',
    'Log ind med den. Har du glemt adgangskoden, kan du nulstille den på login-siden.',
  ],
  button: { label: 'Log ind', url },
  otherwise: 'Var det ikke dig, er der ikke sket noget: din konto er uændret.',
})

/** The same when the account still waits: choosing a password proves that the address is one's own. */
export const registeredUnactivated = (name: string, url: string): Letter => ({
  subject: 'Din konto hos Spilværk venter på dig',
  name,
  paragraphs: [
    'Nogen, måske dig selv, har forsøgt at oprette en konto med din email-adresse. Der er allerede en, som ikke er aktiveret.',
    'Vælg en adgangskode med knappen herunder, så er kontoen din og aktiveret. Linket virker i 20 minutter.',
  ],
  button: { label: 'Vælg adgangskode', url },
  otherwise: IGNORE,
})

export const reset = (name: string, url: string): Letter => ({
  subject: 'Nulstil din adgangskode',
  name,
  paragraphs: ['Vælg en ny adgangskode med knappen herunder. Linket virker i 20 minutter og kun én gang.'],
  button: { label: 'Vælg ny adgangskode', url },
  otherwise: IGNORE,
})

export const unlock = (name: string, url: string): Letter => ({
  subject: 'Log ind på en ny enhed',
  name,
  paragraphs: [
    'Der har været for mange forkerte forsøg på at logge ind på din konto, så enheder, du ikke har brugt før, må vente.',
    'Vil du logge ind på en ny enhed nu, så åbn linket på den. Linket virker i 20 minutter og kun én gang, og bagefter logger du ind med din adgangskode som altid.',
  ],
  button: { label: 'Brug denne enhed', url },
  otherwise:
    'Har du ikke bedt om det, så gør ingenting. Din konto er uændret, og uden din adgangskode åbner linket ingenting.',
})

export const passwordChanged = (name: string, url: string): Letter => ({
  subject: 'Din adgangskode er ændret',
  name,
  paragraphs: ['Adgangskoden til din konto er lige blevet ændret, og dine andre enheder er logget ud.'],
  button: { label: 'Log ind', url },
  otherwise: NOT_YOU,
})

export const confirmEmail = (name: string, url: string): Letter => ({
  subject: 'Bekræft din nye email-adresse',
  name,
  paragraphs: ['Bekræft, at denne adresse skal høre til din konto hos Spilværk. Linket virker i et døgn.'],
  button: { label: 'Bekræft adressen', url },
  otherwise: IGNORE,
})

/** To an address that somebody else's account already has. */
export const addressInUse = (url: string): Letter => ({
  subject: 'Adressen hører allerede til en konto',
  name: 'du',
  paragraphs: [
    'Nogen har bedt om at bruge denne adresse til sin konto hos Spilværk, men den hører allerede til en konto.',
  ],
  button: { label: 'Log ind', url },
  otherwise: IGNORE,
})

export const emailChangeAsked = (name: string, newEmail: string): Letter => ({
  subject: 'Nogen vil ændre din email-adresse',
  name,
  paragraphs: [
    `Der er bedt om, at din konto fremover skal bruge ${newEmail}. Det sker først, når det er bekræftet fra den adresse.`,
  ],
  otherwise: NOT_YOU,
})

export const emailChanged = (name: string, newEmail: string): Letter => ({
  subject: 'Din email-adresse er ændret',
  name,
  paragraphs: [`Din konto bruger nu ${newEmail}. Log ind med den fremover.`],
  otherwise: 'Var det ikke dig, så skriv til os ved at svare på denne mail.',
})

export const deleted = (name: string): Letter => ({
  subject: 'Din konto er slettet',
  name,
  paragraphs: [
    'Din konto og dine personlige oplysninger er slettet. Det, loven kræver, at vi gemmer om penge og runder, står uden dit navn.',
  ],
  otherwise: 'Tak, fordi du kiggede forbi.',
})
