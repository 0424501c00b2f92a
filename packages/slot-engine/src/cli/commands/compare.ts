import { type ComparedFigure, compareGames, type GameComparison } from '../../proof/compare/compare-games.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { readGame } from '../definitions.ts'
import { count, pairs, percent } from '../figures.ts'
import { checkMode, ROUND_OPTIONS } from '../round-options.ts'

export const compare = command({
  name: 'compare',
  summary: 'puts the figures and the definitions of two games side by side',
  takes: 'FILE OTHER',
  files: { min: 2, max: 2 },
  options: {
    mode: ROUND_OPTIONS.mode,
    spins: { type: 'string', value: 'N', help: 'rounds where no exact answer is in reach' },
    seed: { type: 'string', value: 'TEXT', help: 'their seed' },
  },
  notes: `Changes are those from FILE to OTHER. The exit code is 0 whatever differs. JSON names every field that differs, text the first 24.`,
  async run({ values, files: [file = '', otherFile = ''], io }) {
    const spins = values.spins === undefined ? {} : { spins: wholeNumber('spins', values.spins, 1, 1e9) }
    const one = await readGame(file, io)
    const other = await readGame(otherFile, io)
    for (const game of [one, other]) checkMode(game, values.mode)
    const compared = compareGames(one, other, {
      ...spins,
      ...(values.seed !== undefined && { seed: values.seed }),
      ...(values.mode !== undefined && { mode: values.mode }),
    })
    const games = [one, other].map(({ definition }) => ({
      id: definition.id,
      definitionHash: definitionHash(definition),
    }))
    const { figures, fields } = compared
    const methods = compared.sheets.map(({ method }) => method)
    return { ok: true, json: { games, methods, figures, fields }, text: comparedText(compared, games) }
  },
})

const SHOWN_FIELDS = 24
const NAMES: Readonly<Record<string, string>> = {
  rtp: 'RTP',
  uncappedRtp: 'RTP before the cap',
  hitFrequency: 'hit frequency',
  standardDeviation: 'standard deviation',
  capBets: 'cap in bets',
  capProbability: 'chance of the cap',
}
const PLAIN = ['standardDeviation', 'capBets']

function comparedText(
  { figures, fields, sheets }: GameComparison,
  games: readonly { id: string; definitionHash: string }[],
): string {
  const heads = games.map(({ id, definitionHash: hash }, i): [string, string] => [
    i === 0 ? 'from' : 'to',
    `${id} ${hash.slice(0, 12)}, ${sheets[i]?.method}`,
  ])
  const shown = fields.slice(0, SHOWN_FIELDS).map(({ field, values }): [string, string] => {
    const [from, to] = values.map((value) => short(value ?? 'not there'))
    return [field, `${from} → ${to}`]
  })
  const more = fields.length > SHOWN_FIELDS ? [['', `and ${count(fields.length - SHOWN_FIELDS)} more`] as const] : []
  return pairs([...heads, [], ...figures.map(figureRow), [], ...shown, ...more])
}

function figureRow({ name, values, change, standardError }: ComparedFigure): [string, string] {
  const told = (value: number): string => (PLAIN.includes(name) ? count(value) : percent(value))
  const error = standardError === undefined ? '' : ` ± ${told(standardError)}`
  return [
    NAMES[name] ?? name,
    `${told(values[0])} → ${told(values[1])}  (${change > 0 ? '+' : ''}${told(change)}${error})`,
  ]
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
