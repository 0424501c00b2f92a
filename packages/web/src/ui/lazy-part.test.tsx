import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { markLostCode } from '../lib/lost-code.ts'
import { lazyPart } from './lazy-part.tsx'

beforeAll(markLostCode)
afterEach(() => {
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
