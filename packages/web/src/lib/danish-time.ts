import type { Language } from '@spilvaerk/messages'
import { units } from '@spilvaerk/messages/units'
import { LOCALES } from './format.ts'
import { pageLanguage, textsOf } from './page-language.ts'

/** Everything that happened is told in Danish time, wherever the reader is: limits and days are counted in it. */
export function timeFormat(options: Intl.DateTimeFormatOptions): (when: Date | string) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return (when) => {
    const language = pageLanguage()
    made[language] ??= new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Europe/Copenhagen', ...options })
    return made[language].format(new Date(when))
  }
}

/** `21. nov. 2026 kl. 12.05` */
export const formatMoment = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** `21. november 2026` */
export const formatDay = timeFormat({ dateStyle: 'long' })

const MINUTE_S = 60
const HOUR_S = 3600
const two = (value: number): string => String(value).padStart(2, '0')

/** `0:07:42`: hours, minutes, seconds. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / HOUR_S)}:${two(Math.floor((whole % HOUR_S) / MINUTE_S))}:${two(whole % MINUTE_S)}`
}

/** `1 t. 5 min.` from minutes. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / MINUTE_S)
  const t = textsOf(units)
  if (hours === 0) return t('minutes', { minutes: whole })
  return whole % MINUTE_S === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: whole % MINUTE_S })
}
