import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SERVER_METHODS } from './methods.ts'

const PACKAGES = new URL('../../../../../../', import.meta.url)
/** The folders of the methods, and the lists that gather them. */
const METHODS = /^(api\/src\/domains\/money\/payments|web\/src\/payment)\/methods\/|^schemas\/src\/payment-methods\//
const TESTS = /\.test\.tsx?$|^api\/src\/testing\//
/** Cloth, brass and zebras have stripes, too. */
const PATTERNS = /\b(?:pinstripe|stripe[sd])\b|🦓.*/giu

const sources = ['api', 'schemas', 'slot-engine', 'web'].flatMap((name) =>
  readdirSync(new URL(`${name}/src`, PACKAGES), { recursive: true, encoding: 'utf8' })
    .map((path) => `${name}/src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path)),
)
const named = new RegExp(
  Object.entries(SERVER_METHODS)
    .flatMap(([key, { provider }]) => [key, provider])
    .join('|'),
  'i',
)
const naming = sources.filter((path) =>
  named.test(readFileSync(new URL(path, PACKAGES), 'utf8').replaceAll(PATTERNS, '')),
)

test('no code names a payment method or its provider, but its folders and the lists of them', () => {
  expect(naming.filter((path) => !METHODS.test(path))).toEqual([])
  // Each of the three packages has its folders: an empty search would find nothing either.
  for (const name of ['api', 'schemas', 'web']) {
    expect(naming.some((path) => path.startsWith(`${name}/`))).toBe(true)
  }
})
