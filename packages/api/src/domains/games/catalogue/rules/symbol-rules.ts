import type { Definition, MysterySymbol, ScatterSymbol, SymbolDefinition, WildSymbol } from '@spilvaerk/slot-engine'
import { countsOf, following, named, nameIn, payList, type Words } from './words.ts'

/** What a symbol does besides being paid. */
export function symbolRules(symbol: SymbolDefinition, definition: Definition, words: Words): string[] {
  switch (symbol.kind) {
    case 'wild':
      return [wildRule(symbol, definition, words)]
    case 'scatter':
      return scatterRule(symbol, words)
    case 'mystery':
      return [mysteryRule(symbol, definition, words)]
    case 'regular':
    case 'blank':
      return []
  }
}

function wildRule(wild: WildSymbol, definition: Definition, words: Words): string {
  const { t, all } = words
  const reels = wild.reels && wild.reels.length < (definition.reelSets.base?.length ?? 0)
  return t('wild.is', {
    name: named(wild),
    replaced: replaced(wild, definition, words),
    multiplier: multiplierOf(wild, definition, words),
    where: reels ? t('wild.where', { reels: all(wild.reels.map((reel) => String(reel + 1))) }) : '',
    more: following([
      ...(wild.expands ? [t('wild.expands')] : []),
      ...(wild.pays ? [t('wild.pays')] : []),
      ...anywhereOf(wild, definition, words),
      ...together(wild, definition, words),
    ]),
  })
}

/** What it pays by its number anywhere, as a scatter does. */
function anywhereOf({ scatterPays = {} }: WildSymbol, definition: Definition, words: Words): string[] {
  const list = payList(scatterPays, definition, words)
  return list === null ? [] : [words.t('wild.isScatter', { list })]
}

function replaced({ replaces }: WildSymbol, definition: Definition, { t, all }: Words): string {
  if (replaces) return t('wild.only', { names: all(replaces.map((id) => nameIn(definition, id))) })
  const hasScatters = definition.symbols.some(({ kind }) => kind === 'scatter')
  return t(hasScatters ? 'wild.allButScatter' : 'wild.allOthers')
}

function multiplierOf({ multiplier }: WildSymbol, { wins }: Definition, { t, one }: Words): string {
  const does = wins.type === 'ways' ? 'counts' : 'multiplies'
  if (typeof multiplier === 'object') return t(`wild.${does}Drawn`, { numbers: one(countsOf(multiplier).map(String)) })
  return multiplier && multiplier > 1 ? t(`wild.${does}`, { number: multiplier }) : ''
}

/** What several multiplying wilds make in one win. Along ways they multiply by themselves. */
function together({ multiplier }: WildSymbol, { wins, symbols }: Definition, { t }: Words): string[] {
  if (multiplier === undefined || multiplier === 1 || wins.type === 'ways') return []
  const numbers = new Set(symbols.flatMap((symbol) => (symbol.kind === 'wild' ? numbersOf(symbol) : [])))
  const rule = wins.wildMultipliers ?? 'highest'
  return rule === 'highest' && numbers.size < 2 ? [] : [t(`wild.several.${rule}`)]
}

const numbersOf = ({ multiplier = 1 }: WildSymbol): number[] =>
  (typeof multiplier === 'object' ? countsOf(multiplier) : [multiplier]).filter((number) => number > 1)

function scatterRule(scatter: ScatterSymbol, { t }: Words): string[] {
  const counts = countsOf(scatter.pays ?? {})
  return counts.length === 0 ? [] : [t('scatter', { name: named(scatter), fewest: Math.min(...counts) })]
}

const mysteryRule = (mystery: MysterySymbol, definition: Definition, { t, one }: Words): string =>
  t('mystery', { name: named(mystery), names: one(Object.keys(mystery.reveals).map((id) => nameIn(definition, id))) })

/** Wilds that paid spins put over what has stopped. */
export function addedRules(definition: Definition, { t, one }: Words): string[] {
  const { extraWilds } = definition
  if (!extraWilds) return []
  const { counts, symbol } = extraWilds
  const numbers = countsOf(counts).filter((count) => (counts[count] ?? 0) > 0)
  return [t('addedWilds', { numbers: one(numbers.map(String)), name: nameIn(definition, symbol) })]
}
