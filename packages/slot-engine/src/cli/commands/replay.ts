import { spin } from '../../game/play/spin.ts'
import { createRng } from '../../rng.ts'
import type { Round } from '../../round.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { eventText } from '../event-text.ts'
import { count } from '../figures.ts'
import { usage } from '../refusal.ts'
import { checkMode, ROUND_OPTIONS } from '../round-options.ts'

export const replay = command({
  name: 'replay',
  summary: 'plays the round of a seed and tells what happens',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    seed: { type: 'string', value: 'TEXT', help: 'what the round is drawn from', isRequired: true },
    mode: ROUND_OPTIONS.mode,
    choices: {
      type: 'string',
      value: 'N,N,…',
      help: "the player's answers in order; without it nothing is asked",
    },
  },
  notes: 'Cells are reel.row, counted from 0; row 0 is the top.',
  async run({ values, files: [file = ''], io }) {
    const choices = values.choices?.split(',').map((text) => wholeNumber('choices', text, 0, 1000))
    const game = await readGame(file, io)
    checkMode(game, values.mode)
    const options = { ...(values.mode && { mode: values.mode }), ...(choices && { choices }) }
    const round = asked(() => spin(game, createRng(values.seed), options))
    return { ok: true, json: { seed: values.seed, mode: values.mode ?? 'base', ...round }, text: roundText(round) }
  },
})

/** A choice that is not one of the options is the caller's mistake. */
function asked(play: () => Round): Round {
  try {
    return play()
  } catch (error) {
    if (error instanceof RangeError) throw usage(`--choices: ${error.message}`)
    throw error
  }
}

function roundText({ events, totalCoins, betCoins, awaiting }: Round): string {
  const bets = count(totalCoins / betCoins)
  const end =
    awaiting === undefined
      ? `${count(totalCoins)} coins for a bet of ${count(betCoins)}: ${bets} bets`
      : `waits for a choice of ${awaiting.feature}, 0 to ${awaiting.options - 1}; ${count(totalCoins)} coins so far`
  return [...events.map(eventText), end].join('\n')
}
