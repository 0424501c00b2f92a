import { expect, test } from 'vitest'
import { type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { guestOwner } from '../../games/catalogue/owner.ts'
import { createOnce, type Work } from './once.ts'
import type { Store } from './store.ts'

const OWNER = guestOwner('6f2c1f9e-6a4b-4c1d-9a53-0d8a5e2f7b10')
const store: Store = {
  ...{ byKey: async () => undefined, makingOf: async () => null, ofOwner: async () => [], keep: async () => {} },
  claim: async () => ({ release: async () => {} }),
}
const once = createOnce(store, { now: () => new Date(0) })

test('who asks meanwhile gets the same answer', async () => {
  let begun = 0
  const work: Work<number> = async () => ({ ok: true, value: { answer: ++begun } })
  const answers = await Promise.all([once(OWNER, 'key', 'same', work), once(OWNER, 'key', 'same', work)])
  expect(answers).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 1 },
  ])
})

test('work that somebody else gave up is begun again for who still waits', async () => {
  let giveUp = () => {}
  const givenUp = new Promise<void>((resolve) => (giveUp = resolve))
  const first = once(OWNER, 'key', 'left', async () => {
    await givenUp
    return refused({ code: 'cancelled' })
  })
  const second: Promise<Outcome<string>> = once(OWNER, 'key', 'left', async () => ({
    ok: true,
    value: { answer: 'done' },
  }))
  giveUp()
  expect(await first).toMatchObject({ ok: false, refusal: { code: 'cancelled' } })
  expect(await second).toEqual({ ok: true, value: 'done' })
})
