import type { Game } from '../../game/core/game.ts'
import type { Warning } from '../../game/parse/warnings.ts'
import type { AnalyseOptions } from '../../proof/analyse/analyse.ts'
import type { DetailedSheet, DetailOptions } from '../../proof/sheet/detailed-sheet.ts'
import { sheetToCsv } from '../../proof/sheet/document/csv.ts'
import { sheetToHtml } from '../../proof/sheet/document/html.ts'
import type { DocumentOptions } from '../../proof/sheet/document/layout.ts'
import { sheetToMarkdown } from '../../proof/sheet/document/markdown.ts'
import { LANGUAGES, type Language } from '../../proof/words/language.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import { BUDGET_OPTIONS, budgetOf } from '../budget-option.ts'
import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { readWarnedGame } from '../definitions.ts'
import type { Io } from '../io.ts'
import { endOf, watchedWork } from '../long-work.ts'
import { usage, warningLines } from '../refusal.ts'
import { ROUND_OPTIONS, roundOptions } from '../round-options.ts'
import { sheetText } from '../sheet-text.ts'

const DOCUMENTS = { md: sheetToMarkdown, csv: sheetToCsv, html: sheetToHtml } as const satisfies Record<
  string,
  (detail: DetailedSheet, options: DocumentOptions) => string
>
const FORMATS = ['text', 'md', 'csv', 'html', 'json'] as const
type Format = (typeof FORMATS)[number]

export const par = command({
  name: 'par',
  summary: 'proves what a game pays: its PAR sheet',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    ...ROUND_OPTIONS,
    format: { type: 'string', value: 'FORMAT', help: `${FORMATS.join(', ')}; by default text, the main figures` },
    language: { type: 'string', value: 'LANG', help: `of md, csv and html: ${LANGUAGES.join(', ')}; by default en` },
    date: { type: 'string', value: 'TEXT', help: 'to be printed on md, csv and html' },
    spins: { type: 'string', value: 'N', help: 'rounds where no exact answer is in reach, by default 1 or 2 million' },
    seed: { type: 'string', value: 'TEXT', help: 'their seed' },
    ...BUDGET_OPTIONS,
  },
  notes: `Ctrl-C ends it with what it has: a sheet of the rounds that it can still play at once, which says so (exit code 130). A
second one ends it at once.`,
  async run({ values, files: [file = ''], io }) {
    const format = oneOf('format', FORMATS, values.format ?? (values.json ? 'json' : 'text'))
    if (values.json && format !== 'json') throw usage(`--json and --format ${format} contradict each other`)
    const language = oneOf('language', LANGUAGES, values.language ?? 'en')
    if ((format === 'text' || format === 'json') && (values.language ?? values.date) !== undefined)
      throw usage('--language and --date are for --format md, csv and html')
    const sampled = {
      ...(values.spins === undefined ? {} : roundsFor(wholeNumber('spins', values.spins, 1, 1e9))),
      ...(values.seed === undefined ? {} : { seed: values.seed }),
    }
    const { game, warnings } = await readWarnedGame(file, io)
    const options = { ...roundOptions(game, values), ...sampled, ...budgetOf(values) }
    if (format === 'text') return mainFigures({ game, warnings }, options, io)
    if (format !== 'json') for (const line of warningLines(warnings)) io.err(`${line}\n`)
    return print({ game, warnings }, options, format, { language, ...(values.date && { date: values.date }) }, io)
  },
})

/** Pay tables and other ways to play take no more than the sheet itself. */
const roundsFor = (spins: number) => ({
  spins,
  tableRounds: Math.min(100_000, spins),
  variantRounds: Math.min(200_000, spins),
})

interface Warned {
  readonly game: Game
  readonly warnings: readonly Warning[]
}

async function mainFigures({ game: { definition }, warnings }: Warned, options: AnalyseOptions, io: Io) {
  const { result, isInterrupted } = await watchedWork({ kind: 'sheet', definition, options }, io)
  const text = [sheetText(result), ...warningLines(warnings)].join('\n')
  return { ...endOf(isInterrupted, io), json: undefined, text }
}

async function print(
  { game, warnings }: Warned,
  options: DetailOptions,
  format: Exclude<Format, 'text'>,
  printed: { readonly language: Language; readonly date?: string },
  io: Io,
) {
  const hash = definitionHash(game.definition)
  const work = { kind: 'detail', definition: game.definition, options } as const
  const { result: detail, isInterrupted } = await watchedWork(work, io)
  const { definition, ...rest } = detail
  const json = { game: definition.id, definitionHash: hash, warnings, ...rest }
  const text = format === 'json' ? JSON.stringify(json, undefined, 2) : DOCUMENTS[format](detail, { ...printed, hash })
  return { ...endOf(isInterrupted, io), json, text }
}
