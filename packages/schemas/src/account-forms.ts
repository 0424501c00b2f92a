import { z } from 'zod'
import { changePasswordInput, newPassword, registerInput, resetPasswordInput } from './account.ts'

const NOT_ACCEPTED = 'Du skal acceptere vilkår og betingelser'
const NO_MATCH = 'Adgangskoder matcher ikke'

const twice = z.object({ password: z.string(), confirmPassword: z.string() })

/** Says that the two differ as soon as both are there, whatever else is wrong with the form. */
const matching = {
  path: ['confirmPassword'],
  error: NO_MATCH,
  when: ({ value }: { value: unknown }) => twice.safeParse(value).success,
}
const isSame = ({ password, confirmPassword }: z.infer<typeof twice>) => password === confirmPassword

const confirmPassword = z.string({ error: NO_MATCH })

/** The registration form: what is sent, and two fields that are not. */
export const registerForm = registerInput
  .extend({
    confirmPassword,
    acceptTerms: z.boolean({ error: NOT_ACCEPTED }).refine((accepted) => accepted, { error: NOT_ACCEPTED }),
  })
  .refine(isSame, matching)
export type RegisterForm = z.input<typeof registerForm>

export const changePasswordForm = changePasswordInput.extend({ confirmPassword }).refine(isSame, matching)
export type ChangePasswordForm = z.input<typeof changePasswordForm>

/** The page behind the link of a reset mail; the token comes from the address. */
export const resetPasswordForm = resetPasswordInput
  .omit({ token: true })
  .extend({ password: newPassword, confirmPassword })
  .refine(isSame, matching)
export type ResetPasswordForm = z.input<typeof resetPasswordForm>
