import type { Definition, MysterySymbol, ScatterSymbol, SymbolDefinition, WildSymbol } from '@spilvaerk/slot-engine'
import { countsOf, danishList, named, nameIn, oneOf } from './words.ts'

/** What a symbol does besides being paid. */
export function symbolRules(symbol: SymbolDefinition, definition: Definition): string[] {
  switch (symbol.kind) {
    case 'wild':
      return [wildRule(symbol, definition)]
    case 'scatter':
      return scatterRule(symbol)
    case 'mystery':
      return [mysteryRule(symbol, definition)]
    case 'regular':
    case 'blank':
      return []
  }
}

function wildRule(wild: WildSymbol, definition: Definition): string {
  const reels = wild.reels && wild.reels.length < (definition.reelSets.base?.length ?? 0)
  const where = reels ? `, og findes kun på hjul ${danishList(wild.reels.map((reel) => String(reel + 1)))}` : ''
  const expands = wild.expands ? ' Når den lander, breder den sig over hele hjulet.' : ''
  const pays = wild.pays ? ' Den betaler også selv.' : ''
  return `${named(wild)} er wild: den erstatter ${replaced(wild, definition)}${multiplierOf(wild, definition)}${where}.${expands}${pays}${together(wild, definition)}`
}

function replaced({ replaces }: WildSymbol, definition: Definition): string {
  if (replaces) return `kun ${danishList(replaces.map((id) => nameIn(definition, id)))}`
  const hasScatters = definition.symbols.some(({ kind }) => kind === 'scatter')
  return hasScatters ? 'alle symboler undtagen scatter' : 'alle andre symboler'
}

function multiplierOf({ multiplier }: WildSymbol, { wins }: Definition): string {
  const does = wins.type === 'ways' ? 'tæller for' : 'ganger gevinsten med'
  if (typeof multiplier === 'object')
    return ` og ${does} et tal, der trækkes hver gang: ${oneOf(countsOf(multiplier).map(String))}`
  return multiplier && multiplier > 1 ? ` og ${does} ${multiplier}` : ''
}

/** What several multiplying wilds make in one win. Along ways they multiply by themselves. */
function together({ multiplier }: WildSymbol, { wins, symbols }: Definition): string {
  if (multiplier === undefined || multiplier === 1 || wins.type === 'ways') return ''
  const numbers = new Set(symbols.flatMap((symbol) => (symbol.kind === 'wild' ? numbersOf(symbol) : [])))
  switch (wins.wildMultipliers ?? 'highest') {
    case 'highest':
      return numbers.size < 2 ? '' : ' Er der flere i samme gevinst, gælder det højeste tal.'
    case 'add':
      return ' Er der flere i samme gevinst, lægges tallene sammen.'
    case 'multiply':
      return ' Er der flere i samme gevinst, ganges tallene med hinanden.'
  }
}

const numbersOf = ({ multiplier = 1 }: WildSymbol): number[] =>
  (typeof multiplier === 'object' ? countsOf(multiplier) : [multiplier]).filter((number) => number > 1)

function scatterRule(scatter: ScatterSymbol): string[] {
  const counts = countsOf(scatter.pays ?? {})
  if (counts.length === 0) return []
  return [`${named(scatter)} er scatter: ${Math.min(...counts)} eller flere betaler, uanset hvor de står.`]
}

const mysteryRule = (mystery: MysterySymbol, definition: Definition): string =>
  `${named(mystery)} skjuler et symbol, det samme i alle felter: ${oneOf(Object.keys(mystery.reveals).map((id) => nameIn(definition, id)))}.`

/** Wilds that paid spins put over what has stopped. */
export function addedRules(definition: Definition): string[] {
  const { extraWilds } = definition
  if (!extraWilds) return []
  const { counts, symbol } = extraWilds
  const numbers = countsOf(counts).filter((count) => (counts[count] ?? 0) > 0)
  const where = 'på tilfældige felter, dog aldrig over scatter'
  return [`I et betalt spin kommer der ${oneOf(numbers.map(String))} ${nameIn(definition, symbol)} ${where}.`]
}
