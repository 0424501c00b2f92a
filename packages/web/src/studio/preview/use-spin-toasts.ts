import { preview } from '@spilvaerk/messages/preview'
import { useEffect } from 'react'
import { formatMicro } from '../../game/money.ts'
import type { PlayState } from '../../game/play-state.ts'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'

/** Tells what a test spin won, or that there was none. */
export function useSpinToasts({ lastWinMicro, lastRoundId, notice, phase }: PlayState): void {
  const isStranded = phase.name === 'unanswered'
  useEffect(() => {
    if (lastRoundId !== undefined && lastWinMicro) sayWinner(lastWinMicro)
  }, [lastRoundId, lastWinMicro])
  useEffect(() => {
    if (isStranded || notice?.kind === 'refused') sayFailed()
    if (notice?.kind === 'funds') sayShort()
  }, [isStranded, notice])
}

function sayWinner(winMicro: number): void {
  const t = textsOf(preview)
  const description = t('winner.description', { amount: formatMicro(winMicro) })
  toast({ title: t('winner.title'), description, tone: 'success' })
}

function sayFailed(): void {
  const t = textsOf(preview)
  toast({ title: t('spinFailed.title'), description: t('spinFailed.description'), tone: 'danger' })
}

export const sayShort = (): void => {
  const t = textsOf(preview)
  toast({ title: t('short.title'), description: t('short.description'), tone: 'danger' })
}
