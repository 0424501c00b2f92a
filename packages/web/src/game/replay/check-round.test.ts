import { createHash, createHmac } from 'node:crypto'
import type { SlotVerification } from '@spilvaerk/schemas'
import { canonicalJson, compile, createRng, spin } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { GAMES } from '../../machine/testing-games.ts'
import { checkRound, isRight } from './check-round.ts'

const definition = GAMES.choice!
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const serverSeed = sha256('server')
const seeds = { serverSeed, serverSeedHash: sha256(serverSeed), clientSeed: 'mit', nonce: 7 }
const seed = createHmac('sha256', serverSeed).update('mit:7').digest('hex')
const choices = [1]
const round = spin(compile(definition), createRng(seed), { choices })

const stored: SlotVerification = {
  kind: 'slot',
  roundId: '0b0f6c56-5a05-4c2f-9a0a-54d5a9a8f111',
  definitionHash: sha256(canonicalJson(definition)),
  definition,
  seed,
  choices,
  round,
  seeds,
  betCoins: round.betCoins,
  totalCoins: round.totalCoins,
}

test('a round that is what its seeds give is right in every part', async () => {
  const check = await checkRound(stored)
  expect(check).toEqual({ isHashRight: true, events: round.events.length, difference: undefined, isSeedRight: true })
  expect(isRight(check)).toBe(true)
})

test('without seeds of one’s own, or before they are revealed, nothing is said of them', async () => {
  expect((await checkRound({ ...stored, seeds: null })).isSeedRight).toBeUndefined()
  expect((await checkRound({ ...stored, seeds: { ...seeds, serverSeed: null } })).isSeedRight).toBeUndefined()
  expect(isRight(await checkRound({ ...stored, seeds: null }))).toBe(true)
})

test.each([
  ['another win', { totalCoins: round.totalCoins + 1 }, 'totalCoins'],
  ['another seed', { seed: 'andet' }, expect.any(String)],
  ['another price', { betCoins: 99 }, 'betCoins'],
])('%s is found', async (_, change, field) => {
  const check = await checkRound({ ...stored, ...change })
  expect(check.difference).toMatchObject({ field })
  expect(isRight(check)).toBe(false)
})

test('another game, and a seed that is not of the two seeds, are found', async () => {
  expect(await checkRound({ ...stored, definition: { ...definition, name: 'Andet' } })).toMatchObject({
    isHashRight: false,
  })
  expect(await checkRound({ ...stored, seeds: { ...seeds, nonce: 8 } })).toMatchObject({ isSeedRight: false })
})
