import { analyse } from '../../analyse/analyse.ts'
import type { ParSheet } from '../../sheet.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { definitionHash, readGame } from '../definitions.ts'
import { usage } from '../refusal.ts'
import { ROUND_OPTIONS, roundOptions } from '../round-options.ts'
import { sheetText } from '../sheet-text.ts'

const FORMATS: Readonly<Record<string, (sheet: ParSheet) => string>> = {
  text: sheetText,
}
const names = ['json', ...Object.keys(FORMATS)]

export const par = command({
  name: 'par',
  summary: 'proves what a game pays: its PAR sheet',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    ...ROUND_OPTIONS,
    format: { type: 'string', value: 'FORMAT', help: `${names.join(', ')}; by default text` },
    spins: { type: 'string', value: 'N', help: 'rounds where no exact answer is in reach, by default 2,000,000' },
    seed: { type: 'string', value: 'TEXT', help: 'their seed' },
  },
  async run({ values, files: [file = ''], io }) {
    const format = values.format ?? 'text'
    if (!names.includes(format)) throw usage(`--format must be ${names.join(', ')}, not ${JSON.stringify(format)}`)
    const sampled = {
      ...(values.spins === undefined ? {} : { spins: wholeNumber('spins', values.spins, 1, 1e9) }),
      ...(values.seed === undefined ? {} : { seed: values.seed }),
    }
    const game = await readGame(file, io)
    const round = roundOptions(game, values)
    const sheet = analyse(game, { ...round, ...sampled })
    const { id } = game.definition
    const json = { game: id, definitionHash: definitionHash(game.definition), ...round, sheet }
    const print = FORMATS[format] ?? (() => JSON.stringify(json, undefined, 2))
    return { ok: true, json, text: print(sheet) }
  },
})
