import { type Game, modeOf } from '../game/core/game.ts'
import type { RoundOptions } from '../game/core/round-options.ts'
import type { Options } from './command.ts'
import { usage } from './refusal.ts'

/** Options that say which round of a game is meant. */
export const ROUND_OPTIONS = {
  mode: { type: 'string', value: 'MODE', help: 'the bet mode, by default the plain bet' },
  choose: {
    type: 'string',
    value: 'FEATURE=N',
    help: 'what the player takes of a choice, counted from 0; may be given several times',
    multiple: true,
  },
} as const satisfies Options

interface RoundValues {
  readonly mode: string | undefined
  readonly choose: readonly string[] | undefined
}

/** @throws Refusal that names what the game has instead */
export function roundOptions(game: Game, { mode, choose }: RoundValues): RoundOptions {
  checkMode(game, mode)
  const chosen = (choose ?? []).map((text) => choiceOf(game, text))
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(chosen.length === 0 ? {} : { choose: Object.fromEntries(chosen) }),
  }
}

export function checkMode(game: Game, mode: string | undefined): void {
  try {
    modeOf(game, mode)
  } catch {
    const modes = ['base', ...(game.definition.modes ?? []).map(({ id }) => id)]
    throw usage(`the game has no bet mode ${JSON.stringify(mode)}. It has ${modes.join(', ')}`)
  }
}

function choiceOf(game: Game, text: string): readonly [feature: string, option: number] {
  const [, id, digits] = /^([^=]+)=(\d{1,3})$/.exec(text) ?? []
  if (id === undefined) throw usage(`--choose must be FEATURE=N, not ${JSON.stringify(text)}`)
  const choices = (game.definition.features ?? []).filter((feature) => feature.type === 'choice')
  const choice = choices.find((feature) => feature.id === id)
  if (choice === undefined) {
    const has = choices.length === 0 ? 'none' : choices.map((feature) => feature.id).join(', ')
    throw usage(`the game has no choice ${JSON.stringify(id)}. It has ${has}`)
  }
  const last = choice.options.length - 1
  if (Number(digits) > last) throw usage(`the choice ${id} has options 0 to ${last}, not ${digits}`)
  return [id, Number(digits)]
}
