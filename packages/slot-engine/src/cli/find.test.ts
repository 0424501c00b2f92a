import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { called } from '../../test-support/command-line.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))

test('seeds that are found replay as what was wished for', async () => {
  const { exit, out } = await called(['find', fruit, '--event', 'free spins >= 10', '--count', '2', '--json'])
  expect(exit).toBe(0)
  const { rounds } = JSON.parse(out)
  expect(rounds).toHaveLength(2)
  const { out: told } = await called(['replay', fruit, '--seed', rounds[0].seed, '--json'])
  const { events, totalCoins } = JSON.parse(told)
  expect(events.filter(({ type }: { type: string }) => type === 'freeSpinStarted').length).toBeGreaterThanOrEqual(10)
  expect(totalCoins).toBe(rounds[0].coins)
})

test('how rare they are is said, exactly where it can be', async () => {
  expect((await called(['find', fruit, '--win', '20..100'])).out).toMatch(/1 in [\d.,]+, exactly\n$/)
  expect((await called(['find', fruit, '--event', 'win >= 2'])).out).toMatch(/about 1 in [\d.,]+, with 95 % confidence/)
})

test.each([
  [['--event', 'cascaded', '--spins', '500'], 1, /rarer than 1 in 1\d\d, with 95 %/],
  [['--win', '1500..2000', '--spins', '500'], 1, /the game never pays so/],
])('%j: none is found', async (args, exit, words) => {
  expect(await called(['find', fruit, ...args])).toMatchObject({ exit, out: expect.stringMatching(words) })
})

test.each([
  [[], 'name what is to be found'],
  [['--event', 'gold > 1'], 'is no figure and no event'],
  [['--win', 'much'], '--win must be bets'],
  [['--win', '..'], '--win must be bets'],
  [['--win', '9..3'], 'must begin with the smaller'],
  [['--win', '3', '--count', '0'], '--count must be'],
  [['--win', '3', '--mode', 'none'], 'It has base'],
])('%j is refused', async (args, sentence) => {
  expect(await called(['find', fruit, ...args])).toMatchObject({ exit: 2, err: expect.stringContaining(sentence) })
})
