import {
  BUDGET_OPTIONS,
  budgetOf,
  type Command,
  command,
  definitionText,
  readJson,
  refused,
} from '@spilvaerk/slot-engine/command-line'
import { designTable } from '../../design/design.ts'
import { searchBar } from '../search-bar.ts'
import { wishText } from '../wish-text.ts'

export const design: Command = command({
  name: 'design',
  summary: 'makes the game that is nearest to a brief, with its proof, and says what came of each wish',
  takes: 'BRIEF',
  files: { min: 1, max: 1 },
  options: BUDGET_OPTIONS,
  notes: `BRIEF is JSON: { "kind", "name" } and, if wanted, "rtpHundredths" (9730 is 97.30 %), "returnIs" (about, atLeast, atMost),
"rules", "sideBets", "volatility" (low, medium, high), "bonuses", "limits", "id", "description", "theme", "seed": see brief.schema.json.
Prints the definition, and on stderr what came of each wish; with --json both in one, with the whole sheet. A wish that cannot be met
changes nothing of the exit code: the nearest game is made, and what is missing is told.`,
  async run({ values, files: [path = ''], io }) {
    const { file, value } = await readJson(path, io)
    const bar = searchBar(io)
    const designed = designTable(value, { ...budgetOf(values), ...bar.listens })
    bar.clear()
    if (!designed.ok) throw refused('is not a brief', { file, problems: designed.problems })
    if (!values.json) io.err(designed.wishes.map((wish) => `${wishText(wish)}\n`).join(''))
    return { ok: true, json: designed, text: definitionText(designed.definition) }
  },
})
