import type { Limits } from '@spilvaerk/schemas'
import type { RefusalOf } from '../lib/refused-with.ts'
import { trpc } from '../lib/trpc.ts'
import { useIsPlayer } from './use-stake.ts'

/** The limits of the member who is logged in, asked for again when the window gets focus: time has passed. */
export function useLimits() {
  return trpc.limits.get.useQuery(undefined, { enabled: useIsPlayer(), refetchOnWindowFocus: 'always' })
}

/** What a bet for money would be refused with now. */
// The schema of the wire knows no codes: this one is of those that a spin declares.
export const playRefusalOf = ({ refusal }: Pick<Limits, 'refusal'>): RefusalOf<'rounds.spin'> | undefined =>
  (refusal as RefusalOf<'rounds.spin'> | null) ?? undefined
