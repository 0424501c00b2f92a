/** The reference, whose examples are played. After a change of the grammar: `pnpm unit --project table-games src/grammar -u`. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { examplesIn } from '../../../slot-engine/scripts/grammar/examples.ts'
import { referenceOf, sectionsOf } from '../../../slot-engine/scripts/grammar/markdown.ts'
import { EXAMPLES, example } from '../../test-support/examples.ts'
import { roundsOf } from '../../test-support/rounds.ts'
import { TABLE_DEFINITION, TABLE_EVENT, TABLE_ROUND } from './index.ts'

const HEAD = `# Table games and their rounds

What a table game's definition may hold, and what a round tells. Written from the grammar in \`packages/table-games/src\`, as
are the types, the checks and the JSON schema.

Every example is a value of a game of \`packages/table-games/examples\`, or of a round that a test played.
`

/** What no game tells yet: it is shared by kinds of cards with several hands, and of stakes that the player chooses. */
const UNTOLD = ['CardShown.hand']

const GAMES = EXAMPLES.map(example)
const ROUNDS = GAMES.flatMap(roundsOf)
const definitions = examplesIn(TABLE_DEFINITION, GAMES)
const events = examplesIn(TABLE_ROUND, ROUNDS)

const fieldsIn = (root: Parameters<typeof sectionsOf>[0]): readonly string[] =>
  sectionsOf(root).flatMap((shape) =>
    shape.kind === 'object'
      ? Object.entries(shape.fields).flatMap(([key, { dropped }]) => (dropped ? [] : [`${shape.name}.${key}`]))
      : [],
  )

describe('the examples', () => {
  test('leave no field of a definition without an example, but those of players and the list of bonus games of each kind', () => {
    const missing = fieldsIn(TABLE_DEFINITION).filter((field) => !definitions.has(field))
    expect(missing.filter((field) => !/\.(description|theme|bonuses)$/.test(field))).toEqual([])
  })

  test('leave no field of a round without an example', () => {
    expect(fieldsIn(TABLE_ROUND).filter((field) => !events.has(field))).toEqual(UNTOLD)
  })

  test('tell of every kind of event', () => {
    const told = new Set(ROUNDS.flatMap((round) => round.events.map(({ type }) => type)))
    expect(Object.keys(TABLE_EVENT.variants).filter((type) => !told.has(type as never))).toEqual([])
  })
})

test('the reference is that of the grammar', async () => {
  const text = `${HEAD}\n# Definitions\n\n${referenceOf(TABLE_DEFINITION, definitions)}\n# Rounds\n\n${referenceOf(TABLE_ROUND, events)}`
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL('../../../../docs/table-games.md', import.meta.url)))
})
