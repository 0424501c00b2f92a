import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '../app/query-client.ts'
import { createTrpcClient, trpc } from '../lib/trpc.ts'
import { createAppRouter } from '../router.ts'

/** The whole app at an address, with a history of its own. */
export function renderApp(address = '/') {
  // The language of a page follows from its address.
  window.history.replaceState(null, '', address)
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  const queryClient = createQueryClient()
  const user = userEvent.setup()
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { router, user }
}
