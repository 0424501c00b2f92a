import { limits } from '@spilvaerk/messages/limits'
import type { Period } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'

/** `pr. døgn` */
export const inRunningText = (period: Period): string => textsOf(limits)(`periods.${period}`).toLowerCase()
