import { readFileSync } from 'node:fs'
import { MODES, PAYMENT_METHODS } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_SETTINGS } from './example-settings.ts'
import { type ServerMethod, webhooksOf } from './method.ts'
import { SERVER_METHODS } from './methods.ts'

// What every method's folder has to keep to.

const all = Object.entries(SERVER_METHODS) as readonly (readonly [keyof typeof EXAMPLE_SETTINGS, ServerMethod])[]

describe.each(all)('%s', (key, method) => {
  const open = () => method.open(EXAMPLE_SETTINGS[key])

  test('has a provider of its name once its settings are there, all of them', () => {
    expect(open()).toMatchObject({ name: method.provider, test: false })
    for (const name of Object.keys(EXAMPLE_SETTINGS[key])) {
      expect(method.open({ ...EXAMPLE_SETTINGS[key], [name]: 'off' })).toBeUndefined()
    }
  })

  test('can be charged again, and is sent messages, where it says so', () => {
    expect(open()?.chargeAgain !== undefined).toBe(method.renewedWith !== null)
    expect(open()?.receive !== undefined).toBe(method.sendsMessages)
  })

  test('takes no message that nobody has signed', async () => {
    const url = new URL(`https://spil.test/api/webhooks/${method.provider}`)
    const message = { body: '{}', headers: new Headers(), url }
    expect(await open()?.receive?.(message, new Date())).toBeUndefined()
  })

  test('describes each of its settings, which are off until they are set', () => {
    expect(Object.keys(EXAMPLE_SETTINGS[key])).toEqual(Object.keys(method.party.settings))
    for (const setting of Object.values(method.party.settings)) {
      expect(setting.parse(undefined)).toBe('off')
      expect(setting.description).toMatch(/\w/)
    }
    for (const mode of MODES) expect(method.party.modes[mode].means).toMatch(/\w/)
  })

  test('says something for itself in both languages', () => {
    for (const words of [method.da, method.en]) for (const said of Object.values(words)) expect(said).toMatch(/\w/)
    expect(method.da).toBe(PAYMENT_METHODS[key].da)
  })
})

test('no two methods have a provider, a name in the health of the server or a prefix of references in common', () => {
  const methods = all.map(([, method]) => method)
  for (const names of [
    methods.map(({ provider }) => provider),
    methods.map(({ adapter }) => adapter),
    Object.values(PAYMENT_METHODS).map(({ referencePrefix }) => referencePrefix),
  ]) {
    expect(new Set(names).size).toBe(methods.length)
  }
})

test('the README says where the providers send their messages', () => {
  const readme = readFileSync(new URL('../../../../../../../README.md', import.meta.url), 'utf8')
  const [line = ''] = readme.match(/^Providers of payments send their messages to .+$/m) ?? []
  expect([...line.matchAll(/\/api\/webhooks\/(\w+)/g)].map(([, name]) => name)).toEqual(
    webhooksOf(Object.values(SERVER_METHODS)),
  )
})
