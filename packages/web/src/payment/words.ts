import type { TestBehaviour } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'

/** `15.000 DKK`; the space does not break. */
export const formatDkk = (amount: number): string => `${formatNumber(amount)}\u00a0DKK`

export const formatMonths = (months: number): string => (months === 1 ? '1 måned' : `${months} måneder`)

/** What a test number does. */
export const BEHAVIOUR_WORDS: Readonly<Record<TestBehaviour, string>> = {
  success: 'Går igennem',
  declined: 'Bliver afvist',
  confirm: 'Skal godkendes i banken',
  late: 'Går igennem efter lidt tid',
  timeout: 'Får aldrig svar',
  renewalDeclined: 'Går igennem, men fornyelsen afvises',
}
