import type { GameSummary, Volatility } from '@spilvaerk/schemas'
import type {
  CountTable,
  Definition,
  Direction,
  FreeSpins,
  ScatterSymbol,
  SymbolDefinition,
  WildSymbol,
} from '@spilvaerk/slot-engine'
import { danish } from '../danish.ts'

const DIRECTIONS: { readonly [D in Direction]: string } = {
  left: 'fra venstre mod højre',
  right: 'fra højre mod venstre',
  both: 'fra venstre mod højre eller fra højre mod venstre',
  any: 'hvor som helst på linjen',
}
const VOLATILITIES: { readonly [V in Volatility]: string } = {
  low: 'lav',
  medium: 'middel',
  high: 'høj',
  extreme: 'ekstrem',
}

/** The rules of a game in Danish, read off its definition. */
export function rulesOf(definition: Definition, { rtp, volatility }: GameSummary): string[] {
  const { symbols, wins, features = [], maxWin } = definition
  const percent = danish(Math.round(rtp / 10) / 10)
  return [
    'Vælg en indsats, og tryk på SPIN.',
    lineRule(definition),
    'På hver linje udbetales kun den højeste gevinst.',
    ...(wins.combinations ?? []).map(({ name, coins }) => `${name} betaler ${times(coins, definition)}.`),
    ...symbols.filter((symbol) => symbol.kind === 'wild').map((wild) => wildRule(wild, definition)),
    ...symbols.filter((symbol) => symbol.kind === 'scatter').flatMap(scatterRule),
    ...features.flatMap((feature) => freeSpinRules(feature, definition)),
    `En runde kan højst betale ${danish(maxWin)} gange indsatsen.`,
    `Spillet betaler i gennemsnit ${percent} % tilbage (RTP), og volatiliteten er ${VOLATILITIES[volatility]}.`,
  ]
}

/** The count from which most symbols win, and the symbols that win from another. */
function lineRule({ symbols, wins }: Definition): string {
  const paying = symbols.flatMap((symbol) => {
    const [fewest] = symbol.kind === 'regular' || symbol.kind === 'wild' ? countsOf(symbol.pays ?? {}) : []
    return fewest === undefined ? [] : [{ name: named(symbol), fewest }]
  })
  const usual = mostCommon(paying.map(({ fewest }) => fewest))
  if (usual === undefined) return 'Linjerne betaler kun for de særlige kombinationer.'
  const others = paying
    .filter(({ fewest }) => fewest !== usual)
    .map(({ name, fewest }) => ` ${name} vinder fra ${fewest}.`)
  const direction = DIRECTIONS[wins.direction ?? 'left']
  return `${usual} eller flere ens symboler på en linje vinder ${direction}.${others.join('')}`
}

function mostCommon(counts: readonly number[]): number | undefined {
  const often = (count: number) => counts.filter((other) => other === count).length
  return [...counts].sort((a, b) => often(b) - often(a) || a - b)[0]
}

function wildRule(wild: WildSymbol, { symbols, reelSets }: Definition): string {
  const whom = wild.replaces
    ? `kun ${danishList(wild.replaces.map((id) => nameIn(symbols, id)))}`
    : 'alle symboler undtagen scatter'
  const multiplier = wild.multiplier && wild.multiplier > 1 ? ` og ganger gevinsten med ${wild.multiplier}` : ''
  const reels = wild.reels && wild.reels.length < (reelSets.base?.length ?? 0)
  const where = reels ? `, og findes kun på hjul ${danishList(wild.reels.map((reel) => String(reel + 1)))}` : ''
  return `${named(wild)} er wild: den erstatter ${whom}${multiplier}${where}.`
}

function scatterRule(scatter: ScatterSymbol): string[] {
  const counts = countsOf(scatter.pays ?? {})
  if (counts.length === 0) return []
  return [`${named(scatter)} er scatter: ${Math.min(...counts)} eller flere betaler, uanset hvor de står.`]
}

function freeSpinRules(feature: FreeSpins, { symbols }: Definition): string[] {
  const { symbol, awards } = feature.trigger
  const scatter = nameIn(symbols, symbol)
  const multiplier =
    feature.multiplier && feature.multiplier > 1 ? ` Her ganges gevinsterne med ${feature.multiplier}.` : ''
  return [
    `${scatter} udløser gratis spins: ${awardList(awards)}.${multiplier}`,
    ...(feature.retrigger ? [`Under gratis spins giver ${scatter} flere: ${awardList(feature.retrigger)}.`] : []),
  ]
}

const awardList = (awards: CountTable) =>
  danishList(countsOf(awards).map((count) => `${count} giver ${danish(awards[count] ?? 0)}`))

const countsOf = (table: CountTable) =>
  Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b)

const times = (coins: number, { betCoins }: Definition) => `${danish(coins / betCoins)} gange indsatsen`
const named = ({ id, name }: SymbolDefinition) => name ?? id
const nameIn = (symbols: readonly SymbolDefinition[], id: string) =>
  named(symbols.find((s) => s.id === id) ?? { id, kind: 'blank' })

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })
const danishList = (words: readonly string[]) => list.format(words)
