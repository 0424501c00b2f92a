import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { afterAll, describe, expect, test } from 'vitest'
import { CLUSTERS } from '../../test-support/cluster-game.ts'
import { called } from '../../test-support/command-line.ts'
import { compile } from '../game/compile/compile.ts'
import { spin } from '../game/play/spin.ts'
import { analyse } from '../proof/analyse/analyse.ts'
import { createRng } from '../rng.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const game = compile(JSON.parse(readFileSync(fruit, 'utf8')))
const root = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(root, { recursive: true }))

const csv = (file: string): Record<string, number>[] => {
  const [head = '', ...lines] = readFileSync(join(root, file), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(head.split(',').map((name, i) => [name, Number(cells[i])]))
  })
}
const parquet = (file: string): ArrayBuffer => new Uint8Array(readFileSync(join(root, file))).buffer

describe('simulated rounds', () => {
  test('are the rounds of their seeds, and the same in both formats', async () => {
    for (const name of ['rounds.csv', 'rounds.parquet'])
      expect(await called(['rounds', fruit, join(root, name), '--rounds', '500', '--seed', 'x'])).toMatchObject({
        exit: 0,
      })
    const rows = csv('rounds.csv')
    expect(rows).toHaveLength(500)
    for (const row of rows) {
      const { totalCoins, betCoins, events } = spin(game, createRng(`x/${row.round}`))
      const of = (...types: string[]): number => events.filter(({ type }) => types.includes(type)).length
      expect(row).toEqual({
        round: row.round,
        coins: totalCoins,
        bets: totalCoins / betCoins,
        spins: of('reelsStopped'),
        freeSpins: of('freeSpinStarted'),
        cascades: 0,
        wins: of('lineWon', 'combinationWon', 'scatterPaid'),
        features: of('freeSpinsAwarded'),
        capped: 0,
      })
    }
    const read = await parquetReadObjects({ file: parquet('rounds.parquet') })
    const numbers = read.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])),
    )
    expect(numbers).toEqual(rows)
  })

  test('say where they come from in the file', async () => {
    const { key_value_metadata: facts = [] } = parquetMetadata(parquet('rounds.parquet'))
    expect(facts).toContainEqual({ key: 'seed', value: 'x' })
    expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['game', 'definitionHash', 'mode']))
  })
})

describe('the distribution of wins', () => {
  test('is exact where the game has an exact one', async () => {
    const { out } = await called(['rounds', fruit, join(root, 'wins.csv'), '--table', 'wins', '--json'])
    expect(JSON.parse(out)).toMatchObject({ table: 'wins', method: 'exact' })
    const rows = csv('wins.csv')
    const mean = rows.reduce((sum, { bets = 0, chance = 0 }) => sum + bets * chance, 0)
    expect(mean).toBeCloseTo(analyse(game).rtp, 12)
    expect(rows[0]?.atLeast).toBeCloseTo(1, 12)
    expect(rows[1]?.atLeast).toBeCloseTo(analyse(game).hitFrequency, 12)
  })

  test('is that of played rounds elsewhere', async () => {
    const clusters = join(root, 'clusters.json')
    writeFileSync(clusters, JSON.stringify(CLUSTERS))
    const file = join(root, 'played.parquet')
    const { out } = await called(['rounds', clusters, file, '--table', 'wins', '--rounds', '2000', '--json'])
    expect(JSON.parse(out)).toMatchObject({ method: 'simulated', rounds: '2000' })
    const rows = await parquetReadObjects({ file: parquet('played.parquet') })
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
})

test('an interrupted table leaves nothing', async () => {
  const file = join(root, 'stopped.csv')
  const ended = await called(['rounds', fruit, file, '--rounds', '1e7'], { onInterrupt: (stop) => stop() })
  expect([ended.exit, existsSync(file), readdirSync(root).filter((name) => name.endsWith('.part'))]).toEqual([
    130,
    false,
    [],
  ])
})

test.each([
  [['rounds', fruit], 2, 'FILE TABLE is missing'],
  [['rounds', fruit, join(root, 'x.xlsx')], 2, '--format must be csv or parquet, not "xlsx"'],
  [['rounds', fruit, join(root, 'x.csv'), '--table', 'all'], 2, '--table must be rounds or wins'],
  [['rounds', fruit, join(root, 'x.csv'), '--mode', 'none'], 2, 'It has base'],
  [['rounds', fruit, join(root, 'nowhere/x.csv'), '--rounds', '9'], 2, 'cannot be written'],
  [['rounds', fruit, join(root, 'nowhere/x.parquet'), '--rounds', '9'], 2, 'cannot be written'],
])('%j is refused', async (args, exit, sentence) => {
  expect(await called(args)).toMatchObject({ exit, err: expect.stringContaining(sentence) })
})
