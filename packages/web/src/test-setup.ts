import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

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
