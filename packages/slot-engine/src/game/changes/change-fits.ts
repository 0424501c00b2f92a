import { LIMITS } from '../../vocabulary/limits.ts'
import type { Field } from '../input/field.ts'
import type { Outline } from '../input/outline.ts'
import { quote } from '../input/problem.ts'
import type { Rule } from '../input/rule.ts'
import { mayStandOn } from '../input/standing.ts'

/** What free spins count as their reels stop. */
const COUNTING = ['retrigger', 'levels', 'endedBy'] as const

export const changeFits: Rule = {
  after: (change, outline) => {
    const when = change.at('when')
    const reels = reelsOf(change, outline)
    const isStop = when.value === 'stop'
    for (const { id, field } of putBy(change)) {
      const kind = outline.symbols?.get(id)?.kind
      if (kind === 'scatter' && !isStop)
        field.refuse('not_allowed', `The scatter ${quote(id)} would come too late to be counted: use "when": "stop".`)
      const reel = reels.find((one) => !mayStandOn(outline, id, one))
      if (reel !== undefined)
        field.refuse('not_allowed', `The wild ${quote(id)} may not stand on reel ${reel}: see its "reels".`)
    }
    if (isStop) refuseCounting(change)
    return undefined
  },
}

/** Refuses a change before the count where the count decides how long free spins last. */
export function refuseCounting(change: Field): void {
  if (COUNTING.some((key) => !change.parent.parent.at(key).isAbsent))
    change
      .at('when')
      .refuse('not_allowed', 'How long these free spins last follows from what the reels show: use "before".')
}

/** The reels on which it may happen. */
function reelsOf(change: Field, { reels }: Outline): readonly number[] {
  const named = change.at('cells').muted.at('reels').items({ min: 1, max: LIMITS.reels })
  return named?.map(({ value }) => Number(value)) ?? Array.from({ length: reels }, (_, reel) => reel)
}

interface Put {
  readonly id: string
  readonly field: Field
}

function putBy(change: Field): readonly Put[] {
  if (change.at('type').value === 'put') return namedBy(change.at('symbol'))
  return (change.at('into').muted.entries() ?? []).flatMap(([id]) => namedBy(change.at('into').at(id)))
}

function namedBy(field: Field): readonly Put[] {
  if (!field.isRecord) return typeof field.value === 'string' ? [{ id: field.value, field }] : []
  return (field.muted.entries() ?? []).map(([id]) => ({ id, field: field.at(id) }))
}
