import { useEffect, useState } from 'react'
import { trpc } from '../lib/trpc.ts'
import type { Stake } from '../limits/use-stake.ts'
import type { Notice } from './play-state.ts'

/** Whether the member has still to choose a client seed before a round for money, and the question for it. */
export function useSeedChoice(gameId: number, notice: Notice | undefined, stake: Stake) {
  const { data } = trpc.fairness.seeds.useQuery({ id: gameId }, { enabled: stake === 'money' })
  const [isOpen, setOpen] = useState(false)
  const isRefused = notice?.kind === 'refused' && notice.refusal === 'clientSeedMissing'
  useEffect(() => {
    if (isRefused) setOpen(true)
  }, [isRefused])
  return {
    isMissing: stake === 'money' && data?.clientSeed === null,
    isOpen: isOpen && stake === 'money',
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}
