import { readFileSync } from 'node:fs'
import { MODES, type Mode } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import type { ModeRow } from '../platform/config/mode-row.ts'
import { BITCOIN, EVM, LIVE, MOBILEPAY, STRIPE } from '../testing/live.ts'
import {
  settings as allSettings,
  checkedMode,
  MODE_TABLE,
  modeOf,
  OVER_TLS,
  readConfig,
  type SiteConfig,
} from './config.ts'
import { EXAMPLE_SETTINGS } from './money/payments/methods/example-settings.ts'

/** A value of every setting of the table. */
const SET: Readonly<Record<string, string>> = {
  ...Object.assign({}, LIVE, BITCOIN, EVM, ...Object.values(EXAMPLE_SETTINGS)),
  ...{ CVR_URL: 'https://cvr.test/_search', DEMO_ACCOUNT: 'on', AI_BASE_URL: 'https://model.test/v1' },
}
const { MODE: _, ...NEEDED } = LIVE

const configOf = (settings: Readonly<Record<string, string>>): SiteConfig => readConfig(settings)
const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, SET[name] ?? '']))
const without = (settings: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))

/** Settings that start in a mode, so that what a row adds or takes away decides. */
const wholeOf = (mode: Mode, row: ModeRow): Record<string, string> => {
  if (mode === 'demo') return { MODE: 'demo' }
  // Another way to pay than the row's own, and no chain that would want rates unless the row is about them.
  const way = row.settings.includes('STRIPE_SECRET_KEY') ? MOBILEPAY : STRIPE
  const rates = row.pays ? pick(['RATES_URL']) : {}
  return { MODE: 'live', ...NEEDED, ...way, ...rates, ...(row.settings.includes('RATES_URL') && BITCOIN) }
}

