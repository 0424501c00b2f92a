import type { Language } from '@spilvaerk/messages'
import type { GameAdmission } from '@spilvaerk/schemas'
import type { Seen, StoredStanding } from '../catalogue/access.ts'
import { faultText } from './fault.ts'
import { whyIn } from './letters.ts'
import type { StoredSubmission } from './store.ts'

/** How a game stands, as its maker is told. */
export const admissionView = (
  { standing, version, definitionHash }: Seen,
  all: readonly StoredStanding[],
  last: StoredSubmission | undefined,
  language: Language,
): GameAdmission => ({
  ...{ standing, version },
  link: all.find(({ state }) => state === 'shared')?.link ?? null,
  shownVersion: all.find(({ state }) => state === 'shared' || state === 'listed')?.version ?? null,
  admittedVersion: all.find(({ state }) => state === 'admitted')?.version ?? null,
  submission: last
    ? {
        ...{ version: last.version, state: last.state },
        why: last.why === null ? null : whyIn(last.why, language),
        isNewest: last.definitionHash === definitionHash,
        faults: last.faults.map((fault) => ({ code: fault.code, text: faultText(fault, language) })),
        submittedAt: last.createdAt.toISOString(),
        decidedAt: last.decidedAt?.toISOString() ?? null,
      }
    : null,
})
