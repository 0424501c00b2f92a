import { Field } from '../../game/input/field.ts'
import { Problems } from '../../game/input/problem.ts'
import { BUDGET_OPTIONS, budgetOf } from '../budget-option.ts'
import { command } from '../command.ts'
import { readJson } from '../definition-file.ts'
import { definitionText } from '../definition-text.ts'
import { endOf, watchedWork } from '../long-work.ts'
import { readBrief } from '../read-brief.ts'
import { Refusal, refused } from '../refusal.ts'
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
Prints the definition, and on stderr what it pays; with --json both in one, with the whole sheet. Ctrl-C ends it and tells the nearest that it
had found (exit code 130).`,
  async run({ values, files: [path = ''], io }) {
    const { file, value } = await readJson(path, io)
    const problems = new Problems()
    const brief = readBrief(new Field(value, problems))
    if (brief === undefined || problems.list.length > 0)
      throw refused('is not a brief', { file, problems: problems.list })
    const work = { kind: 'design', brief, seed: values.seed, options: budgetOf(values) } as const
    const { result, isInterrupted } = await watchedWork(work, io)
    if (!result.ok) {
      const { target, reason, nearest } = result
      const details = { file, target, nearest }
      if (result.interrupted) throw new Refusal('interrupted', reason, details)
      throw refused(`cannot be met: ${reason}. The nearest that can: ${nearest}`, details)
    }
    if (!values.json) io.err(`${sheetLine(result.sheet)}\n`)
    return { ...endOf(isInterrupted, io), json: result, text: definitionText(result.definition) }
  },
})
