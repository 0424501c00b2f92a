import { createRouter } from '@tanstack/react-router'
import { PageError } from './layout/PageError.tsx'
import { PageLoading } from './layout/PageLoading.tsx'
import { routeTree } from './routeTree.gen'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
  defaultPendingComponent: PageLoading,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
