import type { ActivityKind } from '@spilvaerk/schemas'
import type { Newest } from '../../../platform/storage/newest.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import { newestSubmissions } from '../../games/admission/service.ts'
import { memberIn, memberOwner } from '../../games/catalogue/owner.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import { newestAsked, newestDecided } from '../../games/reviews/service.ts'
import { newestPaid, newestRefunded } from '../../money/purchases/service.ts'
import { labelOf } from '../comments/labels.ts'
import { newestComments, newestResolved } from '../comments/service.ts'
import { newestRevisions } from '../texts/service.ts'
import type { Asked, Happening, Source } from './happening.ts'

/** Who wrote what is stored with an author: a member, a guest who became one, or nobody whose name was kept. */
const byAuthor = (author: string | null): Pick<Happening, 'memberId' | 'who'> => {
  const memberId = memberIn(author)
  if (memberId !== undefined) return { who: 'member', memberId }
  return { who: author === null ? 'unknown' : 'guest' }
}
const byMember = (memberId: string | null): Pick<Happening, 'memberId' | 'who'> =>
  memberId === null ? { who: 'unknown' } : { who: 'member', memberId }

/** A record whose rows are each one happening of the same kind. */
const source = <Row>(
  kind: ActivityKind,
  rows: (gameId: number, asked: Newest) => Promise<readonly Row[]>,
  of: (row: Row) => readonly Omit<Happening, 'kind'>[],
  by: (memberId: string) => string = (memberId) => memberId,
): Source => ({
  kinds: [kind],
  newest: async ({ gameId, memberId, before, limit }) => {
    const found = await rows(gameId, { before, limit, by: memberId === undefined ? undefined : by(memberId) })
    return found.flatMap((row) => of(row).map((one) => ({ ...one, kind })))
  },
})

export const versionSource = ({ newestVersions }: Pick<Catalogue, 'newestVersions'>): Source =>
  source(
    'maths',
    newestVersions,
    ({ id, at, author, rtp }) => [
      {
        ...{ id, at, version: id, ...byAuthor(author) },
        tell: ({ t, percent }) => t(id === 1 ? 'maths.first' : 'maths.version', { version: id, rtp: percent(rtp) }),
      },
    ],
    memberOwner,
  )

export const textSource = (read: Asker): Source =>
  source(
    'texts',
    (gameId, asked) => newestRevisions(read, gameId, asked),
    ({ revision: id, createdAt: at, author, changes }) => [
      {
        ...{ id, at, ...byAuthor(author) },
        tell: ({ t, languages }) =>
          t('texts.changed', {
            count: changes.length,
            languages: languages(changes.map(({ language }) => language)),
          }),
      },
    ],
    memberOwner,
  )

export const submissionSource = (read: Asker): Source =>
  source(
    'admission',
    (gameId, asked) => newestSubmissions(read, gameId, asked),
    ({ id, createdAt: at, memberId, version, state }) => [
      {
        ...{ id, at, ...byMember(memberId) },
        tell: ({ t }) => t(state === 'failed' ? 'admission.failed' : 'admission.submit', { version }),
      },
    ],
  )

export const askedSource = (read: Asker): Source =>
  source(
    'review',
    (gameId, asked) => newestAsked(read, gameId, asked),
    ({ id, askedAt: at, askedBy, version }) => [
      { id, at, ...byMember(askedBy), tell: ({ t }) => t('review.asked', { version }) },
    ],
  )

export const decidedSource = (read: Asker): Source =>
  source(
    'review',
    (gameId, asked) => newestDecided(read, gameId, asked),
    ({ id, decidedAt: at, decidedBy, version, state, reason }) => {
      if (at === null || state === 'asked' || state === 'superseded') return []
      return [
        {
          ...{ id, at, ...byMember(decidedBy) },
          tell: ({ t }) => t(reason ? 'review.returnedWhy' : `review.${state}`, { version, why: reason ?? '' }),
        },
      ]
    },
  )

export const commentSource = (read: Asker): Source =>
  source(
    'comments',
    (gameId, asked) => newestComments(read, gameId, asked),
    ({ id, at, author, isAnswer, part, anchor }) => [
      {
        ...{ id, at, ...byMember(author) },
        tell: ({ t, language }) =>
          t(isAnswer ? 'comments.answered' : 'comments.started', { field: labelOf(part, anchor, language) }),
      },
    ],
  )

export const resolvedSource = (read: Asker): Source =>
  source(
    'comments',
    (gameId, asked) => newestResolved(read, gameId, asked),
    ({ id, resolvedAt: at, resolvedBy, part, anchor }) =>
      at === null
        ? []
        : [
            {
              ...{ id, at, ...byMember(resolvedBy) },
              tell: ({ t, language }) => t('comments.resolved', { field: labelOf(part, anchor, language) }),
            },
          ],
  )

/** Buyers are nobody's to see, and what is sold is the owner's: it is asked for by nobody else. */
const ofBuyers = (of: Source): Source => ({
  ...of,
  newest: async (asked: Asked) => (asked.memberId === undefined ? of.newest(asked) : []),
})

export const paidSource = (read: Asker): Source =>
  ofBuyers(
    source(
      'sales',
      (gameId, asked) => newestPaid(read, gameId, asked),
      ({ paidAt: at, invoiceNumber: id, ownershipType, months }) =>
        at === null || id === null
          ? []
          : [
              {
                ...{ id, at, who: 'buyer' },
                tell: ({ t }) =>
                  ownershipType === 'lease' ? t('sales.leased', { count: months ?? 1 }) : t('sales.sold'),
              },
            ],
    ),
  )

export const refundedSource = (read: Asker): Source =>
  ofBuyers(
    source(
      'sales',
      (gameId, asked) => newestRefunded(read, gameId, asked),
      ({ refundedAt: at, creditNoteNumber: id }) =>
        at === null || id === null ? [] : [{ id, at, who: 'house', tell: ({ t }) => t('sales.refunded') }],
    ),
  )
