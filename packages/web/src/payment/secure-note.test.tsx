import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecureNote } from './SecureNote.tsx'

afterEach(() => vi.unstubAllGlobals())

const NOTE = 'Sikker betaling over en krypteret SSL-forbindelse'

/** The window of a page at an address, as far as the note looks at it. */
function at(address: string, isSecureContext: boolean): void {
  const { window: real } = globalThis
  const location = new URL(address)
  vi.stubGlobal(
    'window',
    new Proxy(real, {
      get: (target, name) =>
        name === 'location' ? location : name === 'isSecureContext' ? isSecureContext : Reflect.get(target, name),
    }),
  )
}

test('over https the connection is called encrypted', () => {
  at('https://spil.test/purchase/1', true)
  render(<SecureNote />)
  expect(screen.getByText(NOTE)).toBeInTheDocument()
})

test.each([
  ['http://spil.test/purchase/1', false],
  // Browsers trust it, and nothing is encrypted there.
  ['http://127.0.0.1:3000/purchase/1', true],
  ['https://spil.test/purchase/1', false],
])('at %s with a secure context %s nothing is said', (address, isSecure) => {
  at(address, isSecure)
  render(<SecureNote />)
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})
