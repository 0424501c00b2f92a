import { BASE_REEL_SET, type CountTable, type Definition, type FreeSpins } from '@spilvaerk/slot-engine'
import { often } from './chance-rules.ts'
import { changeRules } from './change-rules.ts'
import { freeFactorRules } from './factor-rules.ts'
import { ownSpinRules } from './own-rules.ts'
import { setChances } from './reel-sets.ts'
import { countsOf, following, nameIn, othersOf, payList, times, type Words } from './words.ts'

export function freeSpinRules(feature: FreeSpins, definition: Definition, words: Words): string[] {
  if (feature.untilGone) {
    const own = ownSpinRules(feature, definition, words)
    if (feature.kept)
      return [walkRule(feature, definition, words, 'kept'), ...keptRules(feature, definition, words), ...own]
    return [walkRule(feature, definition, words, 'walk'), ...own]
  }
  return [
    ...startRules(feature, definition, words),
    ...growthRule(feature, words),
    ...levelRules(feature, definition, words),
    ...winningRule(feature, definition, words),
    ...scatterRule(feature, definition, words),
    ...cellRules(feature, definition, words),
    ...freeFactorRules(feature.factors, definition, words),
    ...ownSpinRules(feature, definition, words),
  ]
}

/** What only a prize or a purchase starts is told where the prize or the purchase is. */
function startRules(
  { trigger, retrigger, multiplier = 1, reelSet }: FreeSpins,
  definition: Definition,
  words: Words,
): string[] {
  if (!trigger) return []
  const { t } = words
  const name = nameIn(definition, trigger.symbol)
  const more = following([
    ...(multiplier > 1 ? [t('freeSpins.multiplied', { number: multiplier })] : []),
    ...reelsRule(reelSet, words),
    ...(trigger.also ? [t('freeSpins.together', { others: othersOf(trigger.also, definition, words) })] : []),
  ])
  const awards = (table: CountTable) => awardList(table, words, trigger.inWin)
  const start = { name, often: often(trigger, words), awards: awards(trigger.awards), more }
  const others = (trigger.others ?? []).flatMap((other) => {
    const said = { name: nameIn(definition, other.symbol), often: '', awards: awards(other.awards), more: '' }
    return [
      t('freeSpins.winTriggers', said),
      ...(other.retrigger ? [t('freeSpins.winRetriggers', { name: said.name, awards: awards(other.retrigger) })] : []),
    ]
  })
  return [
    t(trigger.inWin ? 'freeSpins.winTriggers' : 'freeSpins.triggers', start),
    ...others,
    ...(trigger.eachWin ? [t('freeSpins.eachWin')] : []),
    ...(retrigger
      ? [t(trigger.inWin ? 'freeSpins.winRetriggers' : 'freeSpins.retriggers', { name, awards: awards(retrigger) })]
      : []),
  ]
}

/** What reels they are played on, where those are not the usual ones. */
function reelsRule(reelSet: FreeSpins['reelSet'], { t }: Words): string[] {
  const sets = setChances(reelSet)
  if (sets.every(({ name }) => name === BASE_REEL_SET)) return []
  return [sets.length > 1 ? t('freeSpins.drawnReels', { sets: sets.length }) : t('freeSpins.ownReels')]
}

/** What scatters pay here, where that is not what they pay on paid spins. */
function scatterRule({ scatterPays }: FreeSpins, definition: Definition, words: Words): string[] {
  if (scatterPays === undefined) return []
  const { t } = words
  const paying = Object.entries(scatterPays).flatMap(([id, pays]) => {
    const list = payList(pays, definition, words)
    return list === null ? [] : [t('freeSpins.scatterPays', { name: nameIn(definition, id), list })]
  })
  return paying.length > 0 ? paying : [t('freeSpins.scattersPayNothing')]
}

function growthRule({ grows }: FreeSpins, { t, number }: Words): string[] {
  if (!grows) return []
  const upTo = grows.upTo ? t('freeSpins.upTo', { number: number(grows.upTo) }) : ''
  const after = { spin: 'growsPerSpin', win: 'growsPerWin', cascade: 'growsPerFall' } as const
  return [t(`freeSpins.${after[grows.each]}`, { by: grows.by, upTo })]
}