const faultsOf = (settings: Readonly<Record<string, string>>): string => {
  try {
    checkedMode(configOf(settings))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const cells = MODE_TABLE.flatMap((row) => MODES.map((mode) => [row.settings.join(' '), mode, row] as const))

test('every setting of the table has a value here', () => {
  const names = MODE_TABLE.flatMap(({ settings }) => settings)
  expect(names.filter((name) => SET[name] === undefined)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test.each(cells)('%s in %s', (_, mode, row) => {
  const { standing, means } = row[mode]
  const whole = wholeOf(mode, row)
  const [with_, without_] = [{ ...whole, ...pick(row.settings) }, without(whole, row.settings)]
  if (standing === 'optional') expect([faultsOf(with_), faultsOf(without_)]).toEqual(['', ''])
  if (standing === 'required') {
    expect(faultsOf(with_)).toBe('')
    for (const name of row.settings) expect(linesOf(faultsOf(without_))).toContain(`${name} is required: ${means}`)
  }
  if (standing === 'refused') {
    expect(faultsOf(without_)).toBe('')
    expect(linesOf(faultsOf(with_))).toEqual([
      expect.stringMatching(mode === 'demo' ? /^MODE is demo/ : /^MODE is live/),
      ...row.settings.map((name) => `${name} is refused: ${means}`),
    ])
  }
})

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

describe('auto', () => {
  test('is demo while nothing outside is configured', () => {
    expect(modeOf(configOf({}))).toBe('demo')
    const inside = MODE_TABLE.filter(({ outside }) => !outside).flatMap(({ settings }) => settings)
    expect(modeOf(configOf({ ...pick(inside), HOST: '0.0.0.0' }))).toBe('demo')
  })

  test.each(MODE_TABLE.filter(({ outside }) => outside).map((row) => [row.settings[0], row] as const))(
    'is live once %s is set, and says why',
    (name, { settings }) => {
      expect(modeOf(configOf(pick(settings)))).toBe('live')
      expect(faultsOf(pick(settings))).toMatch(
        new RegExp(`^MODE is live \\(auto, and ${name} is set\\), and live does not`),
      )
    },
  )
})

describe('live', () => {
  test('names everything that is missing, a line each', () => {
    expect(linesOf(faultsOf({ MODE: 'live' }))).toEqual([
      'MODE is live, and live does not start half configured:',
      'PUBLIC_URL is required: the https address of the site',
      'SECRET_KEY is required: the key lies outside DATA_DIR',
      'SELLER is required: the company that receipts are from',
      'SMTP_URL is required: the server that sends the mails',
      ...['MITID_ISSUER', 'MITID_CLIENT_ID', 'MITID_CLIENT_SECRET'].map(
        (name) => `${name} is required: the broker that proves who plays`,
      ),
      ...['ROFUS_URL', 'ROFUS_USER', 'ROFUS_PASSWORD'].map(
        (name) => `${name} is required: the register of those who have excluded themselves`,
      ),
      expect.stringMatching(
        /^a way to pay is required: BITCOIN_XPUB \+ .*; or EVM_XPUB .*; or STRIPE_SECRET_KEY \+ .*; or MOBILEPAY_URL \+ /,
      ),
    ])
  })

  test('is not reached over plain http', () => {
    const settings = { ...LIVE, ...STRIPE, PUBLIC_URL: 'http://spil.test' }
    expect(linesOf(faultsOf(settings))[1]).toBe('PUBLIC_URL is required: the https address of the site')
  })

  describe.each(OVER_TLS)('%s', (name) => {
    const settings = { ...LIVE, ...STRIPE, ...MOBILEPAY, ...BITCOIN, ...EVM, ...pick(['CVR_URL', 'AI_BASE_URL']) }

    test.each([
      'http://anna:hemmelig@outside.test/path',
      'http://192.168.1.2/',
      'HTTP://localhost.evil.test',
      'http://127.0.0.1.nip.io',
      'http://[2001:db8::1]:3000/',
      'http://0.0.0.0/',
    ])('is refused as %s, which is not repeated', (address) => {
      expect(linesOf(faultsOf({ ...settings, [name]: address })).slice(1)).toEqual([
        `${name} must begin with https:// in live; http:// is for this machine only (127.0.0.1, localhost, ::1)`,
      ])
    })

    test.each(['https://outside.test', 'http://127.0.0.1:4000/x', 'http://localhost', 'http://[::1]:80'])(
      'starts as %s',
      (address) => {
        expect(faultsOf({ ...settings, [name]: address })).toBe('')
      },
    )
  })

  test('every address that may be plain http is looked at', () => {
    const takesHttp = Object.entries(allSettings.shape).filter(
      ([, setting]) => setting.safeParse('http://x.test').success && !setting.safeParse('gopher://x.test').success,
    )
    expect(takesHttp.map(([name]) => name).sort()).toEqual([...OVER_TLS, 'PUBLIC_URL'].sort())
  })

  test.each([STRIPE, MOBILEPAY, BITCOIN, { ...EVM, RATES_URL: BITCOIN.RATES_URL }])(
    'starts with one way to pay',
    (way) => {
      expect(checkedMode(configOf({ ...LIVE, ...way }))).toBe('live')
    },
  )

  test.each([without(BITCOIN, ['RATES_URL']), EVM])('needs rates with a chain', (way) => {
    expect(linesOf(faultsOf({ ...LIVE, ...STRIPE, ...way })).slice(1)).toEqual([
      'RATES_URL is required: what a coin is worth',
    ])
  })
})

test.each([
  [
    'BITCOIN_XPUB',
    'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc',
  ],
  ['BITCOIN_XPUB', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['EVM_XPUB', BITCOIN.BITCOIN_XPUB],
  ['EVM_XPUB', EVM.EVM_XPUB.replace('xpub', 'xprv')],
])('%s takes no key of a test network, and none that can sign', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    /must be off or the (zpub or )?xpub of an account on the main network$/,
  )
})

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

test('the README says which addresses are https in live', () => {
  const [, listed = ''] = readme.match(/^In live (.+) begin with `https:\/\/`/m) ?? []
  expect(listed.match(/[A-Z_]+/g)).toEqual(OVER_TLS)
})

test('the README lists what each setting is in each mode', () => {
  const listed = readme
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`(, `[A-Z_]+`)* \| (required|optional|refused)/.test(line))
  expect(listed).toEqual(MODE_TABLE.map(lineOf))
})

const lineOf = ({ settings, demo, live }: ModeRow): string =>
  `| ${settings.map((name) => `\`${name}\``).join(', ')} | ${cellOf(demo)} | ${cellOf(live)} |`

const cellOf = ({ standing, whenWords, means }: ModeRow[Mode]): string =>
  `${standing}${whenWords ? ` ${whenWords}` : ''}: ${means}`
