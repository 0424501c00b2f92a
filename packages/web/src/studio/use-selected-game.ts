import type { SlotGame, TableGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect, useMemo } from 'react'
import { explain } from '../lib/errors.ts'
import { ifSlot, isSlot } from '../lib/of-slot.ts'
import { trpc } from '../lib/trpc.ts'
import { useDraft } from '../shell/draft.ts'

export type Selected =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly game: SlotGame; readonly definition: Definition }
  | { readonly state: 'table'; readonly game: TableGame }

const GONE = 404
const NONE: Selected = { state: 'none' }

/** The game that was generated or chosen in the library last. */
export function useSelectedGame(): Selected {
  const { gameId, select } = useDraft()
  const asked = { id: gameId ?? 0 }
  const enabled = gameId !== undefined
  const game = trpc.studio.game.useQuery(asked, { enabled })
  const definition = trpc.studio.definition.useQuery(asked, { enabled })
  const error = game.error ?? definition.error
  const isGone = error !== null && explain(error).status === GONE
  useEffect(() => {
    if (isGone) select(undefined)
  }, [isGone, select])

  const ready = useMemo((): Selected | undefined => {
    const [slot, found] = [ifSlot(game.data), ifSlot(definition.data)]
    return slot && found && { state: 'ready', game: slot, definition: found.definition }
  }, [game.data, definition.data])
  if (!enabled) return NONE
  if (ready) return ready
  if (game.data && !isSlot(game.data)) return { state: 'table', game: game.data }
  if (error) return { state: 'failed', error, retry: () => void Promise.all([game.refetch(), definition.refetch()]) }
  return { state: 'loading' }
}
