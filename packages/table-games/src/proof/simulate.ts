import {
  addTo,
  createSfc32,
  entryOf,
  floatAt,
  type Problem,
  type Signal,
  streamSeed,
  unmetered,
} from '@spilvaerk/slot-engine/shared'
import { Shoe } from '../cards/shoe.ts'
import type { Draw } from '../chance/draw.ts'
import type { TableGame } from '../core/game.ts'
import { type Strategy, takeFirst } from '../core/menu.ts'
import type { Bet, Table } from '../core/table.ts'
import type { TableDefinition } from '../definition.ts'
import { type PlacedBet, parseBets } from '../play/bets.ts'
import { compileTable } from '../play/compile.ts'
import { NetHistogram } from './net-histogram.ts'
import { reportOf, type TableReport } from './report.ts'

export interface TableSimulation {
  /** Rounds of the whole run. */
  readonly rounds: number
  /** Any text. The same game, bets, strategy, seed and number of rounds always give the same report. */
  readonly seed: string
  readonly bets: readonly PlacedBet[]
  /** One of the game's; by default its first, which is `best` where the best play is known. */
  readonly strategy?: string
  /** Count only part `index` (from 0) of `of` parts: `mergeTableReports` makes them one again. */
  readonly shard?: { readonly index: number; readonly of: number }
  /** Called every so often; a promise that it returns is awaited. */
  readonly onProgress?: (progress: { readonly done: number; readonly rounds: number }) => void | Promise<void>
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: Signal
  /** Ends the work with the rounds that were played until then. */
  readonly finish?: Signal
}

export type SimulatedTable =
  | { readonly ok: true; readonly report: TableReport }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Rounds that are drawn from one stream of the seed. Shards take whole blocks, so their number changes nothing. */
export const BLOCK_ROUNDS = 1 << 16

/**
 * Plays rounds with the same bets and counts what they pay. Block `i` draws from stream `i` of the seed, by the slot
 * engine's generator: rounds of a simulation are counted, not kept, so they need no generator of their own each.
 * @throws RangeError for a number of rounds that is not a whole number from 1 to 10^12, a shard out of range, or a
 *   strategy that the game does not have
 */
export async function simulateTable(definition: TableDefinition, options: TableSimulation): Promise<SimulatedTable> {
  const { onProgress, signal, finish } = options
  const run = simulation(definition, options)
  for (let step = run.next(); ; step = run.next(finish?.aborted)) {
    if (step.done) return step.value
    await onProgress?.(step.value)
    if (signal?.aborted) throw signal.reason
  }
}

function* simulation(
  definition: TableDefinition,
  { rounds, seed, bets, strategy, shard = { index: 0, of: 1 } }: TableSimulation,
): Generator<{ readonly done: number; readonly rounds: number }, SimulatedTable, boolean | undefined> {
  checkRange(rounds, shard)
  const game = compileTable(definition)
  const name = strategy ?? entryOf(game.rules.strategies, 0)
  const parsed = parseBets(game, bets)
  if (!parsed.ok) return parsed
  const blocks = Math.ceil(rounds / BLOCK_ROUNDS)
  const from = Math.floor((blocks * shard.index) / shard.of)
  const to = Math.floor((blocks * (shard.index + 1)) / shard.of)
  const [first, end] = [Math.min(from * BLOCK_ROUNDS, rounds), Math.min(to * BLOCK_ROUNDS, rounds)]
  const counter = new RoundCounter(game, parsed.bets, strategyOf(game, name))
  let played = from
  for (let isEnough: boolean | undefined = false; played < to && !isEnough; ) {
    const block = played
    const last = Math.min((block + 1) * BLOCK_ROUNDS, rounds)
    counter.play(createSfc32(streamSeed(seed, block)), last - block * BLOCK_ROUNDS)
    played += 1
    isEnough = yield { done: last - first, rounds: end - first }
  }
  return {
    ok: true,
    report: counter.report({ seed, rounds, strategy: name, blocks: played > from ? [[from, played]] : [] }),
  }
}

/** How a game is played under a strategy of its own. @throws RangeError when it has none of this name */
export function strategyOf({ rules }: TableGame, name: string): Strategy {
  if (!rules.strategies.includes(name))
    throw new RangeError(`there is no strategy ${name}: the game has ${rules.strategies.join(', ')}`)
  return rules.strategy?.(name, unmetered()) ?? takeFirst
}

/** Plays a round to its end. */
export function finish(game: TableGame, table: Table, strategy: Strategy): void {
  const steps = game.rules.play(table)
  if (steps === undefined) return
  for (let step = steps.next(); !step.done; ) step = steps.next(strategy(step.value))
}

class RoundCounter {
  readonly #game: TableGame
  readonly #bets: readonly Bet[]
  readonly #strategy: Strategy
  readonly #staked: Float64Array
  readonly #paid: Float64Array
  readonly #histogram = new NetHistogram()
  #rounds = 0

  constructor(game: TableGame, bets: readonly Bet[], strategy: Strategy) {
    this.#game = game
    this.#bets = bets
    this.#strategy = strategy
    this.#staked = new Float64Array(game.spots.length)
    this.#paid = new Float64Array(game.spots.length)
  }

  play(draw: Draw, rounds: number): void {
    const { cards } = this.#game.rules
    const shoe = cards && new Shoe(cards, draw)
    const table = this.#game.table(draw, false, shoe)
    for (let i = 0; i < rounds; i++) {
      shoe?.restart(draw)
      table.begin(this.#bets)
      finish(this.#game, table, this.#strategy)
      this.#count(table)
    }
    this.#rounds += rounds
  }

  #count({ placed, staked, paid }: Table): void {
    let net = 0
    for (let i = 0; i < placed.length; i++) {
      const { spot } = entryOf(placed, i)
      const stake = floatAt(staked, spot)
      const back = floatAt(paid, spot)
      addTo(this.#staked, spot, stake)
      addTo(this.#paid, spot, back)
      net += back - stake
    }
    this.#histogram.add(net)
  }

  report(run: TableReport['run']): TableReport {
    const rounds = this.#rounds
    const [staked, paid] = [this.#staked, this.#paid]
    const total = (all: Float64Array): number => all.reduce((sum, coins) => sum + coins, 0)
    return reportOf({
      ...{ run, rounds },
      betCoins: this.#bets.reduce((sum, { coins }) => sum + coins, 0) * rounds,
      stakedCoins: total(staked),
      paidCoins: total(paid),
      spots: this.#bets.map(({ spot, coins }) => ({
        spot: this.#game.spots[spot]?.id ?? '',
        betCoins: coins * rounds,
        stakedCoins: staked[spot] ?? 0,
        paidCoins: paid[spot] ?? 0,
      })),
      histogram: this.#histogram.entries(),
    })
  }
}

function checkRange(rounds: number, { index, of }: { readonly index: number; readonly of: number }): void {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 1e12)
    throw new RangeError(`simulateTable: rounds must be a whole number from 1 to 10^12, not ${rounds}`)
  if (!Number.isInteger(of) || of < 1 || !Number.isInteger(index) || index < 0 || index >= of)
    throw new RangeError(`simulateTable: shard ${index} of ${of} is out of range`)
}
