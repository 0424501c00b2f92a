import {
  changeEmailInput,
  changePasswordForm,
  emailInput,
  loginInput,
  registerForm,
  resetPasswordForm,
  testIdentityInput,
  updateProfileInput,
} from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { onPageIn } from '../test/page-language.ts'
import { fieldFault } from './field-fault.ts'

const FORMS = {
  changeEmailInput,
  changePasswordForm,
  emailInput,
  loginInput,
  registerForm,
  resetPasswordForm,
  testIdentityInput: testIdentityInput.omit({ state: true }),
  updateProfileInput,
} as const satisfies Record<string, z.ZodObject>

/** What a person may type wrongly: nothing, too little, too much, what is no name, and two passwords that differ. */
const TYPED = ['', 'x', 'x'.repeat(300), 'www.x', '12 34']

const faultsOf = (form: z.ZodObject): readonly string[] =>
  TYPED.flatMap((typed) => {
    const fields = Object.keys(form.shape).filter((name) => !NOT_TYPED.includes(name))
    const values = Object.fromEntries(fields.map((name) => [name, name === 'confirmPassword' ? 'other' : typed]))
    const { error } = form.safeParse({ ...values, acceptTerms: false })
    return error?.issues.map(({ message }) => message) ?? []
  })
const NOT_TYPED = ['acceptTerms', 'rememberMe', 'marketingOptIn', 'birthDate']

test('a page in Danish says what the schema says', () => {
  expect(fieldFault('Ugyldig email-adresse')).toBe('Ugyldig email-adresse')
})

describe('on a page in English', () => {
  onPageIn('en')

  test.each(Object.entries(FORMS))('every fault of %s is in English', (_, form) => {
    const said = faultsOf(form)
    expect(said.length).toBeGreaterThan(0)
    for (const message of said) expect([message, fieldFault(message)]).not.toEqual([message, message])
  })

  test('what the server said stays', () => {
    expect(fieldFault('The username is taken')).toBe('The username is taken')
  })
})
