import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

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
