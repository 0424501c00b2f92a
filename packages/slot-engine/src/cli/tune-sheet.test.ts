import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { CLUSTERS } from '../../test-support/cluster-game.ts'
import { called } from '../../test-support/command-line.ts'
import { gaugeOf } from '../design/tune/gauge.ts'
import { compile } from '../game/compile/compile.ts'
import { OutOfReach, unmetered } from '../meter.ts'
import { simulatedSheet } from '../proof/analyse/simulated-sheet.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'slot-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a stored sheet tells what a game returns, and the rounds asked for prove what changed', () => {
  const sheet = simulatedSheet(
    compile(CLUSTERS),
    new OutOfReach('cascades'),
    { spins: 2000, seed: 'stored' },
    unmetered(),
  )
  const stored = { ...sheet, standardError: 0.0007 }
  const proved = gaugeOf(CLUSTERS, null, unmetered(), { sheet: stored, spins: 100_000 }).prove(CLUSTERS)
  expect(proved).toMatchObject({ rtp: stored.rtp, standardError: 0.0007, spins: 100_000 })
})

test('the sheet that par prints is taken', async () => {
  const { out } = await called(['par', fruit, '--json'])
  const path = file('sheet.json', JSON.parse(out))
  expect(await called(['tune', fruit, '--rtp', '95.63', '--sheet', path])).toMatchObject({ exit: 0 })
})

test.each([
  [{ definitionHash: 'another', sheet: {} }, 'is the sheet of another game'],
  [{ sheet: { rtp: 0.96 } }, 'uncappedRtp is missing'],
  [[], 'an object is missing'],
])('a sheet %j is refused', async (content, sentence) => {
  const ended = await called(['tune', fruit, '--rtp', '94', '--sheet', file('other.json', content)])
  expect(ended).toMatchObject({ exit: 1, err: expect.stringContaining(sentence) })
})
