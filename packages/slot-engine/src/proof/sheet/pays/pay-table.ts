import type { Definition } from '../../../definition.ts'
import { known } from '../../../entries.ts'
import type { FreeSpinsPlan } from '../../../game/core/feature-plan.ts'
import { type Game, gameIn, modeOf, paidSets } from '../../../game/core/game.ts'
import type { PayKind } from '../../../game/core/pays.ts'
import type { RoundOptions } from '../../../game/core/round-options.ts'
import { type Meter, OutOfReach, unmetered } from '../../../meter.ts'
import type { ParSheet } from '../../sheet.ts'
import { type ExactWins, exactFreeWins, exactPaidWins } from './exact-wins.ts'
import { definitionOf, type PayLine, payLines } from './pay-lines.ts'
import type { PlayedSource, PlayedWins } from './played-wins.ts'

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

export interface PayRow extends PayLine {
  /** Wins over the cycle: of several in one window, each. */
  readonly hits: number
  /** Mean number of wins in a spin. */
  readonly perSpin: number
  /** A win as paid on average: ways and all multipliers counted in. 0 without wins. */
  readonly meanCoins: number
  /** What these wins return of the price of a round. */
  readonly rtp: number
  /** Where it is simulated. */
  readonly standardErrors?: { readonly perSpin: number; readonly rtp: number }
}

/** The exact tables of a round; those that are not in reach are `null`, with their source. */
export function exactPayTables(
  whole: Game,
  options: RoundOptions,
  sheet: ParSheet,
  meter: Meter = unmetered(),
): readonly { readonly source: string; readonly table: PayTable | null }[] {
  const game = gameIn(whole, options.mode)
  const mode = modeOf(game, options.mode)
  const sets = paidSets(game, mode)
  const base = mode.buys
    ? []
    : [
        {
          source: 'base',
          table: tableOf(
            game,
            'base',
            inReach(meter, () => exactPaidWins(game, sets, meter)),
            sheet,
            1,
          ),
        },
      ]
  const free = game.plan.features.filter(
    (plan): plan is FreeSpinsPlan =>
      plan.type === 'freeSpins' && (sheet.rtpBySource.features[plan.feature.id] ?? 0) > 0,
  )
  return [...base, ...free.map((plan) => freeTable(game, plan, sheet, meter))]
}

/** Of what is left of a budget, what one table may take. */
const TABLE_SHARE = 0.3

function inReach(meter: Meter, work: () => ExactWins | null): ExactWins | null {
  try {
    return meter.within({ steps: Math.floor(TABLE_SHARE * meter.left) }, work)
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

/** The number of free spins in a round follows from what they return and what one of them wins. */
function freeTable(game: Game, plan: FreeSpinsPlan, sheet: ParSheet, meter: Meter) {
  const source = plan.feature.id
  const wins = sheet.method === 'exact' ? inReach(meter, () => exactFreeWins(game, plan, meter)) : null
  if (wins === null) return { source, table: null }
  const mean = wins.wins.reduce((sum, { coins }) => sum + coins, 0) / wins.cycle
  const spinsPerRound = (known(sheet.rtpBySource.features[source], source) * sheet.betCoins) / mean
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
  const named = wins.map((win) => ({ ...win, of: nameOf(definitionOf(game, source), win.kind, win.of) }))
  const rows = payLines(game, source, named).map((line) => {
    const matching = named.filter((win) => belongs(win, line))
    const hits = matching.reduce((sum, win) => sum + win.hits, 0)
    const coins = matching.reduce((sum, win) => sum + win.coins, 0)
    return rowOf(line, hits, coins, cycle, spinsPerRound / betCoins)
  })
  return { method: 'exact', source, cycle, spinsPerRound, rows }
}

/** The table of what rounds that were played won in one kind of spin. */
export function playedPayTable(game: Game, source: string, played: PlayedWins, betCoins: number): PayTable {
  const { rounds } = played
  const found: PlayedSource = played.sources.get(source) ?? { spins: 0, wins: new Map() }
  const wins = [...found.wins.values()]
  const spinsPerRound = found.spins / rounds
  const rows = payLines(game, source, wins).map((line): PayRow => {
    const matching = wins.filter((win) => belongs(win, line))
    const sum = (of: 'hits' | 'coins'): number => matching.reduce((all, win) => all + win[of].sum, 0)
    // Counts of one line of the table are taken as independent: it seldom has two, and a round seldom both.
    const error = (of: 'hits' | 'coins'): number =>
      Math.sqrt(matching.reduce((all, win) => all + win[of].deviation(rounds) ** 2, 0) / rounds)
    const standardErrors = {
      perSpin: spinsPerRound > 0 ? error('hits') / spinsPerRound : 0,
      rtp: error('coins') / betCoins,
    }
    return { ...rowOf(line, sum('hits'), sum('coins'), found.spins, spinsPerRound / betCoins), standardErrors }
  })
  return { method: 'simulated', source, cycle: found.spins, spinsPerRound, rows }
}

const rowOf = (line: PayLine, hits: number, coins: number, cycle: number, share: number): PayRow => ({
  ...line,
  hits,
  perSpin: cycle === 0 ? 0 : hits / cycle,
  meanCoins: hits === 0 ? 0 : coins / hits,
  rtp: cycle === 0 ? 0 : (coins / cycle) * share,
})

const belongs = (win: Pick<PayLine, 'kind' | 'of'> & { readonly count: number }, line: PayLine): boolean =>
  win.kind === line.kind && win.of === line.of && win.count >= line.from && win.count <= line.to

const nameOf = ({ symbols, wins }: Definition, kind: PayKind, index: number): string =>
  kind === 'combination' && wins.type === 'lines'
    ? (wins.combinations?.[index]?.name as string)
    : (symbols[index]?.id as string)
