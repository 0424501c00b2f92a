import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
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
configure({ asyncUtilTimeout: 10_000, getElementError: withoutPageMeanwhile() })

/**
 * What is waited for is looked for again at each change of the page, and each time that it is not there yet the library
 * describes the whole page. It is described when the wait is over, and where nothing waits.
 */
function withoutPageMeanwhile() {
  // The library's own, which the first file of a worker finds.
  const shared = globalThis as { describedPage?: ReturnType<typeof getConfig>['getElementError'] }
  shared.describedPage ??= getConfig().getElementError
  const { describedPage } = shared
  return (message: string | null, container: Element): Error =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : describedPage(message, container)
}

/**
 * Where each element was made, which React's tools for developers show, is noted by a stack of the engine for each: a third
 * of the time of a large page. React itself stops to note it after so many elements a second.
 */
const REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
// A React without it notes as it likes.
const internals = (React as unknown as Record<string, object | undefined>)[REACT]
const noted = { get: () => 10_000, set: () => undefined, configurable: true }
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', noted)

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
