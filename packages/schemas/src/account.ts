import { z } from 'zod'
import { seen, yesOrNo } from './checks.ts'

const MAX_EMAIL = 254
const MAX_NAME = 80
const MAX_USERNAME = 40
/** Longer ones cost the server time and nobody types them. */
const MAX_PASSWORD = 200
/** From so many characters the form calls a password good. */
export const RECOMMENDED_PASSWORD = 8

/** Names stand in mails to an address that is not yet proved: they bring no lines and no links of their own. */
const NO_NAME = /[\p{C}\p{Zl}\p{Zp}]|:\/\/|\bwww\./iu

/** A text of a form: what is left of it without blanks around has from `min` characters. */
const entry = (min: number, max: number, tooShort: string, name: string) =>
  z
    .string({ error: tooShort })
    .trim()
    .min(min, { error: tooShort })
    .max(max, { error: `${name} må højst være ${max} tegn` })
    .refine((text) => !NO_NAME.test(text), { error: `${name} indeholder tegn, der ikke kan bruges` })

const optionalEntry = (name: string) =>
  z
    .string({ error: `${name} skal være en tekst` })
    .overwrite(seen)
    .trim()
    .max(MAX_NAME, { error: `${name} må højst være ${MAX_NAME} tegn` })
    .optional()

const BAD_EMAIL = 'Ugyldig email-adresse'
export const email = z.string({ error: BAD_EMAIL }).trim().max(MAX_EMAIL, { error: BAD_EMAIL }).pipe(z.email(BAD_EMAIL))

const LONG_PASSWORD = `Adgangskode må højst være ${MAX_PASSWORD} tegn`
const SHORT_PASSWORD = 'Adgangskode skal være mindst 6 tegn'
/** A password that is to be set: blanks count, also around it. */
export const newPassword = z
  .string({ error: SHORT_PASSWORD })
  .min(6, { error: SHORT_PASSWORD })
  .max(MAX_PASSWORD, { error: LONG_PASSWORD })

const PASSWORD_NEEDED = 'Adgangskode er påkrævet'
/** A password that is asked for again. */
const knownPassword = z
  .string({ error: PASSWORD_NEEDED })
  .min(1, { error: PASSWORD_NEEDED })
  .max(MAX_PASSWORD, { error: LONG_PASSWORD })

const BAD_CVR = 'CVR-nummer skal være 8 cifre'
const optionalCvr = z
  .string({ error: BAD_CVR })
  .trim()
  .regex(/^(\d{8})?$/, { error: BAD_CVR })
  .optional()

const BAD_BIRTH_DATE = 'Fødselsdatoen skal være en dato som 1990-01-31'

const firstName = entry(2, MAX_NAME, 'Fornavn skal være mindst 2 tegn', 'Fornavn')
const lastName = entry(2, MAX_NAME, 'Efternavn skal være mindst 2 tegn', 'Efternavn')

/** What is sent to register. An optional text that is empty counts as not given. */
export const registerInput = z.object({
  username: entry(3, MAX_USERNAME, 'Brugernavn skal være mindst 3 tegn', 'Brugernavn'),
  email,
  password: newPassword,
  firstName,
  lastName,
  phoneNumber: optionalEntry('Telefonnummer'),
  companyName: optionalEntry('Virksomhedsnavn'),
  cvrNumber: optionalCvr,
  marketingOptIn: yesOrNo('marketingOptIn').default(false),
  birthDate: z.iso
    .date({ error: BAD_BIRTH_DATE })
    .optional()
    .meta({ description: 'Who is not 18 is refused. It is not stored: play for money asks for a proved identity' }),
})
export type RegisterInput = z.input<typeof registerInput>
export type Registration = z.output<typeof registerInput>

export const loginInput = z.object({
  email,
  password: knownPassword,
  rememberMe: yesOrNo('rememberMe').default(false),
})
export type LoginInput = z.input<typeof loginInput>

/** For a forgotten password and for a new activation mail. */
export const emailInput = z.object({ email })

const BAD_LINK = 'Linket er ikke gyldigt'
/** What a link in a mail carries. */
export const linkToken = z.string({ error: BAD_LINK }).regex(/^[\w-]{20,100}$/, { error: BAD_LINK })
export const linkInput = z.object({ token: linkToken })

export const resetPasswordInput = z.object({ token: linkToken, password: newPassword })
export const changePasswordInput = z.object({ currentPassword: knownPassword, password: newPassword })
export const changeEmailInput = z.object({ email, password: knownPassword })
export const deleteAccountInput = z.object({ password: knownPassword })

/** What a member may change of himself; what is left out stays. An empty phone number removes it. */
export const updateProfileInput = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  phoneNumber: optionalEntry('Telefonnummer'),
  marketingOptIn: yesOrNo('marketingOptIn').optional(),
})
export type UpdateProfileInput = z.input<typeof updateProfileInput>

export const MEMBER_KINDS = ['player', 'company'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

export const user = z
  .object({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().optional(),
    companyName: z.string().optional(),
    cvrNumber: z.string().optional(),
    subscription: z.enum(['free']),
    level: z.int(),
    xp: z.int(),
    kind: z.enum(MEMBER_KINDS).meta({ description: 'A company buys and creates; only a player plays for money' }),
    activated: z.boolean(),
    marketingOptIn: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const loginResult = z.object({
  user,
  token: z.string().meta({ description: 'The session, for `Authorization: Bearer …`; browsers get it as a cookie' }),
})
export type LoginResult = z.infer<typeof loginResult>

/** That something was done or is on its way, for people. */
export const notice = z.object({ message: z.string() })
export type Notice = z.infer<typeof notice>

/** The account that visitors may try the house with. */
export const demoAccount = z.object({ email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof demoAccount>

/** A device that is logged in. */
export const device = z.object({
  id: z.uuid(),
  userAgent: z.string().optional(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean().meta({ description: 'The one that asks' }),
})
export type Device = z.infer<typeof device>
export const deviceRef = z.object({ id: z.uuid({ error: 'Enheden blev ikke fundet' }) })

/** All that is stored of a member, by subject. */
export const personalData = z.record(z.string(), z.unknown()).meta({ id: 'PersonalData' })
export type PersonalData = z.infer<typeof personalData>
