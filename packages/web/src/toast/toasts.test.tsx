import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { dismissToast, REMOVED_AFTER_MS, SHOWN_MS, SWIPE_PX, toast, useToasts } from './toasts.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

describe('the store', () => {
  test('keeps one message at a time, the newest', () => {
    toast({ title: 'Den første' })
    toast({ title: 'Den anden' })
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Den anden'])
  })

  test('closes a dismissed message at once and forgets it 1,000,000 ms later', () => {
    const id = toast({ title: 'Farvel' })
    dismissToast(id)
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Farvel', open: false }])
    vi.advanceTimersByTime(REMOVED_AFTER_MS - 1)
    expect(useToasts.getState().toasts).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(useToasts.getState().toasts).toHaveLength(0)
  })

  test('dismisses each one when none is named', () => {
    toast({ title: 'Farvel' })
    dismissToast()
    expect(useToasts.getState().toasts).toMatchObject([{ open: false }])
  })

  test('has the times and lengths of the specification', () => {
    expect({ SHOWN_MS, SWIPE_PX, REMOVED_AFTER_MS }).toEqual({
      SHOWN_MS: 5000,
      SWIPE_PX: 50,
      REMOVED_AFTER_MS: 1_000_000,
    })
  })
})

describe('the notifications region', () => {
  const setUp = () => {
    render(<Toaster />)
    toast({ title: 'Email sendt!', description: 'Tjek din email.' })
    return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  }

  test('takes the focus on F8 and lets a message be closed', async () => {
    const user = setUp()
    expect(await screen.findByText('Tjek din email.')).toBeInTheDocument()
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const region = screen.getByRole('region', { name: /F8/ })
    expect(region.contains(document.activeElement)).toBe(true)
    // The region lets the pointer through until it has counted its first message.
    await vi.waitFor(() => expect(region).not.toHaveStyle({ pointerEvents: 'none' }))
    await user.click(screen.getByRole('button', { name: 'Luk besked' }))
    expect(useToasts.getState().toasts).toMatchObject([{ open: false }])
  })

  test('lets a message go after five seconds', async () => {
    setUp()
    await screen.findByText('Tjek din email.')
    await vi.advanceTimersByTimeAsync(SHOWN_MS)
    expect(useToasts.getState().toasts).toMatchObject([{ open: false }])
  })
})
