import {
  BUDGET_OPTIONS,
  budgetOf,
  type Command,
  command,
  definitionText,
  refused,
  usage,
} from '@spilvaerk/slot-engine/command-line'
import { type Neighbours, tuneTable } from '../../design/tune.ts'
import { searchBar } from '../search-bar.ts'
import { readGame } from '../table-file.ts'
import { wishText } from '../wish-text.ts'

export const tune: Command = command({
  name: 'tune',
  summary: 'moves the return of the main bet, with as few rules and pays changed as it can',
  takes: 'GAME',
  files: { min: 1, max: 1 },
  options: {
    rtp: { type: 'string', value: 'PERCENT', help: 'what the main bet is to return, 50 to 99.99', isRequired: true },
    ...BUDGET_OPTIONS,
  },
  notes: `Prints the game, and on stderr how near the return came; with --json both in one, with the whole sheet. A return out of reach of the
rules is answered with the nearest (exit code 1).`,
  async run({ values, files: [path = ''], io }) {
    const rtpHundredths = hundredths(values.rtp)
    const definition = await readGame(path, io)
    const bar = searchBar(io)
    const tuned = tuneTable(definition, rtpHundredths, { ...budgetOf(values), ...bar.listens })
    bar.clear()
    if (!tuned.ok) throw refused('cannot be tuned', { file: path, problems: tuned.problems })
    if (!values.json) io.err(`${wishText(tuned.answer)}\n${neighboursText(tuned.neighbours)}`)
    return { ok: tuned.answer.outcome !== 'impossible', json: tuned, text: definitionText(tuned.definition) }
  },
})

function neighboursText(neighbours: Neighbours | undefined): string {
  if (neighbours === undefined) return ''
  const said = Object.entries(neighbours).map(
    ([side, rtp]) => `${side}: ${rtp === null ? 'nothing' : `${(rtp / 100).toFixed(2)} %`}`,
  )
  return `nearest ${said.join(', ')}\n`
}

function hundredths(text: string): number {
  const value = /^\d{2}(\.\d{1,2})?$/.test(text) ? Math.round(100 * Number(text)) : 0
  if (value >= 5000 && value <= 9999) return value
  throw usage(`--rtp must be 50 to 99.99, with two decimals at most, not ${JSON.stringify(text)}`)
}
