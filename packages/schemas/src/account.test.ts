import { describe, expect, test } from 'vitest'
import { emailInput, loginInput, registerInput } from './account.ts'
import { registerForm } from './account-forms.ts'
import { isCvrNumber } from './company.ts'

const filled = {
  username: 'karen',
  email: 'karen@example.dk',
  password: 'hemmelig1',
  firstName: 'Karen',
  lastName: 'Holm',
  phoneNumber: '',
  companyName: '',
  cvrNumber: '',
  marketingOptIn: false,
  confirmPassword: 'hemmelig1',
  acceptTerms: true,
}

const faults = (changes: object) =>
  (registerForm.safeParse({ ...filled, ...changes }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('the registration form', () => {
  test('takes the least that is asked', () => {
    expect(faults({})).toEqual([])
    expect(faults({ username: 'abc', password: '123456', confirmPassword: '123456' })).toEqual([])
    expect(faults({ firstName: 'Anne-Grethe Åse', lastName: 'O’Æbelø d. Y.', username: 'k.holm_1' })).toEqual([])
    expect(faults({ firstName: 'Bo', lastName: 'Bo', cvrNumber: '12345678' })).toEqual([])
  })

  test.each([
    ['username', 'ab', 'Brugernavn skal være mindst 3 tegn'],
    ['username', ' a ', 'Brugernavn skal være mindst 3 tegn'],
    ['firstName', 'Karen\nLæs her', 'Fornavn indeholder tegn, der ikke kan bruges'],
    ['lastName', 'se https://ond.dk', 'Efternavn indeholder tegn, der ikke kan bruges'],
    ['username', 'a\u202Enerak', 'Brugernavn indeholder tegn, der ikke kan bruges'],
    ['email', 'karen', 'Ugyldig email-adresse'],
    ['email', '', 'Ugyldig email-adresse'],
    ['firstName', 'K', 'Fornavn skal være mindst 2 tegn'],
    ['lastName', '', 'Efternavn skal være mindst 2 tegn'],
    ['cvrNumber', '1234567', 'CVR-nummer skal være 8 cifre'],
    ['cvrNumber', '1234567a', 'CVR-nummer skal være 8 cifre'],
    ['acceptTerms', false, 'Du skal acceptere vilkår og betingelser'],
    ['confirmPassword', 'hemmelig2', 'Adgangskoder matcher ikke'],
  ])('%s %j: %s', (field, value, message) => {
    expect(faults({ [field]: value })).toEqual([[field, message]])
  })

  test('a short password is named once, and both faults of the passwords stand beside others', () => {
    expect(faults({ password: '12345', confirmPassword: '12345' })).toEqual([
      ['password', 'Adgangskode skal være mindst 6 tegn'],
    ])
    expect(faults({ username: '', confirmPassword: 'x' })).toEqual([
      ['username', 'Brugernavn skal være mindst 3 tegn'],
      ['confirmPassword', 'Adgangskoder matcher ikke'],
    ])
  })
})

test('what is sent needs no confirmation, and what is missing is named as what is too short', () => {
  const { confirmPassword: _, acceptTerms: __, ...sent } = filled
  expect(registerInput.parse(sent)).toEqual(sent)
  const messages = registerInput.safeParse({}).error?.issues.map(({ message }) => message)
  expect(messages).toEqual([
    'Brugernavn skal være mindst 3 tegn',
    'Ugyldig email-adresse',
    'Adgangskode skal være mindst 6 tegn',
    'Fornavn skal være mindst 2 tegn',
    'Efternavn skal være mindst 2 tegn',
  ])
})

test('login asks for an address and a password', () => {
  const { issues } = loginInput.safeParse({ email: 'x', password: '' }).error ?? { issues: [] }
  expect(issues.map(({ message }) => message)).toEqual(['Ugyldig email-adresse', 'Adgangskode er påkrævet'])
  expect(emailInput.parse({ email: ' karen@example.dk ' })).toEqual({ email: 'karen@example.dk' })
})

// 13585628 is the example of HL7 Denmark and python-stdnum.
test.each([
  ['13585628', true],
  ['13585627', false],
  ['03585628', false],
  ['1358562', false],
  ['1358562a', false],
  ['135856281', false],
])('the check digits of %s', (text, valid) => {
  expect(isCvrNumber(text)).toBe(valid)
})
