import { preview } from '@spilvaerk/messages/preview'
import { useEffect, useRef } from 'react'
import { formatMicro } from '../../game/money.ts'
import type { PlayState } from '../../game/play-state.ts'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'

/** Tells what a test spin won, or that there was none. What pays no more than the round cost is no win to celebrate. */
export function useSpinToasts({ lastWinMicro, lastRoundId, notice, phase }: PlayState, costMicro: number): void {
  const cost = useRef(costMicro)
  cost.current = costMicro
  const isStranded = phase.name === 'unanswered'
  useEffect(() => {
    if (lastRoundId !== undefined && lastWinMicro) sayPaid(lastWinMicro, cost.current)
  }, [lastRoundId, lastWinMicro])
  useEffect(() => {
    if (isStranded || notice?.kind === 'refused') sayFailed()
    if (notice?.kind === 'funds') sayShort()
  }, [isStranded, notice])
}

function sayPaid(winMicro: number, costMicro: number): void {
  const t = textsOf(preview)
  const amount = formatMicro(winMicro)
  if (winMicro > costMicro)
    toast({ title: t('winner.title'), description: t('winner.description', { amount }), tone: 'success' })
  else toast({ title: t('returned.title'), description: t('returned.description', { amount }), tone: 'info' })
}

function sayFailed(): void {
  const t = textsOf(preview)
  toast({ title: t('spinFailed.title'), description: t('spinFailed.description'), tone: 'danger' })
}

export const sayShort = (): void => {
  const t = textsOf(preview)
  toast({ title: t('short.title'), description: t('short.description'), tone: 'danger' })
}