/** What ends them, and what is collected over them. */
function levelRules({ levels, endedBy }: FreeSpins, definition: Definition, words: Words): string[] {
  const { t, number, all } = words
  const ends = endedBy === undefined ? [] : [t('freeSpins.endedBy', { name: nameIn(definition, endedBy) })]
  if (levels === undefined) return ends
  const steps = levels.steps.map(({ at, spins, multiplier, reelSet }) => {
    const brings = [
      ...(spins ? [t('freeSpins.levelSpins', { spins: number(spins) })] : []),
      ...(multiplier ? [t('freeSpins.levelMultiplier', { number: number(multiplier) })] : []),
      ...(reelSet ? [t('freeSpins.levelReels')] : []),
    ]
    return t('freeSpins.level', { at: number(at), brings: brings.length > 0 ? all(brings) : t('nothing') })
  })
  return [...ends, t('freeSpins.collects', { name: nameIn(definition, levels.symbol), levels: all(steps) })]
}

function winningRule({ winsAtLeast }: FreeSpins, definition: Definition, words: Words): string[] {
  return winsAtLeast === undefined
    ? []
    : [words.t('freeSpins.winsAtLeast', { prize: times(winsAtLeast, definition, words) })]
}

/** Free spins that last as long as something walks. */
function walkRule(
  { walking = [], kept = [], trigger, multiplier = 1 }: FreeSpins,
  definition: Definition,
  words: Words,
  how: 'walk' | 'kept',
): string {
  const { t, all } = words
  const names = all([...walking, ...kept.map(({ symbol }) => symbol)].map((id) => nameIn(definition, id)))
  const more = following(multiplier > 1 ? [t('freeSpins.walkMultiplied', { number: multiplier })] : [])
  return trigger
    ? t(`freeSpins.${how}When`, { name: nameIn(definition, trigger.symbol), often: often(trigger, words), names, more })
    : t(how === 'walk' ? 'freeSpins.walk' : 'freeSpins.keptRespins', { names, more })
}

/** What is kept from spin to spin. */
const keptRules = ({ kept = [] }: FreeSpins, definition: Definition, { t }: Words): string[] =>
  kept.map(({ symbol, moves = 'stays', lasts, adds, upTo }) =>
    t('freeSpins.kept', {
      name: nameIn(definition, symbol),
      moves: t(`freeSpins.keptMoves.${moves}`),
      lasts: lasts === undefined ? '' : t('freeSpins.keptLasts', { count: lasts }),
      grows: adds === undefined ? '' : t('freeSpins.keptGrows', { by: adds, upTo: upTo ?? adds }),
    }),
  )

/** What happens to single cells in free spins. */
function cellRules(feature: FreeSpins, definition: Definition, words: Words): string[] {
  const { sticky = [], walking = [], keepsView, trigger, retrigger, extraWilds, changes, expandingSymbol } = feature
  const { t, all, one } = words
  const names = (ids: readonly string[]) => all(ids.map((id) => nameIn(definition, id)))
  return [
    ...(sticky.length > 0 ? [t('freeSpins.sticky', { names: names(sticky) })] : []),
    ...keptRules(feature, definition, words),
    ...(keepsView ? [t('freeSpins.keepsView')] : []),
    ...(trigger && retrigger && sticky.includes(trigger.symbol)
      ? [t('freeSpins.countsLanded', { name: nameIn(definition, trigger.symbol) })]
      : []),
    ...(walking.length > 0 ? [t('freeSpins.walking', { names: names(walking) })] : []),
    ...(extraWilds
      ? [
          t('freeSpins.extraWilds', {
            numbers: one(countsOf(extraWilds.counts).map(String)),
            name: nameIn(definition, extraWilds.symbol),
          }),
        ]
      : []),
    ...changeRules(changes, 'free', definition, words),
    ...(expandingSymbol ? [t('freeSpins.expanding')] : []),
  ]
}

/** In a win the symbol is counted together with what stands in for it. */
function awardList(awards: CountTable, { t, number, all }: Words, inWin = false): string {
  const counts = countsOf(awards)
  const awarding = counts.flatMap((count, i) => {
    const spins = awards[count] ?? 0
    if (spins === 0) return []
    const upTo = counts[i + 1]
    const isLast = upTo !== undefined && awards[upTo] === 0
    const range =
      upTo === count + 1 ? t('freeSpins.exactly', { count }) : t('freeSpins.range', { count, upTo: (upTo ?? 1) - 1 })
    const symbols = isLast ? range : String(count)
    return [t(inWin ? 'freeSpins.awardAlike' : 'freeSpins.award', { symbols, spins: number(spins) })]
  })
  return all(awarding)
}
