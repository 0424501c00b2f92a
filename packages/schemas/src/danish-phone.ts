import { z } from 'zod'

/** A Danish number, with or without +45 and blanks. */
export const danishPhone = z
  .string({ error: 'Telefonnummeret skal være 8 cifre' })
  .transform((text) => text.replaceAll(/[\s-]/g, '').replace(/^(\+|00)45/, ''))
  .pipe(z.string().regex(/^[2-9]\d{7}$/, { error: 'Telefonnummeret skal være 8 cifre' }))
