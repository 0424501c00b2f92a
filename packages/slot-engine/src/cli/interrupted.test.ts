/** Ctrl-C, sent to real processes whose work would go on for hours. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interrupted } from '../../test-support/command-line.ts'
import { HARD_GAMES } from '../../test-support/hard-games/hard-games.ts'

/** A budget that no work comes to the end of. */
const ENDLESS = ['--budget', '1e9']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slot-engine-interrupted-'))
  write('game.json', hard('200 lines on 5 by 5 with drawn multipliers'))
  write('sampled.json', hard('a nearly endless cascade'))
  // Each of its sheets takes more than a second.
  const features = { freeSpins: true, wildMultiplier: 3 }
  const brief = {
    name: 'Havn',
    reels: 5,
    lines: 100,
    rows: 5,
    rtp: 96,
    volatility: 'extreme',
    maxWin: 20_000,
    features,
  }
  write('brief.json', brief)
})
afterAll(() => rmSync(folder, { recursive: true }))

const hard = (name: string): object => HARD_GAMES.find((one) => one.name === name)?.definition ?? {}
const path = (file: string): string => join(folder, file)
const write = (file: string, value: object): void => writeFileSync(path(file), JSON.stringify(value))

test('a sheet that is interrupted is of the rounds that were played, and says so', async () => {
  const { exit, out, err } = await interrupted(['par', path('game.json'), ...ENDLESS], 1)
  expect(exit).toBe(130)
  expect(out).toMatch(/simulated +[\d,]+ rounds/)
  expect(out).toContain('interrupted')
  expect(err).toBe('slot-engine: interrupted; this is what the work had come to\n')
})

test('a whole sheet that is interrupted has all its parts', async () => {
  const { exit, out } = await interrupted(['par', path('sampled.json'), '--json', '--spins', '1e9', ...ENDLESS], 1)
  expect(exit).toBe(130)
  const { sheet, payTables } = JSON.parse(out) as { sheet: unknown; payTables: readonly unknown[] }
  expect(sheet).toMatchObject({ method: 'simulated', limits: [{ code: 'interrupted' }] })
  expect(payTables.length).toBeGreaterThan(0)
})

test('a game is as it was when its tuning is interrupted', async () => {
  const { exit, out } = await interrupted(
    ['tune', path('sampled.json'), '--rtp', '95', '--json', '--spins', '1e9', ...ENDLESS],
    1,
  )
  expect(exit).toBe(130)
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    error: { code: 'interrupted', target: 'rtp', nearest: 'as it is' },
  })
})

test('a design that is interrupted says what it had found', async () => {
  const { exit, out } = await interrupted(['design', path('brief.json'), '--seed', 'x', '--json', ...ENDLESS], 1)
  expect(exit).toBe(130)
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    error: { code: 'interrupted', message: expect.stringMatching(/^the search was interrupted/) },
  })
})

test('a second Ctrl-C ends the process at once', async () => {
  const { exit, signal, out } = await interrupted(['par', path('game.json'), ...ENDLESS], 2)
  expect([exit, signal, out]).toEqual([null, 'SIGINT', ''])
})
