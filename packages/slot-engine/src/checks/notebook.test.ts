/** The Python of the notebook page: read wherever there is Python, and run where its packages are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inShell } from '../../test-support/command-line.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(fileURLToPath(new URL('../../../../docs/notebook.md', import.meta.url)), 'utf8')
const CELLS = [...page.matchAll(/^```python\n(.*?)^```/gms)].map(([, code = '']) => code)

const PYTHON = process.env.NOTEBOOK_PYTHON ?? 'python3'
const runs = (code: string): boolean => spawnSync(PYTHON, ['-c', code]).status === 0
const isThere = runs('')
const hasPackages = isThere && runs('import pandas, pyarrow, matplotlib, scipy')

test.runIf(isThere)('every cell is Python', () => {
  expect(CELLS.length).toBeGreaterThan(5)
  const read = 'import ast, json, sys\nfor cell in json.load(sys.stdin): ast.parse(cell)'
  expect(() => execFileSync(PYTHON, ['-c', read], { input: JSON.stringify(CELLS), stdio: 'pipe' })).not.toThrow()
})

// Without the packages nothing is said of what the cells compute: NOTEBOOK_PYTHON names a Python that has them.
describe.runIf(hasPackages)('with pandas, pyarrow, matplotlib and scipy', () => {
  let project = ''
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'slot-engine-notebook-'))
    inShell(
      `slot-engine rounds ${folder}examples/fruit.json rounds.parquet --rounds 2e5 --seed notebook
       slot-engine rounds ${folder}examples/fruit.json wins.parquet --table wins`,
      project,
    )
  })
  afterAll(() => rmSync(project, { recursive: true }))

  test('the cells run one after the other, and come to the figures of the sheet', () => {
    const figures = [
      'import json',
      "print(json.dumps({'n': n, 'rtp': rtp, 'error': error, 'sheet': float((wins.bets * wins.chance).sum()),",
      "  'pvalue': float(fits.pvalue), 'longest': int(streaks.max()), 'shares': float(by_feature['share of the RTP'].sum())}))",
    ]
    // A notebook shows what a cell ends with; here one of them is kept.
    const code = CELLS.join('\n').replace(/^chisquare\(/m, 'fits = chisquare(')
    writeFileSync(join(project, 'cells.py'), `${code}\n${figures.join('\n')}\n`)
    const env = { ...process.env, MPLBACKEND: 'agg' }
    const out = execFileSync(PYTHON, ['cells.py'], { cwd: project, encoding: 'utf8', env })
    const { n, rtp, error, sheet, pvalue, longest, shares } = JSON.parse(out.trim().split('\n').at(-1) ?? '')
    expect(n).toBe(200_000)
    expect(sheet).toBeCloseTo(0.956308, 6)
    expect(Math.abs(rtp - sheet)).toBeLessThan(4 * error)
    // The sample is always the same: it is one that fits.
    expect(pvalue).toBeGreaterThan(0.001)
    expect(longest).toBeGreaterThan(5)
    expect(shares).toBeCloseTo(1, 9)
  })
})
