import type { Language } from '@spilvaerk/messages'

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What a Danish clock shows, as if it were UTC. */
const shownAt = (moment: Date): number => Date.parse(`${wallClock.format(moment).replace(' ', 'T')}Z`)

/** The instant at which a Danish day such as 2026-01-31 begins. */
export function danishDayStart(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The clock changes at 02:00 or 03:00, so the offset at the guess is that at midnight.
  const guess = new Date(midnight - 60 * 60_000)
  return new Date(midnight - (shownAt(guess) - guess.getTime()))
}

/** The instant at which the day after it begins. */
export function danishDayEnd(day: string): Date {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60_000)
  return danishDayStart(next.toISOString().slice(0, 10))
}

/** The Danish calendar day of a moment, such as 2026-01-31. */
export const danishDay = (moment: Date): string => wallClock.format(moment).slice(0, 10)

/** The moment as a Danish reader of a spreadsheet writes it: 2026-01-31 14:05:09. */
export const danishTime = (moment: Date): string => wallClock.format(moment)

const moment = new Intl.DateTimeFormat('da-DK', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'long',
  timeStyle: 'short',
})

const englishClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** The same in an English sentence: 31 January 2026 at 14:05. */
export const englishMoment = (at: Date): string => englishClock.format(at)

/** The moment as it stands in a sentence: 31. januar 2026 kl. 14.05. */
export const danishMoment = (at: Date): string => moment.format(at)

/** A moment in a sentence of the language. The time is Danish time in all of them. */
export const MOMENTS: Readonly<Record<Language, (at: Date) => string>> = { da: danishMoment, en: englishMoment }
