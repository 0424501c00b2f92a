import { units } from '@spilvaerk/messages/units'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'

/** `15.000 DKK`; the space does not break. */
export const formatDkk = (amount: number): string => `${formatNumber(amount)}\u00a0DKK`

export const formatMonths = (months: number): string => textsOf(units)('months', { count: months })
