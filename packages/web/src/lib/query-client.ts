import { QueryClient } from '@tanstack/react-query'

/** What was fetched stays true until something invalidates it; a failure is shown at once, never retried unasked. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
