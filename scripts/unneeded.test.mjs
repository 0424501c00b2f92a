import { expect, test } from 'vitest'
import { isNeverRun, isOtherMachine } from './unneeded.mjs'

test.each([
  ['index.js', false],
  ['index.mjs', false],
  ['index.cjs', false],
  ['package.json', false],
  ['Helvetica.afm', false],
  ['skia.linux-x64-gnu.node', false],
  ['LICENSE.md', false],
  ['viem@2.45.0_typescript@7.0.2_zod@4.6.7', false],
  ['index.d.ts', true],
  ['index.d.mts', true],
  ['index.ts', true],
  ['index.js.map', true],
  ['sqlite3.c', true],
  ['README.md', true],
  ['typescript@7.0.2', true],
  ['@typescript+typescript-linux-x64@7.0.2', true],
  ['@spilvaerk+schemas@file+packages+schemas', true],
])('of %s it is %s that it is never run', (name, never) => {
  expect(isNeverRun(name)).toBe(never)
})

test('what was built for this machine stays, whichever library of C it has', () => {
  const machine = /** @type {const} */ ({ platform: 'linux', arch: 'x64' })
  const other = (/** @type {string} */ name) => isOtherMachine(`a/better-sqlite3/prebuilds/${name}.node`, machine)
  expect(['linux-x64', 'linuxmusl-x64'].map(other)).toEqual([false, false])
  expect(['linux-arm64', 'darwin-x64', 'win32-x64'].map(other)).toEqual([true, true, true])
  expect(isOtherMachine('a/argon2.linux-arm64-gnu.node', machine)).toBe(false)
})
