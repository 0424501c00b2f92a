import { playing } from '@spilvaerk/messages/playing'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import type { AutoPlan } from './autospin.ts'
import { formatMicro, toMicro } from './money.ts'

/** The form of an autospin as it is typed. */
export interface PlanDraft {
  readonly spins: number
  readonly lossLimit: string
  readonly singleWin: string
}

export interface PlanFaults {
  readonly lossLimit?: string
  readonly singleWin?: string
}

/** The plan, or the faults of the form. */
export function planOf(draft: PlanDraft, bet: number): { readonly plan?: AutoPlan; readonly faults: PlanFaults } {
  const lossLimitMicro = amountOf(draft.lossLimit)
  const singleWinMicro = draft.singleWin.trim() === '' ? undefined : amountOf(draft.singleWin)
  const faults = {
    ...lossFault(draft.lossLimit, lossLimitMicro, toMicro(bet)),
    ...(Number.isNaN(singleWinMicro) ? { singleWin: textsOf(playing)('plan.aboveZeroOrEmpty') } : {}),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return { plan: { spins: draft.spins, lossLimitMicro, singleWinMicro }, faults }
}

function lossFault(text: string, micro: number, betMicro: number): PlanFaults {
  const t = textsOf(playing)
  if (text.trim() === '') return { lossLimit: t('plan.chooseLoss') }
  if (Number.isNaN(micro)) return { lossLimit: t('plan.aboveZero') }
  if (micro < betMicro) return { lossLimit: t('plan.atLeastABet', { amount: formatMicro(betMicro) }) }
  return {}
}

/** Dots or commas between thousands, as the language of the page has them. */
const THOUSANDS = { da: /\.(?=\d{3}(\D|$))/g, en: /,(?=\d{3}(\D|$))/g } as const

/** `1.234,50` in Danish, `1,234.50` in English; NaN when it is not an amount above 0. */
function amountOf(text: string): number {
  const plain = text.trim().replace(THOUSANDS[pageLanguage()], '').replace(',', '.')
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  return amount > 0 ? toMicro(amount) : Number.NaN
}
