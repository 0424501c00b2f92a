import { LIMITS } from '../../vocabulary/limits.ts'
import type { Field } from '../input/field.ts'
import type { Rule } from '../input/rule.ts'
import { refuseCounting } from './change-fits.ts'

export const nudgeFits: Rule = {
  after: (nudge, { symbols, topReels }) => {
    const isStop = nudge.at('when').value === 'stop'
    const owner = nudge.parent.parent
    if (topReels) nudge.refuse('not_allowed', 'A reel under one that lies across the top cannot be moved.')
    if (['sticky', 'walking', 'kept'].some((key) => !owner.at(key).isAbsent))
      nudge.refuse('not_allowed', 'Where symbols keep places, reels cannot be moved under them.')
    if (!isStop && [...(symbols?.values() ?? [])].some(({ kind }) => kind === 'mystery'))
      nudge.at('when').refuse('not_allowed', 'Mystery symbols have turned by then: use "when": "stop".')
    if (isStop) refuseCounting(nudge)
    return undefined
  },
}

/** Only wilds multiply, and one that covers its reel or draws its multiplier has another one already. */
export const addsToWilds: Rule = {
  after: (adds, { symbols }) => {
    const nudge = adds.parent
    const named = nudge.at('symbols').muted.items({ min: 1, max: LIMITS.symbols }) ?? []
    const isPlainWild = ({ value }: Field): boolean => {
      const symbol = symbols?.get(String(value))
      return symbol === undefined || (symbol.kind === 'wild' && !symbol.changes && !symbol.isScatter)
    }
    if (nudge.at('until').value !== 'full')
      return adds.refuse('not_allowed', 'Only stacks that come into full view multiply: use "until": "full".')
    if (!named.every(isPlainWild))
      return adds.refuse(
        'not_allowed',
        'Only wilds multiply, of a multiplier that is not drawn, that do not expand and do not pay as scatters.',
      )
    return undefined
  },
}
