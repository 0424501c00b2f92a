import { type PlacedBet, play, type TableGame, type TableRound } from '@spilvaerk/table-games'
import { toMicro } from '../numbers/money.ts'
import { granted, refused } from '../refusals/refusals.ts'
import type { Course, Engine, StoredChoice, Turn } from './engine.ts'
import { readBets } from './table-bets.ts'
import { isSameMove, readMove } from './table-moves.ts'

export function tableEngine(game: TableGame): Engine {
  const { definition } = game
  const main = game.spots[0]?.id ?? ''
  return {
    name: definition.name,
    wish({ bet, bets, mode }, { coin = 0 }) {
      if (mode !== undefined) return refused({ code: 'modeNotOffered', modes: [] })
      if (bet !== undefined && bets !== undefined) return refused({ code: 'betAndBets' })
      const placed = readBets(game, bets ?? [{ bet: main, amount: bet ?? 0 }], toMicro(coin), bets === undefined)
      if (!placed.ok) return placed
      const betCoins = sumOf(placed.value)
      return granted({ betMicro: betCoins * toMicro(coin), mode: null, bets: placed.value })
    },
    isWish({ betMicro, bets: stored }, { bet, bets, mode }) {
      if (stored === null || mode !== undefined) return false
      const coin = betMicro / sumOf(stored)
      const wished = bets ?? [{ bet: main, amount: bet ?? 0 }]
      return (
        wished.length === stored.length &&
        stored.every(({ spot, coins }) =>
          wished.some((one) => one.bet === spot && toMicro(one.amount) === coins * coin),
        )
      )
    },
    coinMicro: ({ betMicro, bets }) => betMicro / sumOf(bets ?? []),
    costCoins: ({ bets }) => sumOf(bets ?? []),
    play: (course) => {
      const round = played(game, course)
      const { stakedCoins, paidCoins: totalCoins, awaiting } = round
      return { kind: definition.kind, round, stakedCoins, totalCoins, waits: awaiting !== undefined }
    },
    read(turn, given, at, coinMicro) {
      const { awaiting, paidCoins } = tableRound(turn)
      if (!awaiting) throw new Error('the round does not wait')
      const move = readMove(awaiting.moves, given, at, coinMicro)
      if (!move.ok) return move
      // The first move keeps what is won, and so does one that takes a bet down; any other may stake it.
      const place = awaiting.moves.findIndex((one) => one.move === nameOf(move.value))
      const keeps = place === 0 || awaiting.moves[place]?.back !== undefined
      return granted({ choice: move.value, risks: !keeps && paidCoins > 0 })
    },
    isSame: isSameMove,
    byDefault(turn) {
      const first = tableRound(turn).awaiting?.moves[0]
      if (first === undefined) throw new Error('the round does not wait')
      return first.move
    },
  }
}

const sumOf = (bets: readonly PlacedBet[]): number => bets.reduce((sum, { coins }) => sum + coins, 0)
const nameOf = (choice: StoredChoice): string | undefined => (typeof choice === 'object' ? choice.move : String(choice))

/** Bets and choices were read before they were stored: that they are refused now is a fault of ours. */
function played({ definition }: TableGame, { seed, bets, choices }: Course): TableRound {
  const moves = (choices ?? []).map((choice) => (typeof choice === 'number' ? String(choice) : choice))
  const round = play(definition, seed, bets ?? [], moves)
  if (!round.ok) throw new Error(`the round is refused: ${JSON.stringify(round.problems)}`)
  return round.round
}

function tableRound(turn: Turn): TableRound {
  if (turn.kind === 'slot') throw new Error('a round of a slot where a table is played')
  return turn.round
}
