import type { BetMode } from '../../../definition.ts'
import { floatAt } from '../../../entries.ts'
import { unattended } from '../../../game/core/choices.ts'
import { type Game, gameIn, modeOf } from '../../../game/core/game.ts'
import type { PayKind } from '../../../game/core/pays.ts'
import type { RoundOptions } from '../../../game/core/round-options.ts'
import { Player } from '../../../game/play/player.ts'
import { type Meter, OutOfReach, unmetered } from '../../../meter.ts'
import { createRng } from '../../../rng.ts'
import { isWin, type RoundEvent, type WinEvent } from '../../../round.ts'

/** What rounds that were played won, and how much that varies from round to round. */
export interface PlayedWins {
  readonly rounds: number
  /** By `base` (paid spins) and by the free spins' id. */
  readonly sources: ReadonlyMap<string, PlayedSource>
  /** Standard deviations of a round's coins, before the cap. */
  readonly deviations: {
    readonly lines: number
    readonly scatters: number
    readonly features: Readonly<Record<string, number>>
  }
  /** By feature, the standard deviation of its coins among the rounds that start it. */
  readonly featureWins: Readonly<Record<string, number>>
  /** The same of its spins. */
  readonly featureSpins: Readonly<Record<string, number>>
}

export interface PlayedSource {
  spins: number
  readonly wins: Map<string, PlayedWin>
}

export interface PlayedWin {
  readonly kind: PayKind
  /** Symbol id, or the name of a combination. */
  readonly of: string
  readonly count: number
  readonly hits: Spread
  readonly coins: Spread
}

/** Sum and sum of squares of what comes round by round. */
class Spread {
  sum = 0
  private squares = 0
  private round = -1
  private now = 0

  add(round: number, value: number): void {
    if (round !== this.round) this.close()
    this.round = round
    this.now += value
    this.sum += value
  }

  private close(): void {
    this.squares += this.now ** 2
    this.now = 0
  }

  deviation(rounds: number): number {
    this.close()
    return rounds === 0 ? 0 : Math.sqrt(Math.max(0, this.squares / rounds - (this.sum / rounds) ** 2))
  }
}

/** Steps that an event takes to be told and read. */
const EVENT_STEPS = 60
/** Of what is left of a budget, what is played of it. */
const PLAYED_SHARE = 0.5

/** Plays rounds and reads their events: as many as the budget allows. */
export function playWins(
  whole: Game,
  options: RoundOptions,
  most: number,
  seed: string,
  meter: Meter = unmetered(),
): PlayedWins {
  const game = gameIn(whole, options.mode)
  const events: RoundEvent[] = []
  const player = new Player(game, createRng(seed), events, unattended(options.choose), meter)
  const mode = modeOf(game, options.mode)
  const sources = new Map<string, PlayedSource>()
  const watch = new SourceWatch(player)
  const last = meter.steps + PLAYED_SHARE * meter.left
  let rounds = 0
  for (; rounds < most && meter.steps < last; rounds++) {
    events.length = 0
    if (!playedToItsEnd(player, mode)) break
    meter.count(EVENT_STEPS * events.length)
    readRound(events, rounds, sources)
    watch.round(rounds)
  }
  return { rounds, sources, ...watch.figures(rounds) }
}

/** False for a round that takes more than is left of the budget. */
function playedToItsEnd(player: Player, mode: BetMode): boolean {
  try {
    player.round(mode)
    return true
  } catch (error) {
    if (error instanceof OutOfReach) return false
    throw error
  }
}

function readRound(events: readonly RoundEvent[], round: number, sources: Map<string, PlayedSource>): void {
  let source = 'base'
  for (const event of events) {
    if (event.type === 'reelsStopped') sourceOf(sources, source).spins++
    else if (event.type === 'freeSpinStarted') source = event.feature
    else if (event.type === 'freeSpinsEnded') source = 'base'
    else if (isWin(event)) count(sourceOf(sources, source), event, round)
  }
}

function sourceOf(sources: Map<string, PlayedSource>, id: string): PlayedSource {
  const known = sources.get(id)
  if (known !== undefined) return known
  const made = { spins: 0, wins: new Map<string, PlayedWin>() }
  sources.set(id, made)
  return made
}

function count({ wins }: PlayedSource, event: WinEvent, round: number): void {
  const { kind, of, count: cells } = winOf(event)
  const key = `${kind} ${cells} ${of}`
  let win = wins.get(key)
  if (win === undefined) {
    win = { kind, of, count: cells, hits: new Spread(), coins: new Spread() }
    wins.set(key, win)
  }
  win.hits.add(round, 1)
  win.coins.add(round, event.coins)
}

/** What the sheet calls a win is what its event is named after. */
export const winOf = (event: WinEvent): { kind: PayKind; of: string; count: number } => ({
  kind: event.type.replace(/(Won|Paid)$/, '') as PayKind,
  of: 'name' in event ? event.name : event.symbol,
  count: 'count' in event ? event.count : event.cells.length,
})

/** Follows the sums of a player from round to round. */
class SourceWatch {
  private readonly player: Player
  private readonly lines = new Spread()
  private readonly scatters = new Spread()
  private readonly features: readonly {
    readonly id: string
    readonly coins: Spread
    readonly spins: Spread
    /** Rounds that started it. */
    started: number
  }[]
  private before: ReturnType<SourceWatch['now']>

  constructor(player: Player) {
    this.player = player
    this.features = player.game.plan.features.map(({ feature: { id } }) => ({
      id,
      coins: new Spread(),
      spins: new Spread(),
      started: 0,
    }))
    this.before = this.now()
  }

  private now() {
    const { lines, scatters, coins, spins, triggers } = this.player.tally.sources
    return { lines, scatters, coins: coins.slice(), spins: spins.slice(), triggers: triggers.slice() }
  }

  round(round: number): void {
    const { before } = this
    const now = this.now()
    this.lines.add(round, now.lines - before.lines)
    this.scatters.add(round, now.scatters - before.scatters)
    this.features.forEach((feature, i) => {
      const more = (of: 'coins' | 'spins' | 'triggers'): number => floatAt(now[of], i) - floatAt(before[of], i)
      feature.coins.add(round, more('coins'))
      feature.spins.add(round, more('spins'))
      if (more('triggers') > 0) feature.started++
    })
    this.before = now
  }

  figures(rounds: number): Pick<PlayedWins, 'deviations' | 'featureWins' | 'featureSpins'> {
    const byFeature = (value: (feature: SourceWatch['features'][number]) => number): Record<string, number> =>
      Object.fromEntries(this.features.map((feature) => [feature.id, value(feature)]))
    return {
      deviations: {
        lines: this.lines.deviation(rounds),
        scatters: this.scatters.deviation(rounds),
        features: byFeature(({ coins }) => coins.deviation(rounds)),
      },
      featureWins: byFeature(({ coins, started }) => coins.deviation(started)),
      featureSpins: byFeature(({ spins, started }) => spins.deviation(started)),
    }
  }
}
