import { tuning } from '@spilvaerk/messages/tuning'
import { wishes } from '@spilvaerk/messages/wishes'
import type { TuneResult } from '@spilvaerk/slot-engine'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

type Missed = Extract<TuneResult, { ok: false }>
type Level = keyof (typeof wishes)['da']['volatilities']

const isLevel = (value: unknown): value is Level =>
  typeof value === 'string' && Object.hasOwn(wishes.da.volatilities, value)

/** Why a target cannot be met, and what comes nearest. The engine's own reason is for whoever reads its source. */
export function missedWords({ target, nearest }: Pick<Missed, 'target' | 'nearest'>): string {
  const t = textsOf(tuning)
  const reason = t(`missed.${target}`)
  const near =
    typeof nearest === 'number'
      ? formatNumber(nearest)
      : isLevel(nearest)
        ? textsOf(wishes)(`volatilities.${nearest}`).toLowerCase()
        : undefined
  return near === undefined ? t('impossibleAtAll', { reason }) : t('impossible', { reason, nearest: near })
}
