import { type GameReview, mayDo, type ReviewData } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { recordDeed } from '../catalogue/deeds.ts'
import type { OwnCode } from '../catalogue/refusals.ts'
import { type Catalogue, memberViewer, type SeenGame } from '../catalogue/service.ts'
import type { DECIDING_REVIEW_CODES } from './refusals.ts'
import * as store from './store.ts'

export { newestAsked, newestDecided } from './store.ts'

export interface ReviewsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'permitted' | 'members'>
  /** By an account's number; nobody where it is deleted. */
  readonly personOf: (db: Asker, memberId: string) => Promise<{ readonly username: string } | undefined>
}

/** So many requests are shown. */
const SHOWN = 20

export type DecidingReviewCode = OwnCode | (typeof DECIDING_REVIEW_CODES)[number]

/**
 * Approval of versions by another member, where the owner wants it. What is approved is a definition by its hash: a change
 * voids the approval. Whatever is written is checked in the transaction that does it.
 */
export function createReviews(needs: ReviewsNeeds) {
  const { clock, audit, catalogue } = needs
  const { read, tx } = needs.storage

  const of = async (gameId: number, memberId: string): Promise<Outcome<GameReview, OwnCode>> => {
    const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see')
    return may.ok ? granted(await reviewOf(needs, gameId, memberId, may.value)) : may
  }

  const setRule = async (
    gameId: number,
    memberId: string,
    needsApproval: boolean,
  ): Promise<Outcome<GameReview, OwnCode | 'reviewNeedsMembers'>> => {
    const set = await tx(async (db): Promise<Outcome<void, OwnCode | 'reviewNeedsMembers'>> => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'own', db)
      if (!may.ok) return may
      if ((await store.hasRule(db, gameId)) === needsApproval) return granted(undefined)
      const members = await catalogue.members.of(db, gameId)
      if (needsApproval && !members.some(({ role }) => mayDo(role, 'review')))
        return refused({ code: 'reviewNeedsMembers' })
      await store.setRule(db, gameId, needsApproval ? clock.now() : undefined)
      await recordDeed(audit, db, gameId, memberId, needsApproval ? 'review.on' : 'review.off')
      return granted(undefined)
    })
    return set.ok ? of(gameId, memberId) : set
  }

  /** Asks for the newest version to be approved, which the caller names by its hash; a request for an older one goes. */
  const ask = async (
    gameId: number,
    memberId: string,
    definitionHash: string,
  ): Promise<Outcome<GameReview, AskingCode>> => {
    const asked = await tx(async (db): Promise<Outcome<void, AskingCode>> => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'review', db)
      if (!may.ok) return may
      if (may.value.definitionHash !== definitionHash) return refused({ code: 'reviewStale' })
      if (await store.isApproved(db, gameId, definitionHash)) return refused({ code: 'alreadyApproved' })
      const open = await store.askedOf(db, gameId)
      if (open?.definitionHash === definitionHash) return refused({ code: 'reviewAsked' })
      const askedAt = clock.now()
      if (open) await store.change(db, open.id, { state: 'superseded', decidedAt: askedAt })
      await store.add(db, {
        ...{ gameId, definitionHash, version: may.value.version, state: 'asked', askedBy: memberId, askedAt },
        ...{ decidedBy: null, decidedAt: null, reason: null },
      })
      return granted(undefined)
    })
    return asked.ok ? of(gameId, memberId) : asked
  }

  return {
    ...{ of, setRule, ask },
    ...createDeciding(needs, of),
    /** What keeps a version from being submitted. */
    missing: async (db: Asker, gameId: number, definitionHash: string): Promise<Outcome<void, 'reviewMissing'>> =>
      (await store.hasRule(db, gameId)) && !(await store.isApproved(db, gameId, definitionHash))
        ? refused({ code: 'reviewMissing' })
        : granted(undefined),
    personalData: async (memberId: string): Promise<ReviewData[]> =>
      (await store.ofMember(read, memberId)).map((one) => dataOf(one, memberId)),
    forget: store.forget,
  }
}

export type Reviews = ReturnType<typeof createReviews>

type AskingCode = OwnCode | 'alreadyApproved' | 'reviewAsked' | 'reviewStale'

/** What becomes of a request that is open. */
function createDeciding(
  { clock, catalogue, storage: { tx } }: ReviewsNeeds,
  of: (gameId: number, memberId: string) => Promise<Outcome<GameReview, OwnCode>>,
) {
  const decide = async (
    { id: gameId, reviewId }: { readonly id: number; readonly reviewId: number },
    memberId: string,
    to: { readonly state: 'approved' | 'returned' | 'withdrawn'; readonly reason: string | null },
  ): Promise<Outcome<GameReview, DecidingReviewCode>> => {
    const decided = await tx(async (db): Promise<Outcome<void, DecidingReviewCode>> => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'review', db)
      if (!may.ok) return may
      const review = await store.byId(db, gameId, reviewId)
      if (!review) return refused({ code: 'reviewNotFound' })
      if (review.state !== 'asked') return refused({ code: 'reviewClosed' })
      const isOwn = review.askedBy === memberId
      if (to.state === 'withdrawn') {
        if (!isOwn && may.value.role !== 'owner') return refused({ code: 'roleForbids' })
      } else if (isOwn) return refused({ code: 'reviewOwn' })
      else if (review.definitionHash !== may.value.definitionHash) return refused({ code: 'reviewStale' })
      await store.change(db, reviewId, { ...to, decidedBy: memberId, decidedAt: clock.now() })
      return granted(undefined)
    })
    return decided.ok ? of(gameId, memberId) : decided
  }

  type Ref = Parameters<typeof decide>[0]
  return {
    approve: (ref: Ref, memberId: string) => decide(ref, memberId, { state: 'approved', reason: null }),
    sendBack: (ref: Ref, memberId: string, reason: string) => decide(ref, memberId, { state: 'returned', reason }),
    withdraw: (ref: Ref, memberId: string) => decide(ref, memberId, { state: 'withdrawn', reason: null }),
  }
}

async function reviewOf(
  { storage: { read }, personOf }: ReviewsNeeds,
  gameId: number,
  memberId: string,
  { name, role, definitionHash, version }: SeenGame,
): Promise<GameReview> {
  const nameOf = async (id: string | null) => (id === null ? null : ((await personOf(read, id))?.username ?? ''))
  const all = await store.latest(read, gameId, SHOWN)
  const reviews = await Promise.all(
    all.map(async (one) => ({
      ...{ id: one.id, version: one.version, state: one.state, reason: one.reason },
      ...{ isNewest: one.definitionHash === definitionHash, isYours: one.askedBy === memberId },
      ...{ askedBy: (await nameOf(one.askedBy)) ?? '', askedAt: one.askedAt.toISOString() },
      ...{ decidedBy: await nameOf(one.decidedBy), decidedAt: one.decidedAt?.toISOString() ?? null },
    })),
  )
  return {
    ...{ name, role: role ?? 'viewer', version, definitionHash, reviews },
    needsApproval: await store.hasRule(read, gameId),
    isApproved: await store.isApproved(read, gameId, definitionHash),
  }
}

const dataOf = (one: store.StoredReview, memberId: string): ReviewData => ({
  ...{ gameId: one.gameId, version: one.version, state: one.state },
  askedAt: one.askedBy === memberId ? one.askedAt.toISOString() : null,
  decidedAt: one.decidedBy === memberId ? (one.decidedAt?.toISOString() ?? null) : null,
  reason: one.decidedBy === memberId ? one.reason : null,
})
