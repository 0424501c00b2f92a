import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

// Files share a document and libraries, and nothing else: each begins at the first page, as a visitor never seen before.
vi.resetModules()
history.replaceState(null, '', '/')
localStorage.clear()
sessionStorage.clear()
document.documentElement.removeAttribute('style')
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`

// A machine that is busy with other things takes longer; nothing waits this long that does not fail.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom has no layout: every media query says no, and scrolling goes nowhere. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }) satisfies MediaQueryList
window.scrollTo = vi.fn()
Element.prototype.scrollTo = vi.fn()
Element.prototype.hasPointerCapture = () => false
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
