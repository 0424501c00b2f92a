import {
  BUDGET_OPTIONS,
  budgetOf,
  type Command,
  command,
  definitionHash,
  oneOf,
  usage,
  workBar,
} from '@spilvaerk/slot-engine/command-line'
import { LANGUAGES } from '@spilvaerk/slot-engine/shared'
import { analyse } from '../../proof/analyse.ts'
import { tableSheetToCsv, tableSheetToHtml, tableSheetToMarkdown } from '../../proof/document/document.ts'
import { sheetText } from '../sheet-text.ts'
import { readGame } from '../table-file.ts'

const DOCUMENTS = { md: tableSheetToMarkdown, csv: tableSheetToCsv, html: tableSheetToHtml } as const
const FORMATS = ['text', 'md', 'csv', 'html', 'json'] as const

export const par: Command = command({
  name: 'par',
  summary: 'proves what every bet returns under every strategy: the PAR sheet',
  takes: 'FILE',
  files: { min: 1, max: 1 },
  options: {
    format: { type: 'string', value: 'FORMAT', help: `${FORMATS.join(', ')}; by default text, the main figures` },
    language: { type: 'string', value: 'LANG', help: `of md, csv and html: ${LANGUAGES.join(', ')}; by default en` },
    date: { type: 'string', value: 'TEXT', help: 'to be printed on md, csv and html' },
    ...BUDGET_OPTIONS,
  },
  notes: `Every figure is a fraction of whole numbers or lies between bounds that hold: nothing is sampled. A proof that its budget
does not reach is refused (exit code 1).`,
  async run({ values, files: [file = ''], io }) {
    const format = oneOf('format', FORMATS, values.format ?? (values.json ? 'json' : 'text'))
    if (values.json && format !== 'json') throw usage(`--json and --format ${format} contradict each other`)
    const language = oneOf('language', LANGUAGES, values.language ?? 'en')
    if ((format === 'text' || format === 'json') && (values.language ?? values.date) !== undefined)
      throw usage('--language and --date are for --format md, csv and html')
    const definition = await readGame(file, io)
    const bar = workBar(io)
    const sheet = analyse(definition, { ...budgetOf(values), onWork: bar.show })
    bar.clear()
    const hash = definitionHash(definition)
    const json = { game: definition.id, definitionHash: hash, ...sheet }
    if (format === 'text') return { ok: true, json, text: sheetText(definition, hash, sheet) }
    if (format === 'json') return { ok: true, json, text: JSON.stringify(json, undefined, 2) }
    const printed = { language, hash, ...(values.date && { date: values.date }) }
    return { ok: true, json, text: DOCUMENTS[format](definition, sheet, printed) }
  },
})
