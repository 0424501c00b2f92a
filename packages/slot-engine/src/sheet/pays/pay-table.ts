import { type Game, modeOf } from '../../compile/compile.ts'
import type { FreeSpinsPlan } from '../../compile/feature-plans.ts'
import type { ReelSet } from '../../compile/reel-set.ts'
import { BASE_REEL_SET, type CountTable } from '../../definition.ts'
import type { RoundOptions } from '../../play/round-options.ts'
import type { ParSheet } from '../../sheet.ts'
import { type ExactWins, exactFreeWins, exactPaidWins } from './exact-wins.ts'
import type { PlayedSource, PlayedWins } from './played-wins.ts'
import type { PayKind } from './tally.ts'

/** What each win of the pay table gives in one kind of spin. Before the cap. */
export interface PayTable {
  readonly method: 'exact' | 'simulated'
  /** `base`: the paid spin; else the free spins' id. */
  readonly source: string
  /** Combinations of the reels; where it is simulated, the spins played. */
  readonly cycle: number
  /** How many such spins a round has on average. */
  readonly spinsPerRound: number
  readonly rows: readonly PayRow[]
}

export interface PayRow {
  readonly kind: PayKind
  /** Symbol id, or the name of a combination. */
  readonly of: string
  /** Counts that pay alike. */
  readonly from: number
  readonly to: number
  /** As the pay table says, for one line, way, cluster or window. */
  readonly coins: number
  /** Wins over the cycle: of several in one window, each. */
  readonly hits: number
  /** Mean number of wins in a spin. */
  readonly perSpin: number
  /** A win as paid on average: ways and all multipliers counted in. 0 without wins. */
  readonly meanCoins: number
  /** What these wins return of the price of a round. */
  readonly rtp: number
  /** Of `rtp`, where it is simulated. */
  readonly standardError?: number
}

/** A row of the pay table without what became of it. */
type PayLine = Pick<PayRow, 'kind' | 'of' | 'from' | 'to' | 'coins'>

/** What a row adds up. */
interface Sums {
  readonly hits: number
  readonly coins: number
  readonly variance: number
}

/** The exact tables of a round; those that are not in reach are `null`, with their source. */
export function exactPayTables(
  game: Game,
  options: RoundOptions,
  sheet: ParSheet,
): readonly { readonly source: string; readonly table: PayTable | null }[] {
  const mode = modeOf(game, options.mode)
  const set = game.plan.sets.get(mode.reelSet ?? BASE_REEL_SET) as ReelSet
  const base = mode.buys ? [] : [{ source: 'base', table: tableOf(game, 'base', exactPaidWins(game, set), sheet, 1) }]
  const free = game.plan.features.filter(
    (plan): plan is FreeSpinsPlan =>
      plan.type === 'freeSpins' && (sheet.rtpBySource.features[plan.feature.id] ?? 0) > 0,
  )
  return [...base, ...free.map((plan) => freeTable(game, plan, sheet))]
}

/** The number of free spins in a round follows from what they return and what one of them wins. */
function freeTable(game: Game, plan: FreeSpinsPlan, sheet: ParSheet) {
  const source = plan.feature.id
  const wins = sheet.method === 'exact' ? exactFreeWins(game, plan) : null
  if (wins === null) return { source, table: null }
  const mean = wins.wins.reduce((sum, { coins }) => sum + coins, 0) / wins.cycle
  const spinsPerRound = ((sheet.rtpBySource.features[source] as number) * sheet.betCoins) / mean
  return { source, table: tableOf(game, source, wins, sheet, spinsPerRound) }
}

function tableOf(
  game: Game,
  source: string,
  exact: ExactWins | null,
  { betCoins }: ParSheet,
  spinsPerRound: number,
): PayTable | null {
  if (exact === null) return null
  const { cycle, wins } = exact
  const named = wins.map((win) => ({ ...win, of: nameOf(game, win.kind, win.of) }))
  const rows = payLines(game, named).map((line) => {
    const matching = named.filter((win) => belongs(win, line))
    const hits = matching.reduce((sum, win) => sum + win.hits, 0)
    const coins = matching.reduce((sum, win) => sum + win.coins, 0)
    return rowOf(line, { hits, coins, variance: 0 }, cycle, spinsPerRound / betCoins)
  })
  return { method: 'exact', source, cycle, spinsPerRound, rows }
}

