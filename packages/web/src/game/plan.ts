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
    ...(Number.isNaN(singleWinMicro) ? { singleWin: 'Skriv et beløb over 0, eller lad feltet stå tomt' } : {}),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return { plan: { spins: draft.spins, lossLimitMicro, singleWinMicro }, faults }
}

function lossFault(text: string, micro: number, betMicro: number): PlanFaults {
  if (text.trim() === '') return { lossLimit: 'Vælg, hvor meget du højst vil tabe' }
  if (Number.isNaN(micro)) return { lossLimit: 'Skriv et beløb over 0' }
  if (micro < betMicro) return { lossLimit: `Grænsen skal mindst være én indsats: ${formatMicro(betMicro)}` }
  return {}
}

/** `1.234,50` as people write it in Danish; NaN when it is not an amount above 0. */
function amountOf(text: string): number {
  const plain = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  return amount > 0 ? toMicro(amount) : Number.NaN
}
