import { type Definition, type FreeSpins, inFreeSpins, type SymbolDefinition } from '@spilvaerk/slot-engine'
import { changeRules } from './change-rules.ts'
import { paidFactorRules } from './factor-rules.ts'
import { addedRules, symbolRules } from './symbol-rules.ts'
import { cascadeRules, winRules } from './win-rules.ts'
import { named, payList, type Words } from './words.ts'

const KINDS = ['wild', 'mystery', 'scatter'] as const

/** What happens in spins besides how windows win. */
export const spinRules = (definition: Definition, words: Words): string[] => [
  ...cascadeRules(definition, words),
  ...addedRules(definition, words),
  ...paidFactorRules(definition, words),
  ...changeRules(definition.changes, 'paid', definition, words),
  ...KINDS.flatMap((kind) =>
    definition.symbols
      .filter((symbol) => symbol.kind === kind)
      .flatMap((symbol) => symbolRules(symbol, definition, words)),
  ),
]

/** What free spins have of their own. */
export function ownSpinRules(feature: FreeSpins, definition: Definition, words: Words): string[] {
  const own = inFreeSpins(definition, feature)
  if (own === undefined) return []
  const rules = ownParts(definition, own, words, (of) => [...winRules(of, words), ...spinRules(of, words)])
  return rules === '' ? [] : [words.t('own.spins', { rules })]
}

/** The pays and the rules of one game that another has not. */
export function ownParts(
  game: Definition,
  own: Definition,
  words: Words,
  rulesOf: (definition: Definition) => readonly string[],
): string {
  const known = rulesOf(game)
  const added = rulesOf(own).filter((sentence) => !known.includes(sentence))
  return [...added, ...payRules(game, own, words)].join(' ')
}

const paysOf = (symbol: SymbolDefinition | undefined) =>
  (symbol !== undefined && 'pays' in symbol ? symbol.pays : undefined) ?? {}

function payRules(game: Definition, own: Definition, words: Words): string[] {
  return own.symbols.flatMap((symbol, i) => {
    if (JSON.stringify(paysOf(game.symbols[i])) === JSON.stringify(paysOf(symbol))) return []
    const list = payList(paysOf(symbol), game, words)
    const name = named(symbol)
    return [list === null ? words.t('own.paysNothing', { name }) : words.t('own.pays', { name, list })]
  })
}
