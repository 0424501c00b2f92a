import { type Game, modeOf } from '../../game/core/game.ts'
import { BookFaultFound, type ModeCount, modeSheet } from '../../proof/books/check-books.ts'
import { compareMode, type ModeComparison } from '../../proof/books/compare-mode.ts'
import type { BookMode } from '../../proof/books/format.ts'
import type { OutcomeSheet } from '../../proof/outcomes/outcome-sheet.ts'
import { compileOutcomes, type OutcomeReport, simulateOutcomes } from '../../proof/outcomes/play-outcomes.ts'
import { wholeNumber } from '../arguments.ts'
import { checkMode, readIndex, roundWith } from '../books/read-books.ts'
import { Watch } from '../books/watch.ts'
import { command } from '../command.ts'
import { readGame } from '../definitions.ts'
import { count, oneIn, pairs, percent } from '../figures.ts'
import type { Io } from '../io.ts'
import { refused, usage } from '../refusal.ts'

export const checkBooks = command({
  name: 'check-books',
  summary: 'checks maths files of the Stake Engine, whoever made them, tells what they pay, and plays them',
  takes: 'FOLDER [FILE]',
  files: { min: 1, max: 2 },
  options: {
    mode: { type: 'string', value: 'MODE', help: 'only this mode' },
    step: { type: 'string', value: 'HUNDREDTHS', help: 'what payouts must be multiples of, by default 10' },
    play: { type: 'string', value: 'N', help: 'rounds to draw from each table as well, up to 1e9' },
    seed: { type: 'string', value: 'TEXT', help: 'of these rounds, by default books' },
    replay: { type: 'string', value: 'TEXT', help: 'the seed of the books: FILE plays every round again' },
    round: {
      type: 'string',
      value: 'ID',
      help: 'print this round of --mode as it lies in the books, and nothing else',
    },
  },
  notes: `FOLDER holds index.json. With FILE, a definition, the figures of each mode are compared with its sheet.
The exit code is 1 where a file is not what it should be, or differs from FILE.`,
  async run({ values, files: [folder = '', file], io }) {
    const step = wholeNumber('step', values.step ?? '10', 1, 1000)
    const play = values.play === undefined ? undefined : wholeNumber('play', values.play, 1, 1e9)
    if (values.replay !== undefined && file === undefined) throw usage('--replay needs FILE, the definition that plays')
    const modes = chosen(await readIndex(folder, io), values.mode)
    if (values.round !== undefined) return printed(folder, modes, wholeNumber('round', values.round, 0, 2 ** 53 - 1))
    const game = file === undefined ? undefined : await readGame(file, io)
    const checked: Checked[] = []
    for (const mode of modes) {
      const found = await checkOne({ folder, mode, step, game, replay: values.replay }, io)
      checked.push(play === undefined ? found : played(found, play, values.seed ?? 'books'))
    }
    const ok = checked.every(({ fault, comparison }) => fault === undefined && comparison?.agrees !== false)
    return { ok, json: { ok, modes: checked.map(jsonOf) }, text: checked.map(textOf).join('\n\n') }
  },
})

interface Checked {
  readonly mode: BookMode
  readonly fault?: { readonly line: number; readonly reason: string }
  readonly found?: ModeCount
  readonly sheet?: OutcomeSheet
  readonly comparison?: ModeComparison
  readonly report?: OutcomeReport
}

function chosen(modes: readonly BookMode[], name: string | undefined): readonly BookMode[] {
  if (name === undefined) return modes
  const mode = modes.find((each) => each.name === name)
  if (mode === undefined) throw usage(`the index has no mode ${JSON.stringify(name)}. It has ${namesOf(modes)}`)
  return [mode]
}

const namesOf = (modes: readonly BookMode[]): string => modes.map(({ name }) => name).join(', ')

async function printed(folder: string, modes: readonly BookMode[], id: number) {
  const [mode, another] = modes
  if (mode === undefined || another !== undefined) throw usage(`--round needs --mode: ${namesOf(modes)}`)
  const book = await roundWith(folder, mode, id)
  if (book === null) throw refused(`there is no round ${id} in the books of ${mode.name}`)
  return { ok: true, json: book, text: JSON.stringify(book, undefined, 2) }
}

interface What {
  readonly folder: string
  readonly mode: BookMode
  readonly step: number
  readonly game: Game | undefined
  readonly replay: string | undefined
}

async function checkOne({ folder, mode, step, game, replay }: What, io: Io): Promise<Checked> {
  const watch = new Watch(io, mode.name)
  try {
    if (game !== undefined) known(game, mode.name)
    const again = game === undefined || replay === undefined ? undefined : { game, seed: replay }
    const found = await checkMode(folder, mode, step, watch, again)
    const comparison = game === undefined ? {} : { comparison: compareMode(found, game) }
    return { mode, found, sheet: modeSheet(found), ...comparison }
  } catch (error) {
    if (error instanceof BookFaultFound) return { mode, fault: { line: error.line, reason: error.message } }
    throw error
  } finally {
    watch.end()
  }
}

function known(game: Game, mode: string): void {
  try {
    modeOf(game, mode)
  } catch {
    throw refused(`the game has no bet mode ${JSON.stringify(mode)}, which the index names`)
  }
}

function played(checked: Checked, spins: number, seed: string): Checked {
  const { found } = checked
  if (found === undefined) return checked
  if (found.totalWeight > BigInt(Number.MAX_SAFE_INTEGER))
    throw refused(`mode ${checked.mode.name}: weights of more than 2^53 − 1 in all can be checked, but not played`)
  return { ...checked, report: simulateOutcomes(compileOutcomes(found.table), { spins, seed }) }
}

const jsonOf = ({ mode, fault, found, sheet, comparison, report }: Checked) => ({
  ...mode,
  ...(fault && { fault }),
  ...(found && { rounds: found.rounds, eventCount: found.events, totalWeight: String(found.totalWeight) }),
  ...(sheet && { sheet: { ...sheet, rounds: found?.rounds } }),
  ...(comparison && { comparison }),
  ...(report && { report }),
})

function textOf({ mode, fault, found, sheet, comparison, report }: Checked): string {
  if (fault !== undefined) return `✗ mode ${mode.name}: line ${fault.line}: ${fault.reason}`
  if (found === undefined || sheet === undefined) return ''
  return pairs([
    [
      `✓ mode ${mode.name}`,
      `${count(found.rounds)} rounds, ${count(found.events)} events, a round costs ${mode.cost} bets`,
    ],
    ['weights', `${found.totalWeight} in all`],
    ['RTP', percent(sheet.rtp, 6)],
    ['hit frequency', `${percent(sheet.hitFrequency)}  (${oneIn(sheet.hitFrequency)})`],
    ['standard deviation', `${sheet.standardDeviation.toFixed(4)} bets, ${sheet.volatilityClass}`],
    ['most', `${count(sheet.maxCoins / 100)} plain bets, ${oneIn(sheet.maxProbability)}`],
    ...(comparison?.findings ?? []).map(
      ({ what, agrees, books, game }) =>
        [`${agrees ? '✓' : '✗'} ${what}`, `${books} in the books, ${game} in the game`] as const,
    ),
    ...(report === undefined
      ? []
      : ([
          ['drawn', `${count(report.spins)} rounds: RTP ${percent(report.rtp)} ± ${percent(report.standardError)}`],
        ] as const)),
  ])
}
