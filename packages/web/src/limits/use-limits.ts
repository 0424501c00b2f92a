import { trpc } from '../lib/trpc.ts'
import { useIsPlayer } from './use-stake.ts'

/** The limits of the member who is logged in, asked for again when the window gets focus: time has passed. */
export function useLimits() {
  return trpc.limits.get.useQuery(undefined, { enabled: useIsPlayer(), refetchOnWindowFocus: 'always' })
}
