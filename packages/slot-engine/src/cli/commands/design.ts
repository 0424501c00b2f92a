import { design as designGame } from '../../design/design.ts'
import { Field } from '../../game/input/field.ts'
import { Problems } from '../../game/input/problem.ts'
import { BUDGET_OPTIONS, budgetOf } from '../budget-option.ts'
import { command } from '../command.ts'
import { definitionText } from '../definition-text.ts'
import { readJson } from '../definitions.ts'
import { readBrief } from '../read-brief.ts'
import { refused } from '../refusal.ts'
import { sheetLine } from '../sheet-text.ts'

export const design = command({
  name: 'design',
  summary: 'makes a game that meets a brief, or says which target cannot be met',
  takes: 'BRIEF',
  files: { min: 1, max: 1 },
  options: {
    seed: { type: 'string', value: 'TEXT', help: 'the same brief and seed give the same game', isRequired: true },
    ...BUDGET_OPTIONS,
  },
  notes: `BRIEF is JSON: { "name", "reels", "lines", "rtp" (percent), "volatility" (low, medium, high, extreme),
"maxWin" (times the bet) } and, if wanted, "counting" (lines, ways, variableWays, clusters, anywhere: without "lines"
for the last four), "id", "description", "theme", "symbols", "rows", "betCoins", "direction", "specialNames",
"features".
Prints the definition, and on stderr what it pays; with --json both in one, with the whole sheet.`,
  async run({ values, files: [path = ''], io }) {
    const { file, value } = await readJson(path, io)
    const problems = new Problems()
    const brief = readBrief(new Field(value, problems))
    if (brief === undefined || problems.list.length > 0)
      throw refused('is not a brief', { file, problems: problems.list })
    const result = designGame(brief, values.seed, budgetOf(values))
    if (!result.ok) {
      const { target, reason, nearest } = result
      throw refused(`cannot be met: ${reason}. The nearest that can: ${nearest}`, { file, target, nearest })
    }
    if (!values.json) io.err(`${sheetLine(result.sheet)}\n`)
    return { ok: true, json: result, text: definitionText(result.definition) }
  },
})
