import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLostCode } from './use-lost-code.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

test('a page is loaded anew, with what is typed on it, when it was said before that it will be', async () => {
  let isAway = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return new Response('<script type="module" src="/assets/index-b.js"></script>')
  })
  document.head.innerHTML = '<script type="module" src="/assets/index-a.js"></script>'
  const [again, anew] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => useLostCode(again, anew))
  await waitFor(() => expect(result.current.failure?.why).toBe('away'))
  isAway = false
  await act(() => result.current.retry())
  expect(result.current.failure?.why).toBe('updated')
  expect(anew).not.toHaveBeenCalled()
  await act(() => result.current.retry())
  expect(anew).toHaveBeenCalledOnce()
  expect(again).not.toHaveBeenCalled()
})
