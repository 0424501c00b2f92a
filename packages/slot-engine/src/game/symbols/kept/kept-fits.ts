import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

export const keptAlone: Rule = {
  before: (kept) => {
    for (const key of ['sticky', 'walking']) {
      const other = kept.parent.at(key)
      if (!other.isAbsent) other.refuse('not_allowed', 'What stays and what walks is said by "kept" in these spins.')
    }
    if (kept.parent.at('trigger').at('inWin').value === true && !kept.parent.at('retrigger').isAbsent)
      kept.parent
        .at('retrigger')
        .refuse('endless', 'Symbols that are kept win again in every spin, which would award further ones for ever.')
    return undefined
  },
}

/** One that moves needs cells to move to; spins that last until it is gone need one that goes. */
export const keptFits: Rule = {
  after: (kept, { reelSets }) => {
    const moves = kept.at('moves')
    const rows = new Set([...(reelSets?.values() ?? [])].flatMap((set) => set.rows))
    if (!moves.isAbsent && moves.value !== 'stays' && rows.size > 1)
      moves.refuse('not_allowed', 'Symbols move from reel to reel, so all reels must have as many rows.')
    const leaves = moves.value === 'left' || moves.value === 'right' || !kept.at('lasts').isAbsent
    if (featureOf(kept).at('untilGone').value === true && !leaves)
      kept.refuse('endless', 'The spins go on while it is in view, which has no end: say how many it "lasts".')
    if (kept.at('adds').isAbsent !== kept.at('upTo').isAbsent)
      kept.refuse('not_allowed', '"adds" and "upTo" go together.')
    return undefined
  },
}

const featureOf = (kept: Field): Field => kept.parent.parent

/** Only wilds multiply, and one that covers its reel or draws its multiplier has another one already. */
export const growsOnWilds: Rule = {
  after: (adds, { symbols }) => {
    const id = adds.parent.at('symbol').value
    const symbol = symbols?.get(String(id))
    if (collectedBy(featureOf(adds.parent).parent).includes(id))
      return adds.refuse('not_allowed', 'What is collected is counted as it stopped, without a multiplier that grows.')
    return symbol === undefined || (symbol.kind === 'wild' && !symbol.changes && !symbol.isScatter)
      ? undefined
      : adds.refuse(
          'not_allowed',
          'Only wilds multiply, of a multiplier that is not drawn, that do not expand and do not pay as scatters.',
        )
  },
}

const collectedBy = (features: Field): readonly unknown[] =>
  (features.muted.items({ min: 0, max: LIMITS.features }) ?? []).flatMap((one) =>
    one.at('type').value === 'collect' ? [one.at('trigger').at('symbol').value, one.at('collector').value] : [],
  )

/** The symbols that free spins keep by `kept`. */
export const keptIn = (feature: Field): readonly unknown[] =>
  (feature.at('kept').muted.items({ min: 0, max: LIMITS.symbols }) ?? []).map((one) => one.at('symbol').value)
