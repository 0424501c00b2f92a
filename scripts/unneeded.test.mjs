import { expect, test } from 'vitest'
import { isCode, isNeverRun, isOtherMachine, isToolsOnly } from './unneeded.mjs'

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

test.each([
  ['index.js', true],
  ['index.cjs', true],
  ['Helvetica.afm', false],
  ['package.json', false],
  ['linux-x64.node', false],
])('of %s it is %s that it is a program', (name, is) => {
  expect(isCode(name)).toBe(is)
})

test.each([
  ['server.mjs.map', true],
  ['0035_snapshot.json', true],
  ['_journal.json', false],
  ['0035_members.sql', false],
])('of %s it is %s that only tools read it', (name, is) => {
  expect(isToolsOnly(name)).toBe(is)
})

test('what was built for this machine and its library of C stays', () => {
  const machine = /** @type {const} */ ({ platform: 'linux', arch: 'x64', isGlibc: true })
  const names = ['linux-x64', 'linuxmusl-x64', 'linux-arm64', 'darwin-x64', 'win32-x64']
  const left = (/** @type {Parameters<typeof isOtherMachine>[1]} */ of) =>
    names.filter((name) => !isOtherMachine(`a/better-sqlite3/prebuilds/${name}.node`, of))
  expect(left(machine)).toEqual(['linux-x64'])
  expect(left({ ...machine, isGlibc: false })).toEqual(['linuxmusl-x64'])
  expect(left({ ...machine, platform: 'darwin' })).toEqual(['darwin-x64'])
  expect(isOtherMachine('a/argon2.linux-arm64-gnu.node', machine)).toBe(false)
})
