import { type Game, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Budget, Meter, OutOfReach, type Signal, unmetered } from '../../meter.ts'
import { createSfc32, streamSeed } from '../../rng.ts'
import { type RoundSource, roundSource } from './round-source.ts'
import type { SessionReport } from './session-report.ts'
import { SessionWalk } from './session-walk.ts'
import { histogramOf, spreadOf } from './spread.ts'

export interface SessionOptions extends RoundOptions {
  /** What a session starts with, in bets, at least 1. */
  readonly bankroll: number
  /** The most spins of a session. */
  readonly spins: number
  /** A session ends once it has lost so many bets. */
  readonly stopLoss?: number
  /** A session ends once it has won so many bets. */
  readonly stopWin?: number
  readonly sessions: number
  /** Any text. The same game, options and seed always give the same report. */
  readonly seed: string
  /** Called every so often; a promise it returns is awaited, which lets a caller breathe between stretches. */
  readonly onProgress?: (progress: SessionProgress) => void | Promise<void>
  /** Stops the work: the promise is rejected with the signal's reason. */
  readonly signal?: Signal
  /**
   * Ends the work with the sessions that have ended until then: the report tells their number. By default all are played.
   * Where none has ended, OutOfReach is thrown.
   */
  readonly budget?: Budget
}

export interface SessionProgress {
  /** Sessions that have ended. */
  readonly done: number
  readonly sessions: number
  readonly rounds: number
}

const MOST_SESSIONS = 10_000_000
const MOST_SPINS = 1_000_000_000
/** The share of a budget after which no further rounds are made. */
const BEGIN_SHARE = 0.9
/** Steps of a round that is drawn and walked. */
const ROUND_STEPS = 2
/** Rounds made at a time: they stay in a processor's cache. */
const BUFFER = 1 << 12
/** Buffers drawn from one stream of the seed, and between two reports of progress. */
const STREAM_BUFFERS = 1 << 9
/** Played rounds take longer by far than drawn ones: their progress is told more often. */
const PLAYED_BUFFERS = 1 << 4

/**
 * Plays sessions: a player with a bankroll stakes one bet a spin until the spins are over, the money is, or a limit is
 * reached. Rounds are independent, so where the exact distribution of a round is known they are drawn from it, which is
 * far faster than playing them and has the same law.
 * @throws RangeError for options out of range, or a bet mode the game does not have
 */
export async function simulateSessions(game: Game, options: SessionOptions): Promise<SessionReport> {
  const run = sessions(game, options)
  for (let step = run.next(); ; step = run.next()) {
    if (step.done) return step.value
    await options.onProgress?.(step.value)
    if (options.signal?.aborted) throw options.signal.reason
  }
}

function* sessions(game: Game, options: SessionOptions): Generator<SessionProgress, SessionReport, void> {
  check(options)
  const { bankroll, stopLoss = Number.POSITIVE_INFINITY, stopWin = Number.POSITIVE_INFINITY } = options
  const { coins: bet } = modeOf(game, options.mode)
  const start = Math.round(bankroll * bet)
  const walk = new SessionWalk({
    bet,
    start,
    low: Math.max(bet - 1, start - stopLoss * bet),
    high: start + stopWin * bet,
    spins: options.spins,
    sessions: options.sessions,
  })
  const { budget, signal } = options
  const meter = budget === undefined ? unmetered() : new Meter({ budget, ...(signal && { signal }) })
  const source = roundSource(game, options, meter)
  const isOver = (): boolean => meter.steps >= BEGIN_SHARE * meter.budget.steps
  const buffer = new Float64Array(BUFFER)
  for (let stream = 0; walk.done < options.sessions && !isOver(); stream++) {
    const rng = createSfc32(streamSeed(options.seed, stream))
    for (let i = 0; i < STREAM_BUFFERS && walk.done < options.sessions && !isOver(); i++) {
      meter.count(ROUND_STEPS * BUFFER)
      source.fill(rng, buffer)
      walk.play(buffer)
      const told = source.drawnFrom === 'rounds' && i % PLAYED_BUFFERS === PLAYED_BUFFERS - 1
      if (told) yield { done: walk.done, sessions: options.sessions, rounds: walk.rounds }
    }
    yield { done: walk.done, sessions: options.sessions, rounds: walk.rounds }
  }
  if (walk.done === 0) throw new OutOfReach('reelSets.base', 'steps')
  return report(walk, source, start, bet)
}

function report(walk: SessionWalk, source: RoundSource, start: number, bet: number): SessionReport {
  const { ends, done, rounds } = walk
  const chance = ends.ruined / done
  const endBalance = spreadOf(walk.endBalances, bet)
  const { mean, variance } = source.moments()
  return {
    drawnFrom: source.drawnFrom,
    betCoins: bet,
    sessions: done,
    rounds,
    rtp: 1 + (done * (endBalance.mean - start / bet)) / rounds,
    ends,
    riskOfRuin: { chance, standardError: Math.sqrt((chance * (1 - chance)) / done) },
    survival: walk.survival(),
    meanSpins: rounds / done,
    endBalance: { ...endBalance, histogram: histogramOf(walk.endBalances, bet, endBalance) },
    drawdown: spreadOf(walk.drawdowns, bet),
    n0: mean < bet ? variance / (bet - mean) ** 2 : null,
  }
}

function check({ bankroll, spins, sessions, stopLoss = 1, stopWin = 1 }: SessionOptions): void {
  const whole = (name: string, value: number, most: number): void => {
    if (!Number.isInteger(value) || value < 1 || value > most) {
      throw new RangeError(`simulateSessions: ${name} must be a whole number from 1 to ${most}, not ${value}`)
    }
  }
  whole('spins', spins, MOST_SPINS)
  whole('sessions', sessions, MOST_SESSIONS)
  if (!(bankroll >= 1 && bankroll <= 1e9)) {
    throw new RangeError(`simulateSessions: bankroll must be 1 to 10^9 bets, not ${bankroll}`)
  }
  for (const [name, value] of Object.entries({ stopLoss, stopWin })) {
    if (!(value > 0)) throw new RangeError(`simulateSessions: ${name} must be above 0 bets, not ${value}`)
  }
}
