import type { CountTable, Definition, FreeSpins, ReelDefinition, SymbolDefinition, WinRule } from '../../definition.ts'
import type { CastSymbol } from '../symbols.ts'
import { slugOf } from '../symbols.ts'
import { countTable, FAIR_GAMBLE } from '../to-definition.ts'
import { fallingOf } from './falling.ts'
import type { Sizes } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import { jackpotsOf, type MiniScale, miniFeatures } from './minis.ts'

export const FREE_SPINS = 'free-spins'
export const FREE_SET = 'free'
/** What a multiplier symbol adds: weights by number. */
const ADDS = { '2': 50, '3': 30, '5': 15, '10': 4, '25': 1 } as const
/** In clusters, of which only samples tell what they return, less. */
const ADDS_IN_CLUSTERS = { '2': 70, '3': 25, '5': 5 } as const
/** Twice as much comes about a third as often; where a most is wished for, it is the last. */
function addsOf({ counting, features: { bombsUpTo } }: ComposedIntent): Readonly<Record<string, number>> {
  const usual = counting === 'clusters' ? ADDS_IN_CLUSTERS : ADDS
  if (bombsUpTo === undefined) return usual
  const steps = [2, 3, 5, 10, 25, 50, 100, 250].filter((step) => step < bombsUpTo)
  return Object.fromEntries([...steps, bombsUpTo].map((step) => [step, Math.max(1, Math.round(RARE / step ** 1.6))]))
}
const RARE = 6000
const LADDER_UP_TO = 100

/** Everything that a composed game is made of. Coins. */
export interface Parts {
  readonly base: readonly ReelDefinition[]
  readonly free: readonly ReelDefinition[] | null
  readonly sizes: Sizes
  /** By rank and index of the size. */
  readonly pays: readonly (readonly number[])[]
  readonly prizePays: CountTable
  readonly scales: Readonly<Record<string, MiniScale>>
  readonly betCoins: number
}

export function buildGame(intent: ComposedIntent, parts: Parts): Definition {
  const { brief, features } = intent
  const minis = miniFeatures(intent, parts.scales, true)
  const all = [...(intent.freeSpins ? [freeSpinsFeature(intent, parts.base)] : []), ...minis]
  return {
    definitionVersion: 1,
    id: slugOf(brief.id ?? brief.name, 'game'),
    name: brief.name,
    ...(brief.description === undefined ? {} : { description: brief.description }),
    ...(brief.theme === undefined ? {} : { theme: brief.theme }),
    betCoins: parts.betCoins,
    maxWin: brief.maxWin,
    symbols: symbolsOf(intent, parts),
    reelSets: { base: parts.base, ...(parts.free ? { [FREE_SET]: parts.free } : {}) },
    wins: winsOf(intent),
    ...(intent.ladder ? { cascades: { multipliers: intent.ladder, refill: refillOf(intent, parts.base) } } : {}),
    ...fallingOf(intent, parts.base),
    ...(intent.jackpots ? { jackpots: jackpotsOf(intent, parts.betCoins) } : {}),
    ...(all.length > 0 ? { features: all } : {}),
    ...(features.gamble ? { gamble: FAIR_GAMBLE } : {}),
  }
}

function winsOf({ counting, lines, brief }: ComposedIntent): WinRule {
  const direction = brief.direction ?? 'left'
  switch (counting) {
    case 'lines':
      return { type: 'lines', lines, direction, wildMultipliers: 'multiply' }
    case 'ways':
    case 'variableWays':
      return { type: 'ways', direction }
    case 'clusters':
    case 'anywhere':
      return { type: counting, wildMultipliers: 'add' }
  }
}

/** Symbols fall as often as they stand on the strips, all together. */
function refillOf({ regulars }: ComposedIntent, base: readonly ReelDefinition[]): Record<string, number> {
  const all = base.flatMap(({ strip }) => strip)
  return Object.fromEntries(regulars.map(({ id }) => [id, all.filter((other) => other === id).length]))
}

function symbolsOf(intent: ComposedIntent, { pays, sizes, prizePays, base }: Parts): SymbolDefinition[] {
  const { regulars, wild, features, wildMultiplier, freeSpins, scatter, prize, mystery, bomb, orb, lock } = intent
  const named = ({ id, name, emoji }: CastSymbol) => ({ id, name, emoji })
  const symbols: SymbolDefinition[] = regulars.map((symbol, rank) => ({
    ...named(symbol),
    kind: 'regular',
    pays: Object.fromEntries(sizes.keys.map((key, i) => [String(key), pays[rank]![i]!])),
  }))
  if (wild) {
    const reels = base.flatMap(({ strip }, r) => (strip.includes(wild.id) ? [r] : []))
    symbols.push({
      ...named(wild),
      kind: 'wild',
      ...(wildMultiplier > 1 ? { multiplier: wildMultiplier } : {}),
      ...(features.expandingWilds ? { expands: true } : {}),
      ...(freeSpins?.memory === 'walking' ? {} : { reels }),
    })
  }
  if (scatter && freeSpins) symbols.push({ ...named(scatter), kind: 'scatter' })
  symbols.push({ ...named(prize), kind: 'scatter', pays: prizePays })
  for (const symbol of [intent.bonus, intent.coin]) if (symbol) symbols.push({ ...named(symbol), kind: 'scatter' })
  for (const symbol of [bomb, lock]) if (symbol) symbols.push({ ...named(symbol), kind: 'blank' })
  if (orb) symbols.push({ ...named(orb), kind: 'scatter', adds: addsOf(intent) })
  if (mystery)
    symbols.push({ ...named(mystery), kind: 'mystery', reveals: Object.fromEntries(regulars.map(({ id }) => [id, 1])) })
  return symbols
}

/** A multiplier that no spin sets back, in place of the ladder that each spin climbs anew. */
const keptLadder = (refill: Record<string, number>): Pick<FreeSpins, 'grows' | 'instead'> => ({
  grows: { by: 1, each: 'cascade', upTo: LADDER_UP_TO },
  instead: { cascades: { multipliers: [1], refill } },
})

function freeSpinsFeature(intent: ComposedIntent, base: readonly ReelDefinition[]): FreeSpins {
  const { freeSpins, scatter, wild, regulars } = intent
  const { awards, again, multiplier, retrigger, grows, memory, book } = freeSpins!
  return {
    type: 'freeSpins',
    id: FREE_SPINS,
    trigger: { symbol: scatter!.id, awards: countTable(awards) },
    ...(retrigger ? { retrigger: countTable(again) } : {}),
    ...(multiplier > 1 ? { multiplier } : {}),
    ...(grows ? { grows: { by: 1, each: 'spin', upTo: Math.max(10, multiplier) } } : {}),
    multiplies: ['lines'],
    reelSet: FREE_SET,
    ...(memory === 'ladder' ? keptLadder(refillOf(intent, base)) : memory && wild ? { [memory]: [wild.id] } : {}),
    ...fallingOf(intent, base),
    ...(book ? { expandingSymbol: Object.fromEntries(regulars.map(({ id }) => [id, 1])) } : {}),
  }
}
