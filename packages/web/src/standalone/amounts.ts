import type { ExportCurrency } from '@spilvaerk/schemas'
import { numberFormat } from '../lib/format.ts'

const PER_UNIT = 1_000_000
const MOST_DECIMALS = 2

/** Writes micro-units as amounts of a currency, or of credits where there is none. */
export function amountsIn(currency: ExportCurrency | undefined): (micro: number) => string {
  const inCurrency = { style: 'currency', currency: currency ?? '', maximumFractionDigits: MOST_DECIMALS } as const
  const inCredits = { minimumFractionDigits: MOST_DECIMALS, maximumFractionDigits: MOST_DECIMALS }
  const format = numberFormat(currency ? inCurrency : inCredits)
  return (micro) => format(micro / PER_UNIT)
}
