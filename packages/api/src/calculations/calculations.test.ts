import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refused } from '../refusals.ts'
import { smallGame } from '../testing/games.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { createCalculations } from './calculations.ts'

/** Calculations that all end like this. */
function ending(code: string) {
  const worker = join(tempDir(), 'worker.mjs')
  writeFileSync(worker, `export default () => { ${code} }`)
  const calculations = createCalculations(worker)
  onTestFinished(() => calculations.close())
  return calculations
}

test('what the engine cannot work out exactly is refused as too complex', async () => {
  const { analyse } = ending("throw new RangeError('the cycle is too long')")
  expect(await analyse(smallGame())).toEqual(refused({ code: 'tooComplex' }))
})

test('any other error is nobody’s refusal', async () => {
  const { analyse, simulate } = ending("throw new TypeError('a bug')")
  await expect(analyse(smallGame())).rejects.toThrow('a bug')
  await expect(simulate(smallGame(), { spins: 1, seed: 'x' })).rejects.toThrow('a bug')
})
