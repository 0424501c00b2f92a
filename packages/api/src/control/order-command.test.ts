import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newBuyer } from '../testing/buyers.ts'
import { openHouse } from '../testing/house.ts'
import { value } from '../testing/players.ts'
import { makeTempDir, removeTempDir } from '../testing/temp-dir.ts'
import { commandLine } from './run-here.ts'

const dataDir = makeTempDir()
afterAll(() => removeTempDir(dataDir))
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }

async function run(...args: string[]) {
  const said: string[] = []
  const status = await commandLine(['order', ...args], env, (line) => said.push(line))
  return { status, said }
}

test('an order’s story is told, and its money given back', async () => {
  const house = await openHouse({ dataDir })
  const { order } = value(await (await newBuyer(house)).buy())
  // Something that takes no commands has the folder.
  await expect(run(order.id)).rejects.toThrow(/used by another server/)
  await house.close()

  const told = await run(order.id)
  expect(told.status).toBe(0)
  expect(told.said).toContain('state: paid')
  expect(told.said.at(-1)).toMatch(/ {2}paid$/)

  const refunded = await run(order.id, 'refund', 'købt', 'ved', 'en', 'fejl')
  expect(refunded.said).toContain('state: refunded')
  expect(refunded.said.at(-1)).toMatch(/ {2}refunded {2}købt ved en fejl$/)
  expect((await run(order.id, 'refund', 'igen')).said).toEqual(refunded.said)
})

test('what it does not know is said', async () => {
  const usage = ['Usage: order <id>', 'Usage: order <id> refund <why>']
  expect(await run()).toEqual({ status: 2, said: usage })
  expect((await run('x', 'refund')).status).toBe(2)
  expect((await run('x', 'pay', 'y')).status).toBe(2)
  expect(await run(randomUUID())).toEqual({ status: 1, said: ['Ordren blev ikke fundet'] })
})
