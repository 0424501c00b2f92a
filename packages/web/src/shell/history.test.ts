import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { recordStore, useHistory } from './history.ts'

const draft = createStore(() => ({ prompt: '', reels: 5 }))
const history = () => useHistory.getState()

beforeEach(() => {
  history().forget()
  draft.setState({ prompt: '', reels: 5 })
})

test('each field is a step, what is typed at once is one, and redo brings it back', async () => {
  const stop = recordStore(draft)
  for (const prompt of ['b', 'be', 'bee']) draft.setState({ prompt })
  draft.setState({ reels: 6 })
  expect(history().past).toHaveLength(2)
  await history().undo()
  expect(draft.getState()).toEqual({ prompt: 'bee', reels: 5 })
  await history().undo()
  expect(draft.getState()).toEqual({ prompt: '', reels: 5 })
  await history().undo()
  await history().redo()
  await history().redo()
  expect(draft.getState()).toEqual({ prompt: 'bee', reels: 6 })
  stop()
})

test('what changes while a step is taken back is no step, and a new step forgets what could be redone', async () => {
  const stop = recordStore(draft)
  const undo = vi.fn(() => draft.setState({ reels: 3 }))
  history().record({ undo, redo: () => {} })
  await history().undo()
  expect(undo).toHaveBeenCalledOnce()
  expect(history().past).toHaveLength(0)
  draft.setState({ prompt: 'bees' })
  expect(history().future).toHaveLength(0)
  stop()
  draft.setState({ prompt: 'unseen' })
  expect(history().past).toHaveLength(1)
})
