import type { PlaySession } from '@spilvaerk/schemas'
import { useCallback, useEffect, useState } from 'react'
import { trpc } from '../lib/trpc.ts'
import { useIsPlayer, useStake } from './use-stake.ts'

/** While money is played for, the server's clock is asked this often; between its answers ours goes on. */
const ASKED_EVERY_MS = 30_000
const TICK_MS = 1000

/** The stretch of play for money that is going on, or null. */
export function usePlaySession() {
  return trpc.limits.session.useQuery(undefined, {
    enabled: useIsPlayer(),
    refetchInterval: ({ state }) => (state.data ? ASKED_EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  })
}

const PLAY_BAR_PX = 40

/** How much of the window the play bar takes: it stands while money is played for, and as long as that goes on. */
export function usePlayBarPx(): number {
  const isPlayer = useIsPlayer()
  const stake = useStake()
  const { data: session = null } = usePlaySession()
  return isPlayer && (stake === 'money' || session !== null) ? PLAY_BAR_PX : 0
}

/** To be called when money has moved, a round for money being over too: balance, clock and limits have changed. */
export function useRefreshMoney(): () => Promise<void> {
  const utils = trpc.useUtils()
  return useCallback(async () => {
    await Promise.all([utils.wallet.invalidate(), utils.limits.invalidate()])
  }, [utils])
}

/** Seconds since the session's start by the server's clock, going on between its answers by how much ours moves. */
export function usePlayedSeconds(session: PlaySession | null): number {
  const [now, setNow] = useState(() => performance.now())
  const [heard, setHeard] = useState({ session, at: now })
  if (heard.session !== session) setHeard({ session, at: performance.now() })
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return session ? session.seconds + Math.max(0, now - heard.at) / TICK_MS : 0
}

/** Whether the reality check is due, also in the moment before the server has been asked again. */
export function isCheckDue(session: PlaySession, playedSeconds: number): boolean {
  const { due, at } = session.realityCheck
  return due || Date.parse(session.startedAt) + playedSeconds * TICK_MS >= Date.parse(at)
}
