import type { TuneChange } from '../../design/tune/targets.ts'
import { plain } from '../../game/input/plain.ts'
import { type ParSheet, VOLATILITY_CLASSES, type VolatilityClass } from '../../proof/sheet.ts'
import { wholeNumber } from '../arguments.ts'
import { BUDGET_OPTIONS, budgetOf } from '../budget-option.ts'
import { command } from '../command.ts'
import { definitionText } from '../definition-text.ts'
import { readGame } from '../definitions.ts'
import { endOf, watchedWork } from '../long-work.ts'
import { readSheet } from '../read-sheet.ts'
import { Refusal, refused, usage } from '../refusal.ts'
import { sheetLine } from '../sheet-text.ts'

export const tune = command({
  name: 'tune',
  summary: 'changes a game as little as it can to meet targets, and lists what it changed',
  takes: 'GAME',
  files: { min: 1, max: 1 },
  options: {
    rtp: { type: 'string', value: 'PERCENT', help: 'the return to player' },
    volatility: { type: 'string', value: 'CLASS', help: 'low, medium, high or extreme' },
    sigma: { type: 'string', value: 'BETS', help: 'the standard deviation of a round in bets' },
    'sigma-tolerance': { type: 'string', value: 'BETS', help: 'how far it may be off (default 0.1)' },
    'hit-frequency': { type: 'string', value: 'PERCENT', help: 'the spins that win something, met to 1 of 100' },
    'max-win': { type: 'string', value: 'TIMES', help: 'the cap of a round in times the bet' },
    'bonus-buy-rtp': { type: 'string', value: 'PERCENT', help: 'the return of what is bought, met by its price' },
    sheet: { type: 'string', value: 'FILE', help: 'the sheet of the game, as par --json prints it' },
    spins: { type: 'string', value: 'N', help: 'rounds where the game has no exact sheet, 100,000 to 1e9' },
    ...BUDGET_OPTIONS,
  },
  notes:
    'Prints the game, and on stderr what was changed; with --json all in one, with the sheet. Ctrl-C ends it and leaves the game as it was\n(exit code 130).',
  async run({ values, files: [path = ''], io }) {
    const targets = plain({
      rtp: number('rtp', values.rtp),
      volatility: classOf(values.volatility),
      sigma: number('sigma', values.sigma),
      sigmaTolerance: number('sigma-tolerance', values['sigma-tolerance']),
      hitFrequency: number('hit-frequency', values['hit-frequency']),
      maxWin: number('max-win', values['max-win']),
      bonusBuyRtp: number('bonus-buy-rtp', values['bonus-buy-rtp']),
    })
    if (Object.keys(targets).length === 0) throw usage('name what is to be met, such as --rtp 95')
    const spins = values.spins === undefined ? undefined : wholeNumber('spins', values.spins, 1e5, 1e9)
    const game = await readGame(path, io)
    const sheet = values.sheet === undefined ? undefined : await readSheet(values.sheet, game, io)
    const options = { ...plain({ sheet, spins }), ...budgetOf(values) }
    const work = { kind: 'tune', definition: game.definition, targets, options } as const
    const { result, isInterrupted } = await watchedWork(work, io)
    if (!result.ok) {
      const { target, reason, nearest, limit } = result
      const details = { file: path, target, nearest }
      if (limit?.code === 'interrupted') throw new Refusal('interrupted', reason, details)
      throw refused(`cannot be tuned: ${target}: ${reason}. The nearest that can: ${nearest}`, details)
    }
    if (!values.json) io.err(changesText(result.changes, result.sheet))
    return { ...endOf(isInterrupted, io), json: result, text: definitionText(result.definition) }
  },
})

function changesText(changes: readonly TuneChange[], sheet: ParSheet): string {
  const lines = changes.map(({ field, from, to, reason }) => `${field}: ${from} → ${to} (${reason})`)
  return `${[...lines, sheetLine(sheet)].join('\n')}\n`
}

/** What range it must lie in `tune` says, with the nearest. */
function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^-?\d{1,9}(\.\d{1,9})?$/.test(text)) return text === undefined ? undefined : Number(text)
  throw usage(`--${name} must be a number, not ${JSON.stringify(text)}`)
}

function classOf(text: string | undefined): VolatilityClass | undefined {
  const found = VOLATILITY_CLASSES.find((one) => one === text)
  if (text === undefined || found !== undefined) return found
  throw usage(`--volatility must be ${VOLATILITY_CLASSES.join(', ')}, not ${JSON.stringify(text)}`)
}
