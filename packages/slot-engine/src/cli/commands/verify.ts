import { compile } from '../../game/compile/compile.ts'
import type { Game } from '../../game/core/game.ts'
import { Field } from '../../game/input/field.ts'
import { Problems } from '../../game/input/problem.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { type StoredRound, type Verification, verifyRound } from '../../proof/verify/verify-round.ts'
import { command } from '../command.ts'
import { definitionHash, readJson, refusedDefinition } from '../definition-file.ts'
import { readGame } from '../definitions.ts'
import { brief, differenceText } from '../difference.ts'
import { differenceOfAwards, firstPoolDifference, holdsPools, type PoolRecord, readPools } from '../pool-file.ts'
import { refused } from '../refusal.ts'
import { checkMode } from '../round-options.ts'

export const verify = command({
  name: 'verify',
  summary: 'plays a stored round or jackpot pool again and compares',
  takes: 'ROUND',
  files: { min: 1, max: 1 },
  options: {
    definition: { type: 'string', value: 'FILE', help: 'the game, where the round does not hold its definition' },
  },
  notes: `ROUND is JSON: { "definition", "seed", "totalCoins" } and, where they were kept, "mode", "choices", "betCoins",
"events", "definitionHash". A round as the server gives it, with its events under "round", is read too, and with "pools"
what it won of jackpot pools. A file with "pools" and no seed of its own is the history of pools: each is checked for its
seed's hash, the height that the seed gives, the rounds that put into it, and what it paid.`,
  async run({ values, files: [path = ''], io }) {
    const { file, value } = await readJson(path, io)
    const problems = new Problems()
    const root = new Field(value, problems)
    if (holdsPools(root)) return verifyHistory(root, problems, file)
    const pools = root.at('pools').optional((field) => readPools(field))
    const stored = readRound(root)
    if (stored === undefined || problems.list.length > 0) {
      throw refused('is not a stored round', { file, problems: problems.list })
    }
    const game = values.definition === undefined ? gameOf(root, file) : await readGame(values.definition, io)
    checkMode(game, stored.mode)
    const verification = hashDiffers(root, game) ?? verifyStored(game, stored, pools, file)
    const { ok } = verification
    return {
      ok,
      json: ok ? { ok } : { ok, difference: brief(verification.difference) },
      text: verdictText(verification),
    }
  },
})

function verifyHistory(root: Field, problems: Problems, file: string) {
  const pools = readPools(root.at('pools'))
  if (problems.list.length > 0) throw refused('is not a history of pools', { file, problems: problems.list })
  const difference = firstPoolDifference(pools)
  const what = pools.length === 1 ? 'the pool is' : `all ${pools.length} pools are`
  return difference
    ? { ok: false, json: { ok: false, difference }, text: differenceText('the history', difference) }
    : { ok: true, json: { ok: true, pools: pools.length }, text: `${what} what the seeds and the rounds give` }
}

const WHOLE = { min: 0, max: Number.MAX_SAFE_INTEGER }

/** Looks for totals and events under `round` where they are not beside the seed. */
function readRound(root: Field): StoredRound | undefined {
  if (root.entries() === undefined) return undefined
  const either = (key: string): Field => (root.at(key).isAbsent ? root.at('round').at(key) : root.at(key))
  const total = either('totalCoins')
  const mode = root.at('mode').optional((field) => field.text({ min: 1, max: 64 }))
  const choices = root
    .at('choices')
    .optional((field) =>
      field.items({ min: 0, max: 10_000 })?.map((choice) => choice.integer({ min: 0, max: 1000 }) ?? 0),
    )
  const betCoins = either('betCoins').optional((field) => field.integer(WHOLE))
  const [events, awaiting] = [either('events'), either('awaiting')]
  const seed = root.at('seed').text({ min: 0, max: 1 << 20 })
  const totalCoins = (total.isAbsent ? root.at('totalCoins') : total).integer(WHOLE)
  if (seed === undefined || totalCoins === undefined) return undefined
  return {
    seed,
    totalCoins,
    ...(mode === undefined ? {} : { mode }),
    ...(choices === undefined ? {} : { choices }),
    ...(betCoins === undefined ? {} : { betCoins }),
    ...(events.isAbsent ? {} : { events: events.value }),
    ...(awaiting.isAbsent ? {} : { awaiting: awaiting.value }),
  }
}

function gameOf(root: Field, file: string): Game {
  if (root.at('definition').isAbsent) throw refused('holds no definition: name one with --definition', { file })
  const parsed = parseDefinition(root.at('definition').value)
  if (parsed.ok) return compile(parsed.definition)
  const problems = parsed.problems.map((problem) => ({ ...problem, field: `definition.${problem.field}` }))
  throw refusedDefinition(file, problems)
}

type Verdict = { readonly ok: true } | Pick<Extract<Verification, { readonly ok: false }>, 'ok' | 'difference'>

/** A round of another definition is not the same round, even where it comes to the same coins. */
function hashDiffers(root: Field, { definition }: Game): Verdict | null {
  const field = root.at('definitionHash')
  const played = definitionHash(definition)
  return field.isAbsent || field.value === played
    ? null
    : { ok: false, difference: { field: 'definitionHash', stored: field.value, played } }
}

function verifyStored(
  game: Game,
  stored: StoredRound,
  pools: readonly PoolRecord[] | undefined,
  file: string,
): Verdict {
  try {
    const verification = verifyRound(game, stored)
    const difference = verification.ok && pools ? differenceOfAwards(verification.round, game, pools) : null
    return difference ? { ok: false, difference } : verification
  } catch (error) {
    if (error instanceof RangeError) throw refused(`cannot be played: ${error.message}`, { file })
    throw error
  }
}

function verdictText(verdict: Verdict): string {
  if (verdict.ok) return 'the round is what its seed gives'
  return differenceText('the round', brief(verdict.difference))
}
