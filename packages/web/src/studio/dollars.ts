import { studio } from '@spilvaerk/messages/studio'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'

/** An amount in the examples, whose prices are in dollars. */
export const dollars = (amount: number): string => textsOf(studio)('dollars', { amount: formatNumber(amount) })
