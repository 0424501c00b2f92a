/** What the player may do before a throw: roll, bet, add odds, or take a bet down. */
import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Move } from '../../core/menu.ts'
import type { Spot } from '../../core/spot.ts'
import type { CrapsDefinition } from '../../definition.gen.ts'
import { mostLaid, mostOdds, trueOdds } from './points.ts'
import type { ThrowSpot } from './spots.ts'
import { betName, isLine, oddsName, type Waiting } from './waiting.ts'

export const ROLL = 'roll'
const TAKE = 'take-'

const ROLL_MOVE: Move = { move: ROLL, coins: 0 }

/** How the table stands before a throw. */
export interface Standing {
  readonly definition: CrapsDefinition
  readonly spots: readonly Spot[]
  /** Those of `spots` from the place `firstThrow` on. */
  readonly throwSpots: readonly ThrowSpot[]
  readonly firstThrow: number
  readonly point: number
  readonly waiting: readonly Waiting[]
  /** By spot, the coins that lie there undecided, but for bets that wait for a number. */
  readonly lying: readonly number[]
  /** Coins that new bets may have until the end of the round. */
  readonly room: number
  /** Names of what was taken down since the last throw: it is not bet again before the next one. */
  readonly down: ReadonlySet<string>
}

/** A roll costs nothing; every spot without a bet may get one, and bets with a number their odds. */
export const movesAt = (standing: Standing): readonly Move[] => [
  ROLL_MOVE,
  ...oddsAt(standing),
  ...spotMoves(standing),
  ...takesAt(standing).map(({ name, coins }) => ({ move: TAKE + name, coins: 0, back: coins })),
]

export const oddsAt = (standing: Standing): readonly Move[] => standing.waiting.flatMap((bet) => oddsFor(standing, bet))

function oddsFor({ definition, point: puck, down }: Standing, bet: Waiting): readonly Move[] {
  const { isFor, point, flat, odds } = bet
  const move = oddsName(bet)
  // Odds of come bets could only be bet while there is a point to play for.
  if (odds > 0 || definition.odds === undefined || puck === 0 || down.has(move)) return []
  const [pays, per] = trueOdds(point)
  const step = isFor ? per : pays
  const upTo = isFor ? mostOdds(definition, point, flat) : mostLaid(definition, point, flat)
  return upTo === 0 ? [] : [{ move, coins: step, upTo, step }]
}

function spotMoves(standing: Standing): readonly Move[] {
  const { spots, lying, room, down } = standing
  return spots.flatMap(({ id, min, max, step }, spot) => {
    if (entryOf(lying, spot) > 0 || down.has(id) || !isOpen(standing, spot)) return []
    const upTo = Math.min(max, Math.floor(room / step) * step)
    return upTo < min ? [] : [{ move: id, coins: min, upTo, step }]
  })
}

function isOpen({ definition, firstThrow, point, waiting }: Standing, spot: number): boolean {
  if (isLine(spot)) return point === 0 && !waiting.some((bet) => bet.spot === spot)
  return spot >= firstThrow || (definition.come === true && point !== 0)
}

/** A bet, or the odds behind one, that may come down. */
export interface Take {
  readonly name: string
  readonly coins: number
  readonly spot: number
  /** Of bets that wait for a number. */
  readonly bet?: Waiting
  readonly isOdds?: true
}

/** Bets that a throw may leave where they are, odds, and bets against a number: those on one stay until they are decided. */
export function takesAt({ throwSpots, firstThrow, lying, waiting }: Standing): readonly Take[] {
  const lasting = throwSpots.flatMap(({ id, lasts }, i): readonly Take[] => {
    const spot = firstThrow + i
    const coins = entryOf(lying, spot)
    return lasts && coins > 0 ? [{ name: id, coins, spot }] : []
  })
  const ofWaiting = waiting.flatMap((bet): readonly Take[] => {
    const { spot, isFor, flat, odds } = bet
    return [
      ...(odds > 0 ? [{ name: oddsName(bet), coins: odds, spot, bet, isOdds: true } as const] : []),
      ...(isFor ? [] : [{ name: betName(bet), coins: flat + odds, spot, bet }]),
    ]
  })
  return [...lasting, ...ofWaiting]
}

/** What a move takes down; nothing for one that bets. */
export const takenBy = (standing: Standing, move: string): Take | undefined =>
  move.startsWith(TAKE) ? takesAt(standing).find(({ name }) => TAKE + name === move) : undefined

/** The bet that odds of this name go behind. */
export const behind = (waiting: readonly Waiting[], move: string): Waiting | undefined =>
  waiting.find((bet) => oddsName(bet) === move)

/** What a move is about, by its name alone: the throw spot that it takes down. */
export function takenSpot(throwSpots: readonly ThrowSpot[], move: string): ThrowSpot | undefined {
  const at = throwSpots.findIndex(({ id }) => TAKE + id === move)
  return at < 0 ? undefined : entryOf(throwSpots, at)
}
