import type { TableKindName } from '@spilvaerk/table-games'
import { usePreferences } from '../../game/preferences.ts'
import type { ShowFor } from '../felt/felt.ts'
import { viewOf } from '../kinds/kinds.ts'
import { isBonus } from '../words/describe-bonus.ts'

const QUICK = 0.45
/** As long as it takes to read that something happened, where nothing moves. */
const STILL_MS = 240
/** And that a bonus game began, and what it paid: a stage comes and goes with it. */
const STILL_BONUS_MS = 1100

/** How long the events of a kind are shown, as this visitor likes it. */
export const showFor =
  (kind: TableKindName, isStill: boolean): ShowFor =>
  (event, events) => {
    const ms = viewOf(kind).showFor(event, events)
    if (isStill) return Math.min(ms, isBonus(event) ? STILL_BONUS_MS : STILL_MS)
    return usePreferences.getState().isQuick ? ms * QUICK : ms
  }
