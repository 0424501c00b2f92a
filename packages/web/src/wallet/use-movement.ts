import { useRef, useState } from 'react'
import { trpc } from '../lib/trpc.ts'

/**
 * Sends money in or out once: an attempt keeps its key until the server has answered it, so that pressing again after
 * a lost connection moves nothing twice.
 */
export function useMovement<Input>(send: (input: Input & { key: string }) => Promise<unknown>) {
  const utils = trpc.useUtils()
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined)
  const [isBusy, setBusy] = useState(false)
  const move = async (input: Input): Promise<void> => {
    const of = JSON.stringify(input)
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() }
    setBusy(true)
    try {
      await send({ ...input, key: attempt.current.key })
      attempt.current = undefined
      await Promise.all([utils.wallet.invalidate(), utils.limits.get.invalidate()])
    } finally {
      setBusy(false)
    }
  }
  return { move, isBusy } as const
}
