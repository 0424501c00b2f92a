import { useEffect } from 'react'
import { formatMicro } from '../../game/money.ts'
import type { PlayState } from '../../game/play-state.ts'
import { toast } from '../../toast/toasts.ts'

/** Tells what a test spin won, or that there was none. */
export function useSpinToasts({ lastWinMicro, lastRoundId, notice, phase }: PlayState): void {
  const isStranded = phase.name === 'unanswered'
  useEffect(() => {
    if (lastRoundId !== undefined && lastWinMicro)
      toast({ title: 'Winner!', description: `You won ${formatMicro(lastWinMicro)} credits!`, tone: 'success' })
  }, [lastRoundId, lastWinMicro])
  useEffect(() => {
    if (isStranded || notice?.kind === 'refused')
      toast({ title: 'Spin Failed', description: 'Unable to process spin. Please try again.', tone: 'danger' })
    if (notice?.kind === 'funds') sayShort()
  }, [isStranded, notice])
}

export const sayShort = (): void => {
  toast({ title: 'Insufficient Funds', description: 'Please add more credits to continue playing.', tone: 'danger' })
}
