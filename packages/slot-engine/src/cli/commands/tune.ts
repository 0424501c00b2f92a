import type { TuneTargets } from '../../tune/targets.ts'
import { tune as tuneGame } from '../../tune/tune.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { refused } from '../refusal.ts'

export const tune = command({
  name: 'tune',
  summary: 'changes a game as little as it can to meet targets, and lists what it changed',
  takes: 'GAME',
  files: { min: 1, max: 1 },
  options: {
    rtp: { type: 'string', value: 'PERCENT', help: 'the return to player' },
    volatility: { type: 'string', value: 'CLASS', help: 'low, medium, high or extreme' },
    'hit-frequency': { type: 'string', value: 'PERCENT', help: 'the spins that win something, met to 1 of 100' },
    'max-win': { type: 'string', value: 'TIMES', help: 'the cap of a round in times the bet' },
    'bonus-buy-rtp': { type: 'string', value: 'PERCENT', help: 'the return of what is bought, met by its price' },
  },
  notes: 'Prints the game; with --json also its sheet and the changes.',
  async run({ values, files: [path = ''], io }) {
    const { definition } = await readGame(path, io)
    const number = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value))
    const targets = {
      rtp: number(values.rtp),
      volatility: values.volatility,
      hitFrequency: number(values['hit-frequency']),
      maxWin: number(values['max-win']),
      bonusBuyRtp: number(values['bonus-buy-rtp']),
    }
    // `tune` judges what the targets are.
    const result = tuneGame(definition, targets as TuneTargets)
    if (!result.ok) {
      const { target, reason, nearest } = result
      throw refused(`cannot be tuned: ${target}: ${reason}. The nearest that can: ${nearest}`, {
        file: path,
        target,
        nearest,
      })
    }
    return { ok: true, json: result, text: JSON.stringify(result.definition, undefined, 2) }
  },
})
