import { area } from '../area.ts'

/** A table game in the studio: its preview, its rules, and what is changed of them. */
export const tableStudio = area('tableStudio', {
  da: {
    preview: {
      title: 'Bordet på prøve',
      test: 'Prøverunder uden penge, spillet i din browser',
      open: 'Spil ved bordet',
      loading: 'Henter bordet…',
    },
  },
  en: {
    preview: {
      title: 'Table preview',
      test: 'Test rounds without money, played in your browser',
      open: 'Play at the table',
      loading: 'Loading the table…',
    },
  },
})
