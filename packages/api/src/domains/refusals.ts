import type { Language } from '@spilvaerk/messages'
import type { Problem, Quote } from '@spilvaerk/schemas'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { ENGINE_TERMS } from '../platform/engines/refusals.ts'
import { MAIL_TERMS } from '../platform/mail/refusals.ts'
import { PLATFORM_TERMS, type Refusal, type RefusalCode } from '../platform/refusals/refusals.ts'
import type { Carried, Terms, TermsOf } from '../platform/refusals/terms.ts'
import { RUN_TERMS } from '../platform/runs/refusals.ts'
import { ADMISSION_TERMS } from './games/admission/refusals.ts'
import { CATALOGUE_TERMS } from './games/catalogue/refusals.ts'
import { REVIEW_TERMS } from './games/reviews/refusals.ts'
import { CRYPTO_TERMS } from './money/crypto/refusals.ts'
import { PURCHASE_TERMS } from './money/purchases/refusals.ts'
import { WALLET_TERMS } from './money/wallet/refusals.ts'
import { WITHDRAWAL_TERMS } from './money/withdrawals/refusals.ts'
import { ACCOUNT_TERMS } from './people/accounts/refusals.ts'
import { COMPANY_TERMS } from './people/companies/refusals.ts'
import { IDENTITY_TERMS } from './people/identity/refusals.ts'
import { LIMIT_TERMS } from './people/limits/refusals.ts'
import { STAFF_TERMS } from './people/staff/refusals.ts'
import { SUPPORT_TERMS } from './people/support/refusals.ts'
import { ANALYTICS_TERMS } from './play/analytics/refusals.ts'
import { FAIRNESS_TERMS } from './play/fairness/refusals.ts'
import { LARGE_WIN_TERMS } from './play/large-wins/refusals.ts'
import { ROUND_TERMS } from './play/rounds/refusals.ts'
import { API_KEY_TERMS } from './studio/api-keys/refusals.ts'
import { ART_TERMS } from './studio/art/refusals.ts'
import { CERTIFICATION_TERMS } from './studio/certification/refusals.ts'
import { COMMENT_TERMS } from './studio/comments/refusals.ts'
import { EXPORT_TERMS } from './studio/exports/refusals.ts'
import { GENERATION_TERMS } from './studio/generation/refusals.ts'
import { STUDIO_TERMS } from './studio/studio/refusals.ts'
import { TEAM_TERMS } from './studio/team/refusals.ts'
import { TEXT_TERMS } from './studio/texts/refusals.ts'

/** The words of every refusal, from the domain that it belongs to. */
const TERMS: TermsOf<Refusal> = {
  ...ACCOUNT_TERMS,
  ...ADMISSION_TERMS,
  ...ANALYTICS_TERMS,
  ...API_KEY_TERMS,
  ...ART_TERMS,
  ...CATALOGUE_TERMS,
  ...CERTIFICATION_TERMS,
  ...COMMENT_TERMS,
  ...COMPANY_TERMS,
  ...CRYPTO_TERMS,
  ...EXPORT_TERMS,
  ...FAIRNESS_TERMS,
  ...GENERATION_TERMS,
  ...IDENTITY_TERMS,
  ...LARGE_WIN_TERMS,
  ...LIMIT_TERMS,
  ...ENGINE_TERMS,
  ...MAIL_TERMS,
  ...PLATFORM_TERMS,
  ...PURCHASE_TERMS,
  ...ROUND_TERMS,
  ...RUN_TERMS,
  ...REVIEW_TERMS,
  ...STAFF_TERMS,
  ...STUDIO_TERMS,
  ...SUPPORT_TERMS,
  ...TEAM_TERMS,
  ...TEXT_TERMS,
  ...WALLET_TERMS,
  ...WITHDRAWAL_TERMS,
}

export interface Explanation {
  readonly status: TRPC_ERROR_CODE_KEY
  readonly message: string
  readonly field?: string | undefined
  readonly problems?: readonly Problem[] | undefined
  readonly retryAfterS?: number | undefined
  /** What it costs now. */
  readonly quote?: Quote | undefined
}

/** Every code that an answer can carry for a refusal. */
export const REFUSAL_CODES = Object.keys(TERMS) as readonly RefusalCode[]

export const statusNamed = (code: RefusalCode): TRPC_ERROR_CODE_KEY => TERMS[code].status

/** What a code says, of made-up values where the sentence has any. */
export function sentenceOf(code: RefusalCode, language: Language): string {
  // The code picks the terms, and they have an example of what this very refusal carries.
  const terms = TERMS[code] as Terms<Refusal> & { readonly example?: Carried<Refusal> }
  return terms[language]({ ...terms.example, code } as Refusal)
}

/** What a refusal says to the caller. */
export function explain(refusal: Refusal, language: Language = 'da'): Explanation {
  // The code picks the terms that take this very refusal, which the index type cannot express.
  const terms = TERMS[refusal.code] as Terms<Refusal>
  return {
    status: terms.status,
    message: terms[language](refusal),
    field: terms.field?.(refusal),
    retryAfterS: terms.retryAfterS?.(refusal),
    problems: terms.problems?.(refusal, language),
    quote: terms.quote?.(refusal),
  }
}
