import type { JackpotPools } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect } from 'react'
import { trpc } from '../lib/trpc.ts'

const ASKED_EVERY_MS = 20_000
const NO_POOLS: JackpotPools = []

const hasProgressive = ({ jackpots = [] }: Definition): boolean =>
  jackpots.some(({ contributionPpm }) => contributionPpm !== undefined)

/** What the progressive jackpots of a game hold; asked for again as others play, and after each round played here. */
export function usePools(gameId: number, definition: Definition, lastRoundId: string | undefined): JackpotPools {
  return usePoolsOf(gameId, hasProgressive(definition), lastRoundId)
}

/** The same of a game of any kind. @param enabled whether it has any */
export function usePoolsOf(gameId: number, enabled: boolean, lastRoundId: string | undefined): JackpotPools {
  const { data = NO_POOLS, refetch } = trpc.rounds.jackpots.useQuery(
    { id: gameId },
    { enabled, refetchInterval: ASKED_EVERY_MS },
  )
  useEffect(() => {
    if (enabled && lastRoundId !== undefined) void refetch()
  }, [enabled, lastRoundId, refetch])
  return data
}

/** Whether there are pools to show: a component that only makes room for them does not render as they grow. */
export function useHasPools(gameId: number, definition: Definition): boolean {
  const enabled = hasProgressive(definition)
  const { data = false } = trpc.rounds.jackpots.useQuery(
    { id: gameId },
    { enabled, select: (pools) => pools.length > 0 },
  )
  return data
}
