import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { readConfig, settings } from './config.ts'
import { methodSettings } from './money/payments/methods/methods.ts'

test('every setting has a value of its own', () => {
  expect(readConfig({})).toEqual({
    MODE: 'auto',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: 'off',
    ROLE: 'all',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    DRAIN_SECONDS: 0,
    METRICS_PORT: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'off',
    RATE_LIMIT: 6000,
    SECRET_KEY: 'auto',
    MAX_EXPOSURE: 1_000_000,
    LARGE_WIN: 100_000,
    TRUST_PROXY: 'false',
    PUBLIC_URL: 'auto',
    SMTP_URL: 'off',
    MAIL_FROM: 'Spilværk <post@spilvaerk.example>',
    SELLER: 'off',
    CVR_URL: 'off',
    MITID_ISSUER: 'off',
    MITID_CLIENT_ID: 'off',
    MITID_CLIENT_SECRET: 'off',
    MITID_SCOPE: 'openid ssn',
    MITID_ACR_VALUES: 'urn:grn:authn:dk:mitid:substantial',
    ROFUS_URL: 'off',
    ROFUS_USER: 'off',
    ROFUS_PASSWORD: 'off',
    DEMO_ACCOUNT: 'auto',
    BITCOIN_XPUB: 'off',
    ESPLORA_URL: 'off',
    EVM_XPUB: 'off',
    ETHEREUM_RPC_URL: 'off',
    BSC_RPC_URL: 'off',
    RATES_URL: 'off',
    AI_BASE_URL: 'off',
    AI_API_KEY: 'none',
    AI_MODEL: 'gpt-4o-mini',
    AI_TIMEOUT_MS: 20_000,
    AI_TOKENS_PER_USER: 100_000,
    AI_TOKENS_PER_DAY: 2_000_000,
    AI_VISITOR_SHARE: 50,
    ...Object.fromEntries(Object.keys(methodSettings).map((name) => [name, 'off'])),
  })
})

test('an empty variable counts as unset, and foreign ones are left alone', () => {
  expect(readConfig({ PORT: '', PATH: '/bin' }).PORT).toBe(3000)
  expect(readConfig({ PORT: '0' }).PORT).toBe(0)
})

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, not "1e3"'],
  ['HOST', ' ', 'HOST must not be empty, not " "'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud"'],
  ['RATE_LIMIT', '1.5', 'RATE_LIMIT must be a whole number from 0 to 1000000, not "1.5"'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be one of false, true, not "yes"'],
  [
    'PUBLIC_URL',
    'spil.dk',
    'PUBLIC_URL must be auto or an address that begins with http:// or https://, not "spil.dk"',
  ],
])('%s=%s is refused with its name and what is allowed', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message)
})

test('an address that may carry a password is not repeated', () => {
  expect(() => readConfig({ SMTP_URL: 'http://anna:hemmelig@mail.dk' })).toThrow(
    /^SMTP_URL must be off or an address that begins with smtp:\/\/ or smtps:\/\/$/,
  )
  expect(readConfig({ SMTP_URL: 'smtps://anna:hemmelig@mail.dk' }).SMTP_URL).toBe('smtps://anna:hemmelig@mail.dk')
})

test('the settings of a provider come all together or not at all', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk' }
  expect(() => readConfig(keys)).toThrow(/^STRIPE_WEBHOOK_SECRET must be set, too$/)
  expect(() => readConfig({ MITID_ISSUER: 'https://broker.dk' })).toThrow(
    /^MITID_CLIENT_ID, MITID_CLIENT_SECRET must be set, too$/,
  )
  expect(() => readConfig({ ROFUS_URL: 'https://rofus.dk' })).toThrow(/^ROFUS_USER, ROFUS_PASSWORD must be set, too$/)
  expect(readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec' }).STRIPE_SECRET_KEY).toBe('sk')
})

test('several faults are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must.*; LOG_LEVEL must/)
})

test('the README lists every setting with its value and what it is', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| `(.+?)` \| (.+) \|$/gm)].map(([, ...cells]) => cells)
  const values: Readonly<Record<string, unknown>> = readConfig({})
  expect(listed).toEqual(
    Object.entries(settings.shape).map(([name, { description }]) => [name, String(values[name]), description]),
  )
})

test('a misspelt setting is refused by the name that is meant', () => {
  expect(() => readConfig({ DATA_DRI: '/x', SECRET_KEY_FLE: '/y' })).toThrow(
    'DATA_DRI is no setting; is DATA_DIR meant?; SECRET_KEY_FLE is no setting; is SECRET_KEY_FILE meant?',
  )
})

test('a secret is read from its file, and never from two places', () => {
  const file = join(tempDir(), 'key')
  writeFileSync(file, `${'k'.repeat(40)}\n`)
  expect(readConfig({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe('k'.repeat(40))
  expect(() => readConfig({ SECRET_KEY_FILE: file, SECRET_KEY: 'x' })).toThrow(
    'SECRET_KEY and SECRET_KEY_FILE are both set',
  )
  expect(() => readConfig({ SECRET_KEY_FILE: `${file}.none` })).toThrow(
    /SECRET_KEY_FILE .*key\.none cannot be read: ENOENT/,
  )
})
