import { area } from '../area.ts'

/** The mails that a site in test mode would have sent. */
export const outbox = area('outbox', {
  da: {
    title: 'Udbakke',
    refresh: 'Hent igen',
    testMode: 'Testtilstand',
    about: 'Ingen mails forlader maskinen. De lægges her i stedet, og alle, der kan nå siden, kan læse dem.',
    none: 'Ingen mails endnu',
    noneHint: 'Opret en konto, så kommer den første.',
    mails: 'Mails',
    fromTo: 'Fra {{from}} til {{to}}',
    mail: 'Mail: {{subject}}',
    asText: 'Som tekst',
  },
  en: {
    title: 'Outbox',
    refresh: 'Fetch again',
    testMode: 'Test mode',
    about: 'No mail leaves the machine. They are put here instead, and anyone who can reach the page can read them.',
    none: 'No mails yet',
    noneHint: 'Create an account, and the first one will arrive.',
    mails: 'Mails',
    fromTo: 'From {{from}} to {{to}}',
    mail: 'Mail: {{subject}}',
    asText: 'As text',
  },
})
