import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'
import { mayStandOn, shownBy } from '../../input/standing.ts'

export const wildMayStandHere: Rule = {
  after: (stop, outline) => {
    if (!outline.keepsWilds) return undefined
    const id = String(stop.value)
    const reel = Number(stop.parent.parent.key)
    const wild = shownBy(outline, id).find((one) => !mayStandOn(outline, one, reel))
    if (wild === undefined) return undefined
    const how = wild === id ? '' : `, and ${quote(id)} may turn into it`
    return stop.refuse('not_allowed', `The wild ${quote(wild)} may not stand on reel ${reel}${how}: see its "reels".`)
  },
}
