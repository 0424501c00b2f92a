import { area } from '../area.ts'

/** Amounts with their units. Spaces inside them do not break. */
export const units = area('units', {
  da: {
    kroner: '{{amount}}\u00a0kr.',
    percent: '{{amount}}\u00a0%',
    minutes: '{{minutes}} min.',
    hours: '{{hours}} t.',
    hoursAndMinutes: '{{hours}} t. {{minutes}} min.',
    months_one: '{{count}} måned',
    months_other: '{{count}} måneder',
  },
  en: {
    kroner: '{{amount}}\u00a0kr.',
    percent: '{{amount}}%',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    hoursAndMinutes: '{{hours}} h {{minutes}} min',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
})
