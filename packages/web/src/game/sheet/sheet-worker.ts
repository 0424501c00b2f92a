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
import { answerTask } from '../../lib/work/answer-task.ts'
import { FIND_ROUNDS } from './find-rounds.ts'

/** The sheets of some ways to play, everything there is to say of the game, or a round that a row of its sheet speaks of. */
export type SheetTask =
  | { readonly type: 'variants'; readonly definition: Definition; readonly rounds: readonly RoundOptions[] }
  | { readonly type: 'detailed'; readonly definition: Definition }
  | { readonly type: 'find'; readonly definition: Definition; readonly rounds: RowRounds; readonly seed: string }

export interface SheetAnswer {
  readonly variants: readonly ParSheet[]
  readonly detailed: DetailedSheet
  readonly find: Round | null
}

export interface SheetProgress {
  readonly done: number
  readonly of: number
  /** The share of its budget that the part under way has taken. */
  readonly within: number
}

type Tell = (progress: SheetProgress) => void

type OnWork = (progress: WorkProgress) => void

/** Rounds played of a way to play that has no exact answer. */
const VARIANT_ROUNDS = 200_000

answerTask<SheetTask, SheetProgress, SheetAnswer[SheetTask['type']]>((task, tell) => {
  const game = compile(task.definition)
  switch (task.type) {
    case 'find':
      return found(game, task.rounds, task.seed)
    case 'detailed':
      return detailed(game, tell)
    case 'variants':
      return task.rounds.map((round) => variant(game, round))
  }
})

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

function telling(tell: Tell, done: number, of: number): OnWork {
  let told = 0
  tell({ done, of, within: 0 })
  return ({ steps, of: budget }) => {
    const within = Math.min(1, steps / budget)
    if (within < told + EVERY) return
    told = within
    tell({ done, of, within })
  }
}

/** The plain bet named, so that the other ways to play are left out at first and can be told of one by one. */
function detailed(game: Game, tell: Tell): DetailedSheet {
  const rounds = roundsOf(game.definition)
  const of = rounds.length + 1
  const plain = detailedSheet(game, { mode: 'base', onWork: telling(tell, 0, of) })
  const variants = rounds.map((round, index): Variant => {
    return { round, sheet: variant(game, round, telling(tell, index + 1, of)) }
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
