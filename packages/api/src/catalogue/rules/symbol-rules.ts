import type { Definition, MysterySymbol, ScatterSymbol, SymbolDefinition, WildSymbol } from '@spilvaerk/slot-engine'
import { countsOf, danishList, named, nameIn } from './words.ts'

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
  const whom = wild.replaces
    ? `kun ${danishList(wild.replaces.map((id) => nameIn(definition, id)))}`
    : 'alle symboler undtagen scatter'
  const reels = wild.reels && wild.reels.length < (definition.reelSets.base?.length ?? 0)
  const where = reels ? `, og findes kun på hjul ${danishList(wild.reels.map((reel) => String(reel + 1)))}` : ''
  const expands = wild.expands ? ' Den breder sig over hele hjulet.' : ''
  return `${named(wild)} er wild: den erstatter ${whom}${multiplierOf(wild)}${where}.${expands}`
}

function multiplierOf({ multiplier }: WildSymbol): string {
  if (typeof multiplier === 'object')
    return ` og ganger gevinsten med ${danishList(countsOf(multiplier).map(String))}, som trækkes hver gang`
  return multiplier && multiplier > 1 ? ` og ganger gevinsten med ${multiplier}` : ''
}

function scatterRule(scatter: ScatterSymbol): string[] {
  const counts = countsOf(scatter.pays ?? {})
  if (counts.length === 0) return []
  return [`${named(scatter)} er scatter: ${Math.min(...counts)} eller flere betaler, uanset hvor de står.`]
}

const mysteryRule = (mystery: MysterySymbol, definition: Definition): string =>
  `${named(mystery)} bliver til et andet symbol, det samme for alle: ${danishList(Object.keys(mystery.reveals).map((id) => nameIn(definition, id)))}.`
