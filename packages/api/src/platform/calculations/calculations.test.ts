import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { admissionProof, type Brief, compile, createRng, type Definition, design, spin } from '@spilvaerk/slot-engine'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { smallGame } from '../../testing/games.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { ASSETS } from '../config/assets.ts'
import { granted, refused } from '../refusals/refusals.ts'
import { createCalculations } from './calculations.ts'
import { hashOfEvents } from './events-hash.ts'
import { recordRounds } from './record-rounds.ts'

/** Calculations that all end like this. */
function ending(code: string, maxMs?: number, maxAdmissionMs?: number) {
  const worker = join(tempDir(), 'worker.mjs')
  writeFileSync(worker, `export default () => { ${code} }`)
  const calculations = createCalculations(worker, maxMs, maxAdmissionMs)
  onTestFinished(() => calculations.close())
  return calculations
}

/** For what leaves its threads as they were: they take longer to start than to do what is asked of them here. */
const calculations = createCalculations(ASSETS.calculations, undefined, undefined, 2)
afterAll(() => calculations.close())

test('what the engine cannot work out exactly is refused as too complex', async () => {
  const { analyse } = ending("throw new RangeError('the cycle is too long')")
  expect(await analyse(smallGame())).toEqual(refused({ code: 'tooComplex' }))
})

test('any other error is nobody’s refusal', async () => {
  const { analyse, simulate } = ending("throw new TypeError('a bug')")
  await expect(analyse(smallGame())).rejects.toThrow('a bug')
  await expect(simulate(smallGame(), { spins: 1, seed: 'x' })).rejects.toThrow('a bug')
})

test('when time is up, what was calculated is too complex, and what had to wait is told of a busy server', async () => {
  const { analyse } = ending('return new Promise(() => {})', 100)
  const threads = availableParallelism()
  const answers = await Promise.all(Array.from({ length: threads + 1 }, () => analyse(smallGame())))
  expect(answers.slice(0, threads)).toEqual(Array(threads).fill(refused({ code: 'tooComplex' })))
  expect(answers.at(-1)).toEqual(refused({ code: 'busy' }))
})

test('a proof of a return has a limit of its own', async () => {
  const { admission } = ending('return new Promise(() => {})', 60_000, 100)
  expect(await admission(smallGame(), { seed: 'x' })).toEqual(refused({ code: 'tooComplex' }))
})

test('what a game returns is proved in a thread as it is anywhere', async () => {
  const sampled: Definition = { ...smallGame(), respins: { holds: 'winners' } }
  for (const definition of [smallGame(), sampled]) {
    const options = { seed: 'a thread', rounds: 5000 }
    const proof = admissionProof(compile(definition), options)
    expect(await calculations.admission(definition, options)).toEqual(granted(proof))
  }
})

test('threads that help each other design the game that one designs', async () => {
  const brief: Brief = {
    ...{ name: 'Bog', reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 5000 },
    features: { freeSpins: true, expandingSymbol: true },
  }
  expect(await calculations.design(brief, 'together')).toEqual(granted(design(brief, 'together')))
})

test('rounds are recorded in a thread as they are anywhere', async () => {
  const recorded = await calculations.record(smallGame(), 'name')
  expect(recorded).toEqual(granted(recordRounds(compile(smallGame()), 'name')))
})

test('a round is played again in a thread as it was played, and one that cannot be played is told', async () => {
  const { betCoins, totalCoins, events } = spin(compile(smallGame()), createRng('et seed'), { choices: [] })
  const course = { seed: 'et seed', mode: null, bets: null, choices: [] }
  expect(await calculations.replay(smallGame(), course)).toEqual(
    granted({ betCoins, totalCoins, eventsHash: hashOfEvents(events) }),
  )
  expect(await calculations.replay(smallGame(), { ...course, mode: 'findes ikke' })).toMatchObject({
    value: { fault: expect.stringContaining('findes ikke') },
  })
})
