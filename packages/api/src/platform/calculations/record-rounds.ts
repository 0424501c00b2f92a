import { createRng, type Game, type Round, spin } from '@spilvaerk/slot-engine'

/** A round as the engine played it, and all that it follows from. */
export interface RecordedRound {
  readonly seed: string
  readonly mode?: string
  /** The answers that were given where the round asked. */
  readonly choices: readonly number[]
  readonly round: Round
}

/** The first rounds are kept whatever they bring; after them those with something new in them. */
const PLAIN = 24
const PER_MODE = 4
const MOST_PLAYED = 1200
/** Rounds end so long after the last that brought something new. */
const PATIENCE = 500
/** Rounds with more events are left out, so that a package stays small. */
const MOST_EVENTS = 600
/** Events that are played in all: what a package may cost a server. */
const EFFORT = 60_000

/**
 * Rounds of a game that between them show as many kinds of events as can be found: the same for the same game.
 * @param name what the seeds begin with
 */
export function recordRounds(game: Game, name: string): RecordedRound[] {
  const kept: RecordedRound[] = []
  const seen = new Set<string>()
  let played = 0
  for (let n = 0, news = 0; n < MOST_PLAYED && n < news + PATIENCE && played < EFFORT; n++) {
    const recorded = play(game, `${name}/${n}`, undefined, n)
    played += recorded.round.events.length
    if (isNew(recorded, seen)) news = n
    else if (n >= PLAIN) continue
    keep(recorded, seen, kept)
  }
  for (const { id } of game.definition.modes ?? [])
    for (let n = 0; n < PER_MODE; n++) keep(play(game, `${name}/${id}/${n}`, id, n), seen, kept)
  return kept
}

function keep(recorded: RecordedRound, seen: Set<string>, kept: RecordedRound[]): void {
  if (recorded.round.events.length > MOST_EVENTS) return
  for (const mark of marksOf(recorded.round)) seen.add(mark)
  kept.push(recorded)
}

const isNew = ({ round }: RecordedRound, seen: ReadonlySet<string>): boolean =>
  round.events.length <= MOST_EVENTS && marksOf(round).some((mark) => !seen.has(mark))

/** What there is to see in a round: kinds of events, by the feature and the symbol they belong to. */
const marksOf = ({ events }: Round): string[] =>
  events.map((event) => [event.type, 'feature' in event && event.feature, 'symbol' in event && event.symbol].join())

/** Plays a round to its end; the answers go through the options from round to round. */
function play(game: Game, seed: string, mode: string | undefined, n: number): RecordedRound {
  const choices: number[] = []
  for (;;) {
    const round = spin(game, createRng(seed), { choices, ...(mode !== undefined && { mode }) })
    if (round.awaiting === undefined) return { seed, ...(mode !== undefined && { mode }), choices, round }
    choices.push((n + choices.length) % round.awaiting.options)
  }
}
