import { useCallback } from 'react'
import { trpc } from '../lib/trpc.ts'

/** Asks how many players a game that is opened has, and for fresh lists. The visit goes on whether or not that succeeds. */
export function usePlayCount(): (id: number) => void {
  const { catalogue } = trpc.useUtils()
  const { mutate } = trpc.catalogue.play.useMutation({
    onSuccess: () => catalogue.invalidate(),
    // biome-ignore lint/suspicious/noConsole: the specification sends this failure to the console and nowhere else
    onError: (error) => console.error('Spillet blev ikke talt med:', error.message),
  })
  return useCallback((id) => mutate({ id }), [mutate])
}
