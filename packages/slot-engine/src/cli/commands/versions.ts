import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type RtpVersion, rtpVersions } from '../../design/tune/versions.ts'
import { plain } from '../../game/input/plain.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { definitionHash } from '../definition-file.ts'
import { definitionText } from '../definition-text.ts'
import { readGame } from '../definitions.ts'
import { cannotWrite, writeOutput } from '../io.ts'
import { readSheet } from '../read-sheet.ts'
import { refused, usage } from '../refusal.ts'
import { sheetLine } from '../sheet-text.ts'

const MOST = 12

export const versions = command({
  name: 'versions',
  summary: 'makes versions of a game with several returns, each proved, with its own hash and sheet',
  takes: 'GAME FOLDER',
  files: { min: 2, max: 2 },
  options: {
    rtp: { type: 'string', value: 'PERCENT,…', help: 'the returns, such as 92,94,96', isRequired: true },
    sheet: { type: 'string', value: 'FILE', help: 'the sheet of the game, as par --json prints it' },
    spins: { type: 'string', value: 'N', help: 'rounds where the game has no exact sheet, 100,000 to 1e9' },
  },
  notes: `Writes ID-RTP.json and ID-RTP.sheet.json for each, and versions.json, which lists them with their hashes. Every version
has the strips, symbols and look of GAME; only pays differ, by tune. Nothing is written unless all returns can be met.`,
  async run({ values, files: [path = '', folder = ''], io }) {
    const rtps = returnsOf(values.rtp)
    const spins = values.spins === undefined ? undefined : wholeNumber('spins', values.spins, 1e5, 1e9)
    const game = await readGame(path, io)
    const sheet = values.sheet === undefined ? undefined : await readSheet(values.sheet, game, io)
    const made = rtpVersions(game.definition, rtps, {}, plain({ sheet, spins }))
    if (!made.ok) {
      const { rtp, target, reason, nearest } = made
      throw refused(`no version of ${rtp} %: ${target}: ${reason}. The nearest that can: ${nearest}`, {
        file: path,
        target,
        nearest,
      })
    }
    const listed = made.versions.map((version) => write(folder, version))
    const index = { game: game.definition.id, from: definitionHash(game.definition), versions: listed }
    writeOutput(join(folder, 'versions.json'), `${JSON.stringify(index, undefined, 2)}\n`)
    const lines = made.versions.map((version, i) => `${listed[i]?.file}  ${sheetLine(version.sheet)}`)
    return { ok: true, json: index, text: lines.join('\n') }
  },
})

function returnsOf(text: string): readonly number[] {
  const parts = text.split(',').map((part) => part.trim())
  const isNumber = parts.every((part) => /^\d{2,3}(\.\d{1,4})?$/.test(part))
  if (isNumber && parts.length <= MOST && new Set(parts.map(Number)).size === parts.length) return parts.map(Number)
  throw usage(`--rtp must be up to ${MOST} different percents, such as 92,94,96, not ${JSON.stringify(text)}`)
}

/** What the index says of a version. */
function write(folder: string, { rtp, definition, sheet, changes }: RtpVersion) {
  const hash = definitionHash(definition)
  const name = `${definition.id}-${rtp}`
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw cannotWrite(folder, error)
  }
  const stored = { game: definition.id, definitionHash: hash, sheet }
  writeOutput(join(folder, `${name}.json`), definitionText(definition))
  writeOutput(join(folder, `${name}.sheet.json`), `${JSON.stringify(stored, undefined, 2)}\n`)
  const { method } = sheet
  const error = sheet.method === 'simulated' ? { standardError: sheet.standardError } : {}
  const file = `${name}.json`
  return { rtp, file, definitionHash: hash, proved: sheet.rtp, method, ...error, changedPays: changes.length }
}
