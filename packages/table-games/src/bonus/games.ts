import { entryOf } from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../cards/card.ts'
import type { Move } from '../core/menu.ts'
import type {
  BonusCards,
  BonusCoin,
  BonusGame,
  BonusHiLo,
  BonusLadder,
  BonusThrow,
  BonusWheel,
} from '../definition.gen.ts'
import type { Ended, Stage } from './stage.ts'

const free = (move: string): Move => ({ move, coins: 0 })
const ended = (pays: number): Ended => ({ kind: 'ended', key: `ended ${pays}`, pays })

const TAKE = free('take')

/** The first stage of a game. */
export function stagesOf(game: BonusGame): Stage {
  switch (game.type) {
    case 'wheel':
      return wheel(game)
    case 'cards':
      return cards(game)
    case 'ladder':
      return climb(game, 0)
    case 'throw':
      return thrown(game, [])
    case 'hiLo':
      return hiLo(game)
    case 'coin':
      return coin(game, 0)
  }
}

const wheel = ({ segments }: BonusWheel): Stage => ({
  kind: 'drawn',
  key: 'wheel',
  weights: segments.map(({ weight }) => weight),
  after: (at) => ended(entryOf(segments, at).pays),
  told: (segment, bonus) => ({ type: 'bonusWheelStopped', bonus, segment }),
})

function cards({ pays, picks = 1 }: BonusCards): Stage {
  /** @param turned the cards that were turned, from 1. @param left what the others pay, in any order */
  const pick = (turned: readonly number[], left: readonly number[], sum: number): Stage => {
    if (turned.length === picks) return ended(sum)
    const closed = pays.map((_, i) => i + 1).filter((card) => !turned.includes(card))
    const key = `${[...left].sort((a, b) => a - b)} ${sum}`
    return {
      ...{ kind: 'asked', key: `pick ${key}`, asks: 'bonusCard', alike: true },
      moves: closed.map((card) => free(`card-${card}`)),
      after: (move) => turn(entryOf(closed, move), turned, left, sum),
    }
  }
  const turn = (card: number, turned: readonly number[], left: readonly number[], sum: number): Stage => ({
    ...{ kind: 'drawn', key: `turn ${[...left].sort((a, b) => a - b)} ${sum}` },
    weights: left.map(() => 1),
    after: (at) =>
      pick(
        [...turned, card],
        left.filter((_, i) => i !== at),
        sum + entryOf(left, at),
      ),
    told: (at, bonus) => ({ type: 'bonusCardTurned', bonus, card, pays: entryOf(left, at) }),
  })
  return pick([], pays, 0)
}

const FACES = 6
const EVEN = Array.from({ length: FACES }, () => 1)

/** A die is thrown for the rung of that place. */
function climb(game: BonusLadder, place: number): Stage {
  const { rungs, fall = 0 } = game
  const { from, pays } = entryOf(rungs, place)
  return {
    ...{ kind: 'drawn', key: `climb ${place}`, weights: EVEN },
    after(at) {
      if (at + 1 < from) return ended(fall)
      if (place + 1 === rungs.length) return ended(pays)
      return {
        ...{ kind: 'asked', key: `rung ${place}`, asks: 'bonusLadder', moves: [TAKE, free('climb')] },
        after: (move) => (move === 0 ? ended(pays) : climb(game, place + 1)),
      }
    },
    told: (at, bonus) => ({ type: 'bonusDiceThrown', bonus, dice: [at + 1] }),
  }
}

/** One die after another; they are told together. */
function thrown(game: BonusThrow, before: readonly number[]): Stage {
  const total = before.reduce((sum, die) => sum + die, 0)
  const isLast = before.length + 1 === game.dice
  return {
    ...{ kind: 'drawn', key: `throw ${before.length} ${total}`, weights: EVEN },
    after: (at) => (isLast ? ended(game.pays[total + at + 1] ?? 0) : thrown(game, [...before, at + 1])),
    ...(isLast && { told: (at, bonus) => ({ type: 'bonusDiceThrown', bonus, dice: [...before, at + 1] }) }),
  }
}

const ALL_RANKS = Array.from({ length: RANKS.length }, () => 1)
const GUESSES = [free('higher'), free('lower')]

function hiLo({ pays }: BonusHiLo): Stage {
  const ask = (rank: number, wins: number): Stage => ({
    ...{ kind: 'asked', key: `guess ${rank} ${wins}`, asks: 'bonusHiLo' },
    moves: wins === 0 ? GUESSES : [TAKE, ...GUESSES],
    after: (move) => {
      const guess = wins === 0 ? move : move - 1
      return guess < 0 ? ended(entryOf(pays, wins - 1)) : next(rank, wins, guess === 0)
    },
  })
  const next = (rank: number, wins: number, isHigher: boolean): Stage => ({
    ...{ kind: 'drawn', key: `card ${rank} ${wins} ${isHigher}`, weights: ALL_RANKS, told },
    after: (at) => {
      if (at === rank || at > rank !== isHigher) return ended(0)
      return wins + 1 === pays.length ? ended(entryOf(pays, wins)) : ask(at, wins + 1)
    },
  })
  const told = (at: number, bonus: string) => ({ type: 'bonusRankShown', bonus, rank: RANKS.charAt(at) }) as const
  return { kind: 'drawn', key: 'first card', weights: ALL_RANKS, told, after: (at) => ask(at, 0) }
}

const SIDES = ['heads', 'tails'] as const
const CALLS = SIDES.map(free)

function coin({ pays }: BonusCoin, wins: number): Stage {
  return {
    ...{ kind: 'asked', key: `call ${wins}`, asks: 'bonusCoin', moves: wins === 0 ? CALLS : [TAKE, ...CALLS] },
    after(move) {
      const called = wins === 0 ? move : move - 1
      return called < 0 ? ended(entryOf(pays, wins - 1)) : toss({ type: 'coin', pays }, wins, called)
    },
  }
}

const toss = (game: BonusCoin, wins: number, called: number): Stage => ({
  ...{ kind: 'drawn', key: `toss ${wins} ${called}`, weights: [1, 1] },
  after(side) {
    if (side !== called) return ended(0)
    return wins + 1 === game.pays.length ? ended(entryOf(game.pays, wins)) : coin(game, wins + 1)
  },
  told: (side, bonus) => ({ type: 'bonusCoinTossed', bonus, side: entryOf(SIDES, side) }),
})
