import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { called, inShell } from '../../test-support/command-line.ts'

const doc = readFileSync(new URL('../../../../docs/cluster.md', import.meta.url), 'utf8')
const game = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))

const blocks = (language: string): readonly string[] =>
  [...doc.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text)
const block = (language: string, mark: string): string => {
  const [found, ...others] = blocks(language).filter((text) => text.includes(mark))
  expect(others).toEqual([])
  return found ?? ''
}

/** The text under `- |`: the lines that are indented as deep as its first. */
function literal(yaml: string): string {
  const lines = yaml.slice(yaml.indexOf('- |\n') + 4).split('\n')
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? ''
  const end = lines.findIndex((line) => !line.startsWith(indent))
  return lines
    .slice(0, end)
    .map((line) => line.slice(indent.length))
    .join('\n')
}

const RUN = { SPINS: '300000', SEED: 'cluster', SHARDS: '3' }
let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'slot-engine-cluster-'))
  mkdirSync(join(data, 'reports'))
  copyFileSync(game, join(data, 'game.json'))
})
afterEach(() => rmSync(data, { recursive: true }))

const run = (script: string, env: Readonly<Record<string, string>> = {}): string =>
  inShell(script, data, { ...RUN, DATA: data, ...env })

async function expectWholeRun(): Promise<void> {
  expect(run(block('sh', 'merge --complete'))).toMatch(/^spins +300,000$/m)
  const whole = await called(['simulate', game, '--spins', RUN.SPINS, '--seed', RUN.SEED, '--json'])
  expect(readFileSync(join(data, 'report.json'), 'utf8')).toBe(whole.out)
}

describe('the commands of docs/cluster.md give the report of one run', () => {
  test.each([
    ['the pods of Kubernetes', literal(block('yaml', 'JOB_COMPLETION_INDEX')), 'JOB_COMPLETION_INDEX'],
    ['the tasks of Slurm', block('sh', '#SBATCH'), 'SLURM_ARRAY_TASK_ID'],
  ])('as %s, in any order, and twice', async (_, script, index) => {
    for (const i of ['2', '0', '1', ...(index === 'SLURM_ARRAY_TASK_ID' ? ['2'] : [])]) run(script, { [index]: i })
    expect(readdirSync(join(data, 'reports'))).toEqual(['0.json', '1.json', '2.json'])
    await expectWholeRun()
  })

  test('on one machine', async () => {
    run(block('sh', 'for i in'))
    await expectWholeRun()
  })
})

test('a run of which a shard is missing is not complete', () => {
  run(block('sh', '#SBATCH'), { SLURM_ARRAY_TASK_ID: '1' })
  const merged = (): string => run(block('sh', 'merge --complete'))
  const stdout = expect.stringContaining('the first that is missing is in block 0')
  expect(merged).toThrow(expect.objectContaining({ status: 1, stdout }))
})
