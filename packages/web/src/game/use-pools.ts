import type { JackpotPools } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect } from 'react'
import { trpc } from '../lib/trpc.ts'

const ASKED_EVERY_MS = 20_000
const NO_POOLS: JackpotPools = []

/** What the progressive jackpots of a game hold; asked for anew as others play, and after one's own round. */
export function usePools(gameId: number, { jackpots = [] }: Definition, lastRoundId: string | undefined): JackpotPools {
  const hasPools = jackpots.some(({ contributionPpm }) => contributionPpm !== undefined)
  const { data = NO_POOLS, refetch } = trpc.rounds.jackpots.useQuery(
    { id: gameId },
    { enabled: hasPools, refetchInterval: ASKED_EVERY_MS },
  )
  useEffect(() => {
    if (hasPools && lastRoundId !== undefined) void refetch()
  }, [hasPools, lastRoundId, refetch])
  return data
}
