import type { TableKindName } from '@spilvaerk/table-games'
import { usePreferences } from '../../game/preferences.ts'
import type { ShowFor } from '../kinds/felt.ts'
import { viewOf } from '../kinds/kinds.ts'

const QUICK = 0.45
/** As long as it takes to read that something happened, where nothing moves. */
const STILL_MS = 240

/** How long the events of a kind are shown, as this visitor likes it. */
export const showFor =
  (kind: TableKindName, isStill: boolean): ShowFor =>
  (event, events) => {
    const ms = viewOf(kind).showFor(event, events)
    if (isStill) return Math.min(ms, STILL_MS)
    return usePreferences.getState().isQuick ? ms * QUICK : ms
  }
