import { formatDay, formatMoment } from '../lib/danish-time.ts'

const english = (options: Intl.DateTimeFormatOptions) => (when: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Copenhagen', ...options }).format(new Date(when))

/** The dashboard speaks Danish, the studio English. */
export const WORDS = {
  da: {
    about: 'En nøgle åbner dette spils endepunkter, 1.000 kald i minuttet.',
    howTo: 'Se, hvordan de kaldes (OpenAPI)',
    loading: 'Indlæser nøgler...',
    none: 'Ingen nøgler endnu.',
    list: 'Dine nøgler',
    name: 'Nøglens navn',
    create: 'Lav en nøgle',
    creating: 'Laver nøgle...',
    saveNow: 'Gem nøglen nu. Den vises kun denne ene gang.',
    copy: 'Kopiér nøglen',
    copied: 'Nøglen er kopieret',
    notCopied: 'Browseren tillader ikke, at vi kopierer. Markér nøglen, og kopiér den selv.',
    failed: 'Fejl',
    retry: 'Prøv igen',
    stop: 'Stop',
    stopForGood: 'Stop for altid',
    keep: 'Behold',
    stopped: 'Stoppet',
    numbered: (number: number) => `Nøgle ${number}`,
    made: (when: string) => `Lavet ${formatDay(when)}`,
    used: (when: string | null) => (when ? `Sidst brugt ${formatMoment(when)}` : 'Aldrig brugt'),
  },
  en: {
    about: 'A key opens the endpoints of its own game, 1000 requests a minute.',
    howTo: 'See how they are called (OpenAPI)',
    loading: 'Loading keys…',
    none: 'No keys yet.',
    list: 'Your keys',
    name: 'Name of the key',
    create: 'Create key',
    creating: 'Creating key…',
    saveNow: 'Save the key now. It is shown this once.',
    copy: 'Copy key',
    copied: 'Key copied',
    notCopied: 'The browser does not let us copy. Mark the key, and copy it yourself.',
    failed: 'Not done',
    retry: 'Try again',
    stop: 'Revoke',
    stopForGood: 'Revoke for good',
    keep: 'Keep',
    stopped: 'Revoked',
    numbered: (number: number) => `Key ${number}`,
    made: (when: string) => `Created ${english({ dateStyle: 'long' })(when)}`,
    used: (when: string | null) =>
      when ? `last used ${english({ dateStyle: 'medium', timeStyle: 'short' })(when)}` : 'never used',
  },
} as const

export type Words = (typeof WORDS)[keyof typeof WORDS]
