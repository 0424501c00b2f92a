import { QueryCache, QueryClient } from '@tanstack/react-query'
import { useAuth } from '../auth/auth-store.ts'
import { explain } from '../lib/errors.ts'

const NOBODY = 401

/** A question that only a member may ask was refused: the session has ended, whatever this browser remembers. */
const forgetMember = (error: unknown): void => {
  const { isAuthenticated, logout } = useAuth.getState()
  if (isAuthenticated && explain(error).status === NOBODY) logout()
}

/** What was fetched stays true until something invalidates it; a failure is shown at once, never retried unasked. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: forgetMember }),
    defaultOptions: {
      queries: {
        // Without a connection a question fails, too: it would wait without a word otherwise.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Nor is an order kept back, to be given when nobody expects it any more.
      mutations: { networkMode: 'always', retry: false },
    },
  })
