import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useState } from 'react'
import { createTrpcClient, trpc } from '../lib/trpc.ts'
import type { createAppRouter } from '../router.ts'

interface AppProps {
  readonly router: ReturnType<typeof createAppRouter>
  readonly queryClient: QueryClient
}

/** Every page, with what they all ask through. */
export function App({ router, queryClient }: AppProps) {
  const [client] = useState(createTrpcClient)
  return (
    <StrictMode>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  )
}
