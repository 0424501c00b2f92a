import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { markLostCode } from '../lib/lost-code.ts'
import { LateAgain, lazyPart } from './lazy-part.tsx'

beforeAll(markLostCode)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

/** As the built page tells of it before the import fails. */
function lose(): never {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}

/** A part that comes with the second try, on a page of the release `own`, from a server that has the release `served`. */
function show({ own = 'a', served = 'a', isAway = false } = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.head.innerHTML = `<script type="module" src="/assets/index-${own}.js"></script>`
  const server = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return new Response(`<script type="module" src="/assets/index-${served}.js"></script>`)
  })
  const load = vi.fn(async () => (load.mock.calls.length === 1 ? lose() : Part))
  const Lazy = lazyPart<{ readonly name: string }>(load)
  render(
    <Suspense>
      <input aria-label="Ved siden af" />
      <Lazy name="Grafer" />
    </Suspense>,
  )
  return { load, server, user: userEvent.setup() }
}

const Part = ({ name }: { readonly name: string }) => <p>{name}</p>

test('a part that was lost on the way is fetched again in its place', async () => {
  const { load, user } = show()
  await user.type(await screen.findByLabelText('Ved siden af'), 'skrevet')
  await user.click(await screen.findByRole('button', { name: 'Prøv igen' }))
  expect(await screen.findByText('Grafer')).toBeInTheDocument()
  expect(screen.getByLabelText('Ved siden af')).toHaveValue('skrevet')
  expect(load).toHaveBeenCalledTimes(2)
})

test('without a server nothing is fetched, and the page stays', async () => {
  const { load, server, user } = show({ isAway: true })
  const retry = await screen.findByRole('button', { name: 'Prøv igen' })
  expect(screen.getByRole('alert')).toHaveTextContent('Ingen forbindelse')
  await user.click(retry)
  expect(load).toHaveBeenCalledTimes(1)
  expect(server).toHaveBeenCalledTimes(2)
})

test('code of a release that is gone is said to need a new page', async () => {
  show({ served: 'b' })
  expect(await screen.findByRole('button', { name: 'Genindlæs siden' })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Spilværk er blevet opdateret')
})

test('what nobody has asked for is fetched again by itself, and ever less often', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async (): Promise<typeof Part> => lose())
  const Lazy = lazyPart(load, LateAgain)
  render(
    <Suspense>
      <Lazy name="Beskeder" />
    </Suspense>,
  )
  const triesAfter = async (seconds: number) => {
    // Step by step: what is to come later is planned when a try has failed.
    for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
    return load.mock.calls.length
  }
  expect([await triesAfter(4), await triesAfter(3)]).toEqual([1, 2])
  expect([await triesAfter(7), await triesAfter(5)]).toEqual([2, 3])
  // A release that is gone does not come back.
  expect(await triesAfter(1200)).toBeLessThan(12)
})
