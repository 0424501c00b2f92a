import { createRouter, parseSearchWith, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { PageError } from './layout/PageError.tsx'
import { PageLoading } from './layout/PageLoading.tsx'
import { routeTree } from './routeTree.gen'

export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history ? { history } : {}),
    // An address holds plain text: `?q=7` is a search for "7". Each route reads its own with zod.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultPendingComponent: PageLoading,
    // On the server nothing is scrolled, and the router would write a script into the page.
    scrollRestoration: typeof window !== 'undefined',
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
