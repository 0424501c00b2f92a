import { reviews } from '@spilvaerk/messages/reviews'
import type { GameReview } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** What members say of versions, one at a time; what is refused is said. */
export function useReview(id: number) {
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const calls = utils.client.reviews

  /** Whether it is done. */
  const carryOut = async (work: () => Promise<GameReview>): Promise<boolean> => {
    setBusy(true)
    try {
      utils.reviews.of.setData({ id }, await work())
      return true
    } catch (error) {
      toast({ title: textsOf(reviews)('failed'), description: explain(error).message, tone: 'danger' })
      // Somebody else may have changed it meanwhile.
      await utils.reviews.of.invalidate({ id })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    setRule: (needsApproval: boolean) => carryOut(() => calls.setRule.mutate({ id, needsApproval })),
    ask: (definitionHash: string) => carryOut(() => calls.ask.mutate({ id, definitionHash })),
    approve: (reviewId: number) => carryOut(() => calls.approve.mutate({ id, reviewId })),
    sendBack: (reviewId: number, reason: string) => carryOut(() => calls.sendBack.mutate({ id, reviewId, reason })),
    withdraw: (reviewId: number) => carryOut(() => calls.withdraw.mutate({ id, reviewId })),
  }
}

export type ReviewWork = ReturnType<typeof useReview>
