import { createRng, type Game, type Round, spin, stakesCoins } from '@spilvaerk/slot-engine'
import { coinOf, toMicro } from '../numbers/money.ts'
import { granted, refused } from '../refusals/refusals.ts'
import type { Course, Engine, SlotTurn, Turn } from './engine.ts'

/** The first option of each choice is taken for who is gone; of a gamble that is taking the coins. */
const DEFAULT_CHOICE = 0
/** The engine's name for the plain bet. */
const PLAIN_MODE = 'base'

const storedMode = (mode: string | undefined): string | null => (mode === PLAIN_MODE ? null : (mode ?? null))

export function slotEngine(game: Game): Engine {
  const { name, modes = [] } = game.definition
  const ids = modes.map(({ id }) => id)
  return {
    name,
    wish({ bet, bets, mode: asked }, { betLevels }) {
      if (bets !== undefined) return refused({ code: bet === undefined ? 'betsNotOffered' : 'betAndBets' })
      if (bet === undefined || !betLevels.includes(bet)) return refused({ code: 'betNotOffered', levels: betLevels })
      const mode = storedMode(asked)
      if (mode !== null && !ids.includes(mode)) return refused({ code: 'modeNotOffered', modes: ids })
      return granted({ betMicro: toMicro(bet), mode, bets: null })
    },
    isWish: ({ betMicro, mode }, { bet, bets, mode: asked }) =>
      bet !== undefined && bets === undefined && betMicro === toMicro(bet) && mode === storedMode(asked),
    coinMicro: ({ betMicro }) => coinOf(game, betMicro),
    costCoins: ({ mode }) => modes.find(({ id }) => id === mode)?.coins ?? game.betCoins,
    play: (course) => turnOf(play(game, course)),
    read(turn, given, at) {
      const awaiting = slotRound(turn).awaiting
      if (!awaiting) throw new Error('the round does not wait')
      const { options } = awaiting
      if (typeof given !== 'number' || given >= options) return refused({ code: 'choiceOutOfRange', at, options })
      return granted({ choice: given, risks: stakesCoins(awaiting, given) })
    },
    isSame: (stored, given) => stored === given,
    byDefault: () => DEFAULT_CHOICE,
  }
}

const play = (game: Game, { seed, mode, choices }: Course): Round =>
  spin(game, createRng(seed), {
    ...(mode === null ? {} : { mode }),
    ...(choices === null ? {} : { choices: choices.map(Number) }),
  })

const turnOf = (round: Round): SlotTurn => ({
  kind: 'slot',
  round,
  stakedCoins: round.betCoins,
  totalCoins: round.totalCoins,
  waits: round.awaiting !== undefined,
})

function slotRound(turn: Turn): Round {
  if (turn.kind !== 'slot') throw new Error('a round of a table where a slot is played')
  return turn.round
}
