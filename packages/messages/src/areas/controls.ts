import { area } from '../area.ts'

/** Words on controls that stand on many pages. */
export const controls = area('controls', {
  da: {
    tryAgain: 'Prøv igen',
    reload: 'Genindlæs siden',
    loading: 'Indlæser...',
    cancel: 'Fortryd',
    close: 'Luk',
    show: 'Vis {{what}}',
    hide: 'Skjul {{what}}',
    password: 'adgangskode',
    fieldsToCorrect_one: 'Der er ét felt at rette',
    fieldsToCorrect_other: 'Der er {{count}} felter at rette',
    message: 'Besked',
    messages: 'Beskeder ({{hotkey}})',
    closeMessage: 'Luk besked',
    copy: 'Kopiér',
    copied: 'Kopieret',
    notCopied: {
      title: 'Ikke kopieret',
      description: 'Browseren tillader ikke, at vi kopierer. Markér teksten, og kopiér den selv.',
    },
  },
  en: {
    tryAgain: 'Try again',
    reload: 'Reload the page',
    loading: 'Loading…',
    cancel: 'Cancel',
    close: 'Close',
    show: 'Show {{what}}',
    hide: 'Hide {{what}}',
    password: 'password',
    fieldsToCorrect_one: 'There is one field to correct',
    fieldsToCorrect_other: 'There are {{count}} fields to correct',
    message: 'Message',
    messages: 'Messages ({{hotkey}})',
    closeMessage: 'Close message',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: {
      title: 'Not copied',
      description: 'The browser does not let us copy. Select the text, and copy it yourself.',
    },
  },
})