/** The table of what rounds that were played won in one kind of spin. */
export function playedPayTable(game: Game, source: string, played: PlayedWins, betCoins: number): PayTable {
  const { rounds } = played
  const found: PlayedSource = played.sources.get(source) ?? { spins: 0, wins: new Map() }
  const wins = [...found.wins.values()]
  const spinsPerRound = found.spins / rounds
  const rows = payLines(game, wins).map((line): PayRow => {
    const matching = wins.filter((win) => belongs(win, line))
    const hits = matching.reduce((sum, win) => sum + win.hits, 0)
    const coins = matching.reduce((sum, win) => sum + win.coins.sum, 0)
    const variance = matching.reduce((sum, win) => sum + win.coins.deviation(rounds) ** 2, 0)
    const row = rowOf(line, { hits, coins, variance }, found.spins, spinsPerRound / betCoins)
    return { ...row, standardError: Math.sqrt(variance / rounds) / betCoins }
  })
  return { method: 'simulated', source, cycle: found.spins, spinsPerRound, rows }
}

const rowOf = (line: PayLine, { hits, coins }: Sums, cycle: number, share: number): PayRow => ({
  ...line,
  hits,
  perSpin: cycle === 0 ? 0 : hits / cycle,
  meanCoins: hits === 0 ? 0 : coins / hits,
  rtp: cycle === 0 ? 0 : (coins / cycle) * share,
})

const belongs = (win: Pick<PayLine, 'kind' | 'of'> & { readonly count: number }, line: PayLine): boolean =>
  win.kind === line.kind && win.of === line.of && win.count >= line.from && win.count <= line.to

const nameOf = ({ definition: { symbols, wins } }: Game, kind: PayKind, index: number): string =>
  kind === 'combination' && wins.type === 'lines'
    ? (wins.combinations?.[index]?.name as string)
    : (symbols[index]?.id as string)

/** The pay table, line by line, the dearest of each symbol first; `expanded` only where something won by it. */
function payLines(
  { definition }: Game,
  wins: readonly { readonly kind: PayKind; readonly of: string; readonly count: number }[],
): PayLine[] {
  const most = (kind: PayKind, of: string): number =>
    wins.reduce((max, win) => (win.kind === kind && win.of === of ? Math.max(max, win.count) : max), 0)
  const main = MAIN_KIND[definition.wins.type]
  const reels = definition.reelSets[BASE_REEL_SET]?.length as number
  const symbols = definition.symbols.flatMap((symbol) => {
    if (!('pays' in symbol) || symbol.pays === undefined) return []
    const kinds: PayKind[] = symbol.kind === 'scatter' ? ['scatter'] : [main, 'expanded']
    return kinds.flatMap((kind) => {
      const greatest = kind === 'line' || kind === 'ways' ? reels : most(kind, symbol.id)
      return kind === 'expanded' && greatest === 0 ? [] : countLines(kind, symbol.id, symbol.pays ?? {}, greatest)
    })
  })
  const combinations = definition.wins.type === 'lines' ? (definition.wins.combinations ?? []) : []
  return [
    ...symbols,
    ...combinations.map(({ name, coins }) => ({
      kind: 'combination' as const,
      of: name,
      from: reels,
      to: reels,
      coins,
    })),
  ]
}

const MAIN_KIND = { lines: 'line', ways: 'ways', clusters: 'cluster', anywhere: 'anywhere' } as const

function countLines(kind: PayKind, of: string, pays: CountTable, greatest: number): PayLine[] {
  const keys = Object.keys(pays)
    .map(Number)
    .sort((a, b) => a - b)
  const lines = keys.map((from, i) => {
    const next = keys[i + 1]
    return { kind, of, from, to: Math.max(from, next === undefined ? greatest : next - 1), coins: pays[from] as number }
  })
  return lines.filter(({ coins }) => coins > 0).reverse()
}
