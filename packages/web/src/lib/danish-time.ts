/** Everything that happened is told in Danish time, wherever the reader is: limits and days are counted in it. */
const lazily = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (when: Date | string): string => {
    made ??= new Intl.DateTimeFormat('da-DK', { timeZone: 'Europe/Copenhagen', ...options })
    return made.format(new Date(when))
  }
}

/** `21. nov. 2026 kl. 12.05` */
export const formatMoment = lazily({ dateStyle: 'medium', timeStyle: 'short' })

/** `21. november 2026` */
export const formatDay = lazily({ dateStyle: 'long' })

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
  if (hours === 0) return `${whole} min.`
  return whole % MINUTE_S === 0 ? `${hours} t.` : `${hours} t. ${whole % MINUTE_S} min.`
}
