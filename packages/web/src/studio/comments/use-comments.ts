import { comments } from '@spilvaerk/messages/comments'
import type { CommentPart } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

/** What is written of a game, one thing at a time; what is refused is said. */
export function useComments(id: number) {
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const calls = utils.client.comments

  const refresh = async (): Promise<void> => {
    await Promise.all([utils.comments.of.invalidate({ id }), utils.library.page.invalidate()])
  }

  /** Whether it is done. */
  const carryOut = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      toast({ title: textsOf(comments)('failed'), description: explain(error).message, tone: 'danger' })
      return false
    } finally {
      // Somebody else may have changed it meanwhile.
      await refresh()
      setBusy(false)
    }
  }

  return {
    isBusy,
    start: (part: CommentPart, field: string, text: string) =>
      carryOut(() => calls.start.mutate({ id, part, field, text })),
    answer: (threadId: number, text: string) => carryOut(() => calls.answer.mutate({ id, threadId, text })),
    edit: (threadId: number, commentId: number, text: string) =>
      carryOut(() => calls.edit.mutate({ id, threadId, commentId, text })),
    withdraw: (threadId: number, commentId: number) =>
      carryOut(() => calls.withdraw.mutate({ id, threadId, commentId })),
    resolve: (threadId: number) => carryOut(() => calls.resolve.mutate({ id, threadId })),
    reopen: (threadId: number) => carryOut(() => calls.reopen.mutate({ id, threadId })),
  }
}

export type CommentWork = ReturnType<typeof useComments>
