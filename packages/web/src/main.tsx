// These two come first: the one before any schema is made, the other because it names the order of the style layers.
import './lib/zod-without-eval.ts'
import './main.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { markLostCode } from './lib/lost-code.ts'
import { createQueryClient } from './lib/query-client.ts'
import { createTrpcClient, trpc } from './lib/trpc.ts'
import { createAppRouter } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

markLostCode()
const queryClient = createQueryClient()
const router = createAppRouter()

// As a transition, so that the first drawing leaves the browser room to breathe.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  )
})
