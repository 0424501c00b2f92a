import type { StageNews } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { granted, refused } from '../../platform/refusals/refusals.ts'
import { stagesOf } from './generation-stages.ts'

const game = { name: 'Prøve' }

test('stages come in their order, and the game last', async () => {
  const seen: unknown[] = []
  const work = async (onStage: (news: StageNews) => void) => {
    onStage({ stage: 'reading' })
    await Promise.resolve()
    onStage({ stage: 'designing', attempt: 1 })
    onStage({ stage: 'done' })
    return granted(game)
  }
  for await (const each of stagesOf(work, undefined)) seen.push(each)
  expect(seen).toEqual([
    { stage: 'reading' },
    { stage: 'designing', attempt: 1 },
    { stage: 'done' },
    { delivery: game },
  ])
})

test('who stops listening stops the work', async () => {
  let stopped = false
  const work = (onStage: (news: StageNews) => void, signal: AbortSignal) =>
    new Promise<ReturnType<typeof refused>>((resolve) => {
      signal.addEventListener('abort', () => {
        stopped = true
        resolve(refused({ code: 'cancelled' }))
      })
      onStage({ stage: 'reading' })
    })
  for await (const _ of stagesOf(work, undefined)) break
  expect(stopped).toBe(true)
})

test('a refusal is the end of the stages', async () => {
  const stages = stagesOf(async () => refused({ code: 'busy' }), undefined)
  expect(await stages.next()).toEqual({ done: true, value: { ok: false, refusal: { code: 'busy' } } })
})
