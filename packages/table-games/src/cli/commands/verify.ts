import {
  brief,
  type Command,
  command,
  definitionHash,
  differenceText,
  firstPoolDifference,
  type Io,
  type PoolRecord,
  readJson,
  readPools,
  refused,
  refusedDefinition,
} from '@spilvaerk/slot-engine/command-line'
import { type Difference, Field, Problems } from '@spilvaerk/slot-engine/shared'
import type { TableDefinition } from '../../definition.ts'
import { parseTable } from '../../parse/parse.ts'
import { takenOfPools } from '../../proof/pools-taken.ts'
import { type StoredTableRound, verifyTable } from '../../proof/verify.ts'
import type { TableRound } from '../../round.ts'
import { readGame } from '../table-file.ts'

export const verify: Command = command({
  name: 'verify',
  summary: 'plays a stored round again and compares',
  takes: 'ROUND',
  files: { min: 1, max: 1 },
  options: {
    definition: { type: 'string', value: 'FILE', help: 'the game, where the round does not hold its definition' },
  },
  notes: `ROUND is JSON: { "definition", "seed", "bets", "stakedCoins", "paidCoins" } and, where they were kept, "choices",
"events", "definitionHash". A round as the server gives it (GET /api/rounds/{id}/verification), with its events under "round",
is read too, and with "pools" what it won of jackpot pools: each as often and as much as the round's own events say, with its seed's
hash, the rounds that put into it, and what it paid.`,
  async run({ values, files: [path = ''], io }) {
    const { file, value } = await readJson(path, io)
    const problems = new Problems()
    const root = new Field(value, problems)
    const pools = root.at('pools').optional((field) => readPools(field))
    const stored = readRound(root)
    if (stored === undefined || problems.list.length > 0)
      throw refused('is not a stored round', { file, problems: problems.list })
    const definition = await gameOf(root, file, values.definition, io)
    const difference = hashDiffers(root, definition) ?? differenceOf(definition, { stored, pools }, file)
    return difference === null
      ? { ok: true, json: { ok: true }, text: 'the round is what its seed gives' }
      : { ok: false, json: { ok: false, difference }, text: differenceText('the round', difference) }
  },
})

const WHOLE = { min: 0, max: Number.MAX_SAFE_INTEGER }

/** Looks for coins and events under `round` where they are not beside the seed. */
function readRound(root: Field): StoredTableRound | undefined {
  if (root.entries() === undefined) return undefined
  const either = (key: string): Field =>
    root.at(key).isAbsent && !root.at('round').isAbsent ? root.at('round').at(key) : root.at(key)
  const seed = root.at('seed').text({ min: 0, max: 1 << 20 })
  const [stakedCoins, paidCoins] = [either('stakedCoins').integer(WHOLE), either('paidCoins').integer(WHOLE)]
  if (seed === undefined || stakedCoins === undefined || paidCoins === undefined) return undefined
  const [events, awaiting, choices] = [either('events'), either('awaiting'), root.at('choices')]
  return {
    ...{ seed, stakedCoins, paidCoins },
    // Whatever they are: the game reads them, and refuses what it does not take.
    bets: root.at('bets').value as StoredTableRound['bets'],
    ...(!choices.isAbsent && { choices: choices.value as readonly string[] }),
    ...(!events.isAbsent && { events: events.value }),
    ...(!awaiting.isAbsent && { awaiting: awaiting.value }),
  }
}

async function gameOf(root: Field, file: string, path: string | undefined, io: Io): Promise<TableDefinition> {
  if (path !== undefined) return readGame(path, io)
  if (root.at('definition').isAbsent) throw refused('holds no definition: name one with --definition', { file })
  const parsed = parseTable(root.at('definition').value)
  if (parsed.ok) return parsed.definition
  const problems = parsed.problems.map((problem) => ({ ...problem, field: `definition.${problem.field}` }))
  throw refusedDefinition(file, problems)
}

/** A round of another definition is not the same round, even where it comes to the same coins. */
function hashDiffers(root: Field, definition: TableDefinition): Difference | null {
  const field = root.at('definitionHash')
  const played = definitionHash(definition)
  return field.isAbsent || field.value === played
    ? null
    : brief({ field: 'definitionHash', stored: field.value, played })
}

interface Kept {
  readonly stored: StoredTableRound
  readonly pools: readonly PoolRecord[] | undefined
}

function differenceOf(definition: TableDefinition, { stored, pools }: Kept, file: string): Difference | null {
  const verified = verifyTable(definition, stored)
  if (verified.ok) return pools === undefined ? null : differenceOfPools(verified.round, pools)
  if ('difference' in verified) return brief(verified.difference)
  throw refused('the game refuses the bets or the choices', { file, problems: verified.problems })
}

/** What a round took of pools: so many hundredths so often as its own events say, and each pool as its rounds give it. */
function differenceOfPools(round: TableRound, pools: readonly PoolRecord[]): Difference | null {
  const taken = takenOfPools(round)
  for (const id of new Set([...taken.keys(), ...pools.map(({ jackpot }) => jackpot)])) {
    const stored = sharesText(pools.filter(({ jackpot }) => jackpot === id).map(({ percent = 100 }) => percent))
    const played = sharesText(taken.get(id) ?? [])
    if (stored !== played) return { field: `pools of ${id}, in hundredths`, stored, played }
  }
  return firstPoolDifference(pools)
}

const sharesText = (percents: readonly number[]): string => percents.toSorted((a, b) => a - b).join(' ')
