import { type Command, command, count, eventText, refused, usage } from '@spilvaerk/slot-engine/command-line'
import type { Choice } from '../../play/choices.ts'
import { play as playRound } from '../../play/play.ts'
import type { OfferedMove, TableRound } from '../../round.ts'
import { BET_OPTION, betsOf } from '../bet-option.ts'
import { readGame } from '../table-file.ts'

export const play: Command = command({
  name: 'play',
  summary: 'plays the round of a seed as far as its choices go, and tells what happens',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    seed: { type: 'string', value: 'TEXT', help: 'what the round is drawn from', isRequired: true },
    ...BET_OPTION,
    choices: {
      type: 'string',
      value: 'MOVE,…',
      help: "the player's moves in order; MOVE=COINS where the player says how much",
    },
  },
  notes: 'A round that asks tells its moves and what each costs; with one more of them in --choices it goes on.',
  async run({ values, files: [file = ''], io }) {
    const choices = (values.choices ?? '').split(',').filter(Boolean).map(choiceOf)
    const definition = await readGame(file, io)
    const bets = betsOf(definition, values.bet)
    const played = playRound(definition, values.seed, bets, choices)
    if (!played.ok) throw refused('the game refuses the bets or the choices', { file, problems: played.problems })
    return { ok: true, json: { seed: values.seed, bets, choices, ...played.round }, text: roundText(played.round) }
  },
})

function choiceOf(text: string): Choice {
  if (!text.includes('=')) return text
  const [, move, digits] = /^([^=]+)=(\d{1,15})$/.exec(text) ?? []
  if (move === undefined) throw usage(`--choices must be MOVE or MOVE=COINS, not ${JSON.stringify(text)}`)
  return { move, coins: Number(digits) }
}

function roundText({ events, paidCoins, stakedCoins, awaiting }: TableRound): string {
  const money = `${count(paidCoins)} coins for ${count(stakedCoins)} staked`
  const end =
    awaiting === undefined
      ? money
      : `${money} so far; asks ${awaiting.asks}: ${awaiting.moves.map(moveText).join(', ')}`
  return [...events.map(eventText), end].join('\n')
}

const moveText = ({ move, coins, upTo }: OfferedMove): string =>
  upTo === undefined ? (coins === 0 ? move : `${move} (${coins})`) : `${move} (${coins} to ${upTo})`
