import { z } from 'zod'

// The kinds of settings: each is a text of the environment, and says in English what is allowed.

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number, normal: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .default(normal)
}

/** The number of a port, or `off`. */
export const portOrOff = () => {
  const error = 'must be off or a whole number from 0 to 65535'
  return z
    .string()
    .refine((value) => value === 'off' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535), { error })
    .default('off')
}

/** One of the words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, normal: T[number]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(normal as never)

/** A text that says something. */
export const text = (normal: string) => z.string().trim().min(1, { error: 'must not be empty' }).default(normal)

/** An address with one of the schemes, or a word that stands for none. */
export const address = (schemes: readonly string[], none: string) => {
  const error = `must be ${none} or an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`
  const isAddress = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol)
  return z
    .string()
    .trim()
    .refine((value) => value === none || isAddress(value), { error })
    .default(none)
}

/** The public key of an account on a main network: neither one of a test network nor one that can sign. */
export const accountKey = (prefixes: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === 'off' || new RegExp(`^[${prefixes}]pub[1-9A-HJ-NP-Za-km-z]{107}$`).test(value), {
      error: `must be off or the ${prefixes.split('').join('pub or ')}pub of an account on the main network`,
    })
    .default('off')
