import { area } from '../area.ts'

/** Words on controls that stand on many pages. */
export const controls = area('controls', {
  da: {
    tryAgain: 'Prøv igen',
    reload: 'Genindlæs siden',
    loading: 'Indlæser...',
    cancel: 'Fortryd',
    close: 'Luk',
    copy: 'Kopiér',
    copied: 'Kopieret',
    optional: '(valgfrit)',
    password: 'adgangskode',
    show: 'Vis {{what}}',
    hide: 'Skjul {{what}}',
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
    copy: 'Copy',
    copied: 'Copied',
    optional: '(optional)',
    password: 'password',
    show: 'Show {{what}}',
    hide: 'Hide {{what}}',
    notCopied: {
      title: 'Not copied',
      description: 'The browser does not let us copy. Select the text, and copy it yourself.',
    },
  },
})
