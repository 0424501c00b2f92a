import type { Period } from '@spilvaerk/schemas'

export const PERIOD_WORDS: Readonly<Record<Period, string>> = { day: 'Pr. døgn', week: 'Pr. uge', month: 'Pr. måned' }
