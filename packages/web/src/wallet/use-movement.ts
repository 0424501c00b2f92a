import { useRef, useState } from 'react'
import { explain } from '../lib/errors.ts'
import { newKey } from '../lib/new-key.ts'
import { useRefreshMoney } from '../limits/use-play-session.ts'

/**
 * Sends money in or out once: an attempt keeps its key until the server has answered it, so that pressing again after
 * a lost connection moves nothing twice.
 */
export function useMovement<Input, Answer>(send: (input: Input & { key: string }) => Promise<Answer>) {
  const refreshMoney = useRefreshMoney()
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined)
  const [isBusy, setBusy] = useState(false)
  const move = async (input: Input): Promise<Answer> => {
    const of = JSON.stringify(input)
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    setBusy(true)
    try {
      const answer = await send({ ...input, key: attempt.current.key })
      attempt.current = undefined
      await refreshMoney()
      return answer
    } catch (error) {
      if (isAnswer(error)) attempt.current = undefined
      throw error
    } finally {
      setBusy(false)
    }
  }
  return { move, isBusy } as const
}

/** A refusal is an answer: nothing moved, and the next attempt is a new one. A fault may have moved it. */
function isAnswer(error: unknown): boolean {
  const { status } = explain(error)
  return status !== undefined && status < 500
}
