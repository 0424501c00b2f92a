import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'
import { compile } from '../game/compile/compile.ts'
import { analyse } from '../proof/analyse/analyse.ts'
import { simulateSessions } from '../proof/sessions/simulate-sessions.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const definition = JSON.parse(readFileSync(fruit, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
const other = {
  ...definition,
  maxWin: 50,
  symbols: definition.symbols.with(3, { ...definition.symbols[3], pays: { '3': 2 } }),
}
const otherFile = join(folder, 'other.json')
writeFileSync(otherFile, JSON.stringify(other))

describe('sessions', () => {
  test('are those of the library', async () => {
    const options = ['--bankroll', '50', '--spins', '300', '--stop-win', '100', '--sessions', '2000', '--seed', 'x']
    const { exit, out } = await called(['sessions', fruit, ...options, '--json'])
    expect(exit).toBe(0)
    const library = { bankroll: 50, spins: 300, stopWin: 100, sessions: 2000, seed: 'x' }
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(await simulateSessions(compile(definition), library))))
    expect((await called(['sessions', fruit, ...options])).out).toMatch(/ruined +\d+\.\d\d % ± /)
  })

  test.each([
    [['--bankroll', '0.5'], '--bankroll must be a number of bets'],
    [['--stop-win', 'x'], '--stop-win must be a number of bets'],
    [['--sessions', '0'], '--sessions must be'],
    [['--mode', 'none'], 'It has base'],
  ])('%j is refused', async (args, sentence) => {
    expect(await called(['sessions', fruit, ...args])).toMatchObject({
      exit: 2,
      err: expect.stringContaining(sentence),
    })
  })
})

describe('a comparison', () => {
  test('has the figures of both sheets and every field that differs', async () => {
    const { exit, out } = await called(['compare', fruit, otherFile, '--json'])
    expect(exit).toBe(0)
    const { figures, fields, methods } = JSON.parse(out)
    const [one, two] = [definition, other].map((each) => analyse(compile(each)))
    expect(methods).toEqual(['exact', 'exact'])
    expect(figures[0]).toEqual({ name: 'rtp', values: [one?.rtp, two?.rtp], change: (two?.rtp ?? 0) - (one?.rtp ?? 0) })
    expect(fields).toEqual([
      { field: 'maxWin', values: ['1000', '50'] },
      { field: 'symbols[3].pays.3', values: ['3', '2'] },
    ])
  })

  test('of a game with itself finds nothing', async () => {
    const { out } = await called(['compare', fruit, fruit, '--json'])
    const { figures, fields } = JSON.parse(out)
    expect(fields).toEqual([])
    expect(figures.every(({ change }: { change: number }) => change === 0)).toBe(true)
  })

  test('is told in words, and needs two files', async () => {
    expect((await called(['compare', fruit, otherFile])).out).toMatch(/RTP +95\.6308 % → \d+\.\d+ % {2}\(-/)
    expect(await called(['compare', fruit])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('FILE OTHER is missing'),
    })
  })
})
