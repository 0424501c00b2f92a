import { z } from 'zod'

const danish = (value: number): string => value.toLocaleString('da-DK')

/** A whole number from `min` to `max`. */
export function whole(name: string, min: number, max: number) {
  const error = `${name} skal være et helt tal fra ${danish(min)} til ${danish(max)}`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** A number from `min` to `max`. */
export function amount(name: string, min: number, max: number) {
  const error = `${name} skal være et tal fra ${danish(min)} til ${danish(max)}`
  return z.number({ error }).min(min, { error }).max(max, { error })
}

/** A text that says something, without blanks around it. */
export const line = (name: string, max: number, clean = (text: string): string => text) =>
  z
    .string({ error: `${name} skal være en tekst` })
    .overwrite(clean)
    .trim()
    .min(1, { error: `${name} må ikke være tom` })
    .max(max, { error: `${name} må højst være ${danish(max)} tegn` })

/** What is not seen and moves what is: control characters, new lines, marks that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu
export const seen = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/ +/g, ' ')

/** A name or a title: one line of signs that are seen, whatever is sent. */
export const caption = (name: string, max: number) => line(name, max, seen)

/** A word for machines. */
export function key(name: string) {
  const error = `${name} skal være 1 til 40 små bogstaver, cifre og bindestreger`
  return z.string({ error }).regex(/^[a-z0-9-]{1,40}$/, { error })
}

export const list = <T extends z.ZodType>(name: string, item: T, min: number, max: number) =>
  z
    .array(item, { error: `${name} skal være en liste` })
    .min(min, { error: `${name} skal indeholde mindst ${danish(min)}` })
    .max(max, { error: `${name} må højst indeholde ${danish(max)}` })

export const yesOrNo = (name: string) => z.boolean({ error: `${name} skal være true eller false` })
