import type { KeptCell } from '@spilvaerk/slot-engine'
import type { FaceFeature } from './face-feature.ts'
import type { Held } from './script.ts'

type Window = readonly (readonly string[])[]

/**
 * What of a window stays for the next free spin. Walking symbols come along from the paid spin and move a reel to the
 * left; sticky ones are those that landed in the feature itself, unless it keeps those in view.
 */
export function heldBy(feature: FaceFeature | undefined, window: Window, isFirst: boolean): Held[] {
  if (feature?.kind !== 'freeSpins') return []
  const { sticky, walking, keepsView } = feature
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row): Held[] => {
      if (walking.includes(symbol)) return reel === 0 ? [] : [{ cell: [reel - 1, row], symbol, hasWalked: true }]
      return sticky.includes(symbol) && (!isFirst || keepsView) ? [{ cell: [reel, row], symbol, hasWalked: false }] : []
    }),
  )
}

/** What is kept, as the event of its free spin tells it. */
export const keptAs = ({ cell, was, symbol }: KeptCell): Held => ({
  cell,
  symbol,
  hasWalked: String(cell) !== String(was),
})
