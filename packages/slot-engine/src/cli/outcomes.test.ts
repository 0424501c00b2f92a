import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const table = async (...args: string[]): Promise<string> => {
  const { exit, out } = await called(['outcomes', fruit, ...args])
  expect(exit).toBe(0)
  return out
}

describe('a look-up table', () => {
  test('of played rounds agrees with its game, and tells what it pays', async () => {
    const path = file('rounds.jsonl', await table('--rounds', '2000', '--seed', 'cli'))
    expect(await called(['check', path, fruit])).toMatchObject({ exit: 0, out: expect.stringContaining('agree') })
    const told = await called(['table', path, '--spins', '1000'])
    expect(told).toMatchObject({ exit: 0, out: expect.stringContaining('2,000 rounds') })
  })

  test('that pays otherwise is told apart: exit code 1, and the round', async () => {
    const text = (await table('--rounds', '200', '--seed', 'cli')).replace(/("id":7,.*"payout":)\d+/, '$1999')
    const { exit, out } = await called(['check', file('changed.jsonl', text), fruit])
    expect(exit).toBe(1)
    expect(out).toContain('round 7: 999 in the table')
  })

  test('as CSV needs the bet', async () => {
    const path = file('rounds.csv', await table('--rounds', '50', '--format', 'csv'))
    expect(await called(['table', path])).toMatchObject({ exit: 1, err: expect.stringContaining('line 1') })
    expect(await called(['table', path, '--bet', '5'])).toMatchObject({ exit: 0 })
  })
})

describe('convert with a pay table', () => {
  const strips = file('strips.csv', 'reel 1,reel 2\nSeven,Seven\nBar,Bar\nWild,Bar\n')
  const pays = file('pays.csv', 'symbol,2\nSeven,10\nBar,2.5\n')
  const convert = async (...args: string[]) =>
    called(['convert', strips, '--rows', '2', '--pays', pays, ...args, '--json'])

  test.each([
    ['line', 4, 20, 5],
    ['bet', 2, 20, 5],
  ] as const)('in %ss gives whole coins', async (unit, betCoins, seven, bar) => {
    const { exit, out } = await convert('--paid-in', unit)
    expect(exit).toBe(0)
    const { symbols, betCoins: bet } = JSON.parse(out)
    expect(bet).toBe(betCoins)
    expect(symbols).toContainEqual(expect.objectContaining({ id: 'Seven', pays: { '2': seven } }))
    expect(symbols).toContainEqual(expect.objectContaining({ id: 'Bar', pays: { '2': bar } }))
  })

  test('is refused for coins without a bet, another unit, and symbols of no strip', async () => {
    expect((await convert()).exit).toBe(2)
    expect((await convert('--paid-in', 'euro')).exit).toBe(2)
    const other = file('other.csv', 'symbol,2\nCherry,10\n')
    expect((await called(['convert', strips, '--pays', other, '--paid-in', 'bet'])).err).toContain('Cherry')
  })
})
