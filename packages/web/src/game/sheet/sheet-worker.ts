import {
  analyse,
  compile,
  createRng,
  type Definition,
  type DetailedSheet,
  detailedSheet,
  findRound,
  type Game,
  type ParSheet,
  type Round,
  type RoundOptions,
  type RowRounds,
  showsRow,
  spin,
  type Variant,
  type WorkProgress,
} from '@spilvaerk/slot-engine'
import { FIND_ROUNDS } from './find-rounds.ts'

/** The sheets of some ways to play, everything there is to say of the game, or a round that a row of its sheet speaks of. */
export type SheetTask =
  | { readonly type: 'variants'; readonly definition: Definition; readonly rounds: readonly RoundOptions[] }
  | { readonly type: 'detailed'; readonly definition: Definition }
  | { readonly type: 'find'; readonly definition: Definition; readonly rounds: RowRounds; readonly seed: string }

export type SheetNews =
  /** `within`: the share of the budget that the part under way has taken. */
  | { readonly type: 'progress'; readonly done: number; readonly of: number; readonly within: number }
  | { readonly type: 'variants'; readonly sheets: readonly ParSheet[] }
  | { readonly type: 'detailed'; readonly detail: DetailedSheet }
  | { readonly type: 'found'; readonly round: Round | null }
  | { readonly type: 'failure'; readonly message: string }

type OnWork = (progress: WorkProgress) => void

/** Rounds played of a way to play that has no exact answer. */
const VARIANT_ROUNDS = 200_000

const tell = (news: SheetNews): void => self.postMessage(news)

self.onmessage = ({ data }: MessageEvent<SheetTask>): void => {
  try {
    const game = compile(data.definition)
    if (data.type === 'find') tell({ type: 'found', round: found(game, data.rounds, data.seed) })
    else if (data.type === 'detailed') tell({ type: 'detailed', detail: detailed(game) })
    else tell({ type: 'variants', sheets: data.rounds.map((round) => variant(game, round)) })
  } catch (error) {
    tell({ type: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
}

/** A round as it is played, or none where it is too rare to be found. */
function found(game: Game, rounds: RowRounds, seed: string): Round | null {
  const win = rounds.type === 'win' ? { win: betsOf(rounds, game.betCoins) } : {}
  const one = findRound(game, { ...win, accepts: showsRow(rounds), spins: FIND_ROUNDS, seed })
  return one && spin(game, createRng(one.seed))
}

const betsOf = ({ fromCoins, toCoins }: Extract<RowRounds, { type: 'win' }>, betCoins: number) => ({
  from: fromCoins / betCoins,
  to: toCoins / betCoins,
})

const variant = (game: Game, round: RoundOptions, onWork: OnWork = () => {}): ParSheet =>
  analyse(game, { ...round, spins: VARIANT_ROUNDS, onWork })

/** Tells of every so many hundredths of a part. */
const EVERY = 0.02

function telling(done: number, of: number): OnWork {
  let told = 0
  tell({ type: 'progress', done, of, within: 0 })
  return ({ steps, of: budget }) => {
    const within = Math.min(1, steps / budget)
    if (within < told + EVERY) return
    told = within
    tell({ type: 'progress', done, of, within })
  }
}

/** The plain bet named, so that the other ways to play are left out at first and can be told of one by one. */
function detailed(game: Game): DetailedSheet {
  const rounds = roundsOf(game.definition)
  const of = rounds.length + 1
  const plain = detailedSheet(game, { mode: 'base', onWork: telling(0, of) })
  const variants = rounds.map((round, index): Variant => {
    return { round, sheet: variant(game, round, telling(index + 1, of)) }
  })
  return { ...plain, round: {}, variants }
}

/** The other ways to play: bet modes, and the options of each choice. */
function roundsOf({ modes = [], features = [] }: Definition): RoundOptions[] {
  return [
    ...modes.map(({ id }) => ({ mode: id })),
    ...features.flatMap((feature) =>
      feature.type === 'choice' ? feature.options.map((_, option) => ({ choose: { [feature.id]: option } })) : [],
    ),
  ]
}
