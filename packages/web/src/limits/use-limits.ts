import { trpc } from '../lib/trpc.ts'
import { useIsPlayer } from './use-stake.ts'

/** The limits of whoever is logged in. They are asked for anew when one comes back to the window: time has passed. */
export function useLimits() {
  return trpc.limits.get.useQuery(undefined, { enabled: useIsPlayer(), refetchOnWindowFocus: 'always' })
}
