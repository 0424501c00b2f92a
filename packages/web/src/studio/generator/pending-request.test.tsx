import { beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '../../shell/draft.ts'
import { brokenOff, markAnswered, markSent, requestNow } from './pending-request.ts'

const requestFor = (prompt: string) => {
  useDraft.setState({ prompt })
  return requestNow('theme')
}
const [cats, dogs] = [requestFor('katte'), requestFor('hunde')]

beforeEach(() => {
  markAnswered(markSent(cats))
  return () => void vi.useRealTimers()
})

test('only a request without an answer is repeated under its keys', () => {
  const first = markSent(cats)
  expect(markSent(cats)).toEqual(first)
  expect(markSent(dogs).key).not.toBe(first.key)
  expect(markSent(cats).key).not.toBe(first.key)
})

test('an answer to an earlier request leaves the one that waits', () => {
  const first = markSent(cats)
  const second = markSent(dogs)
  markAnswered(first)
  expect(brokenOff()).toEqual(dogs)
  markAnswered(second)
  expect(brokenOff()).toBeUndefined()
})

test('what was broken off long ago is left', () => {
  vi.useFakeTimers()
  markSent(cats)
  expect(brokenOff()).toEqual(cats)
  vi.advanceTimersByTime(3_600_000)
  expect(brokenOff()).toBeUndefined()
})

test('a reload finds it in the storage of the tab, and believes nothing else there', async () => {
  markSent(cats)
  vi.resetModules()
  expect((await import('./pending-request.ts')).brokenOff()).toEqual(cats)
  sessionStorage.setItem('spilvaerk.generation', '{"state":{"pending":{"request":{"kind":"steal"}}},"version":0}')
  vi.resetModules()
  expect((await import('./pending-request.ts')).brokenOff()).toBeUndefined()
})
