import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'
import { compile } from '../game/compile/compile.ts'
import { prove } from '../proof/analyse/analyse.ts'
import { definitionHash } from './definition-file.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(root, { recursive: true }))
const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** Pays of a few coins cannot be set to hundredths of a point. */
const fine = join(root, 'fine.json')
const coarse = JSON.parse(readFileSync(fruit, 'utf8'))
writeFileSync(
  fine,
  JSON.stringify({
    ...coarse,
    betCoins: coarse.betCoins * 100,
    symbols: coarse.symbols.map((symbol: { pays?: Record<string, number> }) =>
      symbol.pays === undefined
        ? symbol
        : { ...symbol, pays: Object.fromEntries(Object.entries(symbol.pays).map(([key, pay]) => [key, pay * 100])) },
    ),
  }),
)

describe('versions of a game', () => {
  test('return what was asked for, look alike, and have each its own hash and sheet', async () => {
    const { exit, out } = await called(['versions', fine, join(root, 'made'), '--rtp', '92,94,96', '--json'])
    expect(exit).toBe(0)
    const { versions } = JSON.parse(out)
    expect(read('made', 'versions.json')).toEqual(JSON.parse(out))
    expect(readdirSync(join(root, 'made'))).toHaveLength(7)
    for (const { rtp, file, definitionHash: hash, proved } of versions) {
      const definition = read('made', file)
      expect(definitionHash(definition)).toBe(hash)
      expect(prove(compile(definition)).rtp).toBe(proved)
      expect(Math.abs(proved * 100 - rtp)).toBeLessThan(0.05)
      expect(read('made', file.replace('.json', '.sheet.json'))).toMatchObject({
        definitionHash: hash,
        sheet: { rtp: proved },
      })
      expect({ ...definition, symbols: [] }).toEqual({ ...JSON.parse(readFileSync(fine, 'utf8')), symbols: [] })
    }
    expect(new Set(versions.map(({ definitionHash: hash }: { definitionHash: string }) => hash)).size).toBe(3)
  })

  test('that cannot be met are refused, and nothing is written', async () => {
    const { exit, err } = await called(['versions', fruit, join(root, 'none'), '--rtp', '95.63,51.3'])
    expect([exit, err]).toEqual([1, expect.stringContaining('no version of 51.3 %: rtp: ')])
    expect(readdirSync(root)).not.toContain('none')
  })

  test.each(['', 'many', '94,94', '94;96'])('--rtp %j is refused', async (rtp) => {
    const ended = await called(['versions', fruit, join(root, 'no'), '--rtp', rtp])
    expect(ended).toMatchObject({ exit: 2, err: expect.stringContaining('different percents, such as 92,94,96') })
  })
})
