import { expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { answerTo } from '../design/composed/sampler.ts'
import { type Answer, help, type Offer, offeringSampler, offersTo } from './offers.ts'

const task = (seed: string) =>
  ({ kind: 'spins', definition: benchmarkGame(), reelSet: 'base', free: false, spins: 500, seed }) as const

/** A design's thread, and the one that hands its offers on to one helper, as one thread: what is told is copied. */
function threads(ask: (offer: Offer) => Promise<Answer['answer'] | undefined>) {
  const inbox: Answer[] = []
  let helping = 0
  const handOn = offersTo({
    areFree: () => helping === 0,
    ask: (offer) => {
      helping++
      return ask(offer).finally(() => helping--)
    },
    tell: (answer) => inbox.push(structuredClone(answer)),
  })
  return offeringSampler({ post: handOn, receive: () => inbox.shift() })
}

/** What is going on elsewhere has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a sample is the same whoever plays it, and is played once', async () => {
  const helped: string[] = []
  const sampler = threads(async (offer) => {
    if ('seed' in offer.task) helped.push(offer.task.seed)
    return help(structuredClone(offer))
  })
  const [one, two, three] = ['one', 'two', 'three'].map((seed) => sampler.ask(task(seed)))
  // The first is being played elsewhere; the second is not yet begun.
  expect(two?.()).toEqual(answerTo(task('two')))
  await settled()
  expect(one?.()).toEqual(answerTo(task('one')))
  expect(three?.()).toEqual(answerTo(task('three')))
  expect(helped).toEqual(['one', 'three'])
})

test('a sample whose helper came to grief is played where it is needed', async () => {
  const sampler = threads(async (offer) => {
    help({ ...offer, task: task('lost') })
    throw new Error('out of memory')
  })
  const answer = sampler.ask(task('one'))
  await settled()
  expect(answer()).toEqual(answerTo(task('one')))
})

test('what is needed no more is played by nobody', async () => {
  const helped: unknown[] = []
  const sampler = threads(async (offer) => {
    await settled()
    helped.push(help(offer))
    return undefined
  })
  sampler.ask(task('one'))
  sampler.forget()
  await settled()
  await settled()
  expect(helped).toEqual([undefined])
})
