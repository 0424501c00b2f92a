import { z } from 'zod'
import { REASON_LENGTH } from './activity-terms.ts'
import { line, yesOrNo } from './checks.ts'
import { gameId, sentHash } from './ids.ts'
import { GAME_ROLES } from './team-terms.ts'

const NUMBER = 'Anmodningens nummer skal være et helt tal over 0'

export const reviewRuleInput = z.object({
  id: gameId,
  needsApproval: yesOrNo('needsApproval').meta({
    description: 'Whether another member has to approve a version before it is submitted',
  }),
})

export const askReviewInput = z.object({
  id: gameId,
  definitionHash: sentHash('definitionHash').meta({
    description: 'Of the newest version, so that it is the one that was looked at',
  }),
})

export const reviewRef = z.object({ id: gameId, reviewId: z.int({ error: NUMBER }).positive({ error: NUMBER }) })
export const sendBackInput = reviewRef.extend({ reason: line('Begrundelsen', REASON_LENGTH) })

export const review = z
  .object({
    id: z.int(),
    version: z.int(),
    state: z.enum(['asked', 'approved', 'returned', 'withdrawn', 'superseded']),
    isNewest: z.boolean().meta({ description: 'Whether the game is still what was asked about, by its hash' }),
    isYours: z.boolean().meta({ description: 'Whether the caller asked' }),
    askedBy: z.string().meta({ description: 'Empty where the account is deleted' }),
    askedAt: z.iso.datetime(),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    reason: z.string().nullable().meta({ description: 'Why it was sent back' }),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>

/** Whether the newest version of a game may be submitted, and what members said of versions. */
export const gameReview = z
  .object({
    name: z.string(),
    role: z.enum(GAME_ROLES).meta({ description: 'Of the caller' }),
    version: z.int(),
    definitionHash: z.string(),
    needsApproval: z.boolean(),
    isApproved: z.boolean().meta({ description: 'Whether the newest version is approved, by its hash' }),
    reviews: z.array(review).meta({ description: 'The newest first; at most one is open' }),
  })
  .meta({ id: 'GameReview' })
export type GameReview = z.infer<typeof gameReview>

/** What is kept of a member's part in a request. */
export interface ReviewData extends Pick<Review, 'version' | 'state' | 'reason'> {
  readonly gameId: number
  readonly askedAt: string | null
  readonly decidedAt: string | null
}
