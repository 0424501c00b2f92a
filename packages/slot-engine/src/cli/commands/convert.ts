import { basename } from 'node:path'
import { type CountTable, LIMITS } from '../../definition.ts'
import { PAID_IN, paysInCoins } from '../../design/import/pays.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { refusedDefinition } from '../definition-file.ts'
import { definitionText } from '../definition-text.ts'
import { type Io, readInput } from '../io.ts'
import { readPays } from '../pays.ts'
import { refused, usage } from '../refusal.ts'
import { type Draft, skeleton } from '../skeleton.ts'
import { readStrips, type Strips } from '../strips.ts'

export const convert = command({
  name: 'convert',
  summary: 'makes a definition, to be filled in, of reel strips in a CSV file',
  takes: 'STRIPS.csv',
  files: { min: 1, max: 1 },
  options: {
    rows: { type: 'string', value: 'N,…', help: 'rows in view, by default 3; one number, or one for each reel' },
    id: { type: 'string', value: 'ID', help: "the game's id, by default from the name of the file" },
    name: { type: 'string', value: 'NAME', help: "the game's name, by default its id" },
    pays: { type: 'string', value: 'FILE', help: 'a pay table: a row for each symbol, a column for each count' },
    'paid-in': { type: 'string', value: 'UNIT', help: `what it pays in: ${PAID_IN.join(', ')}; by default coin` },
    bet: { type: 'string', value: 'COINS', help: 'what a spin costs; for pays in coins it must be said' },
    set: {
      type: 'string',
      value: 'NAME=FILE',
      help: 'a further reel set; may be given several times',
      multiple: true,
    },
  },
  notes: `A column is a reel, a row a stop. A first row of headings (reel 1, reel 2 …) is left out; a column under the heading
weight holds the weights of the reel before it. The definition has every symbol without pays, and one line for each row.`,
  async run({ values, files: [file = ''], io }) {
    const rows = (values.rows ?? '3').split(',').map((text) => wholeNumber('rows', text, 1, 100))
    const sets = { base: readStrips(await readInput(file, io)), ...(await furtherSets(values.set, io)) }
    checkSymbols(sets)
    const id = values.id ?? idFrom(file)
    const draft = skeleton({ id, name: values.name ?? id, rows, sets })
    const parsed = parseDefinition(values.pays === undefined ? draft : await withPays(draft, values.pays, values, io))
    if (!parsed.ok) throw refusedDefinition(file === '-' ? 'stdin' : file, parsed.problems)
    return { ok: true, json: parsed.definition, text: definitionText(parsed.definition) }
  },
})

/** The draft with the pays of a table, in coins. */
async function withPays(
  draft: Draft,
  path: string,
  values: { readonly 'paid-in': string | undefined; readonly bet: string | undefined },
  io: Io,
): Promise<Draft> {
  const paidIn = PAID_IN.find((one) => one === (values['paid-in'] ?? 'coin'))
  if (paidIn === undefined)
    throw usage(`--paid-in must be ${PAID_IN.join(', ')}, not ${JSON.stringify(values['paid-in'])}`)
  if (paidIn === 'coin' && values.bet === undefined)
    throw usage('pays in coins need --bet, what a spin costs; or say with --paid-in what they are paid in')
  const bet = values.bet === undefined ? {} : { betCoins: wholeNumber('bet', values.bet, 1, LIMITS.betCoins) }
  const { file, text } = await readInput(path, io)
  const pays = readPays({ file, text })
  const unknown = Object.keys(pays).find((name) => !draft.symbols.some((symbol) => isNamed(symbol, name)))
  if (unknown !== undefined) throw refused(`no strip has the symbol ${JSON.stringify(unknown)}`, { file })
  try {
    const inCoins = paysInCoins({ paidIn, pays, lines: draft.wins.lines.length, ...bet })
    const symbols = draft.symbols.map((symbol) => {
      const own: CountTable | undefined = Object.entries(inCoins.pays).find(([name]) => isNamed(symbol, name))?.[1]
      return own === undefined || symbol.kind === 'blank' || symbol.kind === 'mystery'
        ? symbol
        : { ...symbol, pays: own }
    })
    return { ...draft, betCoins: inCoins.betCoins, symbols }
  } catch (error) {
    if (error instanceof RangeError) throw refused(error.message, { file })
    throw error
  }
}

const isNamed = ({ id, name }: Draft['symbols'][number], as: string): boolean => id === as || name === as

/** Ids are found for a game's symbols, not for the words of a file that is something else. */
function checkSymbols(sets: Readonly<Record<string, Strips>>): void {
  const symbols = new Set(Object.values(sets).flatMap((set) => set.flatMap(({ strip }) => strip)))
  if (symbols.size > LIMITS.symbols) throw refused(`${symbols.size} symbols are too many: ${LIMITS.symbols} may be`)
}

async function furtherSets(texts: readonly string[] = [], io: Io): Promise<Record<string, Strips>> {
  const sets: [string, Strips][] = []
  for (const text of texts) {
    const [, name, file] = /^([\w-]{1,64})=(.+)$/.exec(text) ?? []
    if (name === undefined || file === undefined) throw usage(`--set must be NAME=FILE, not ${JSON.stringify(text)}`)
    sets.push([name, readStrips(await readInput(file, io))])
  }
  return Object.fromEntries(sets)
}

function idFrom(file: string): string {
  const stem = basename(file).replace(/\.[^.]*$/, '')
  const id = stem
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
  return id === '' ? 'game' : id
}
