/** The reference, whose examples are played. After a change of the grammar: `pnpm unit --project slot-engine reference.test -u`. */
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { examplesIn, GAMES, roundsOf } from '../../scripts/grammar/examples.ts'
import { referenceOf, sectionsOf } from '../../scripts/grammar/markdown.ts'
import { parseDefinition } from '../game/parse/parse.ts'
import { DEFINITION, type ObjectShape, ROUND, ROUND_EVENT, type Shape } from './index.ts'

const HEAD = `# Definitions and rounds

What a game's definition may hold, and what a round tells. Written from the grammar in \`packages/slot-engine/src/grammar\`, as
are the types, the checks, the JSON schema, the wire's schema of rounds and the C# of the Unity package.

Every example is a value of a game that a test parses and plays, or of a round that it played.
`

const played = GAMES.map((game) => ({ game, rounds: roundsOf(game) }))
const rounds = played.flatMap((one) => one.rounds)
const definitions = examplesIn(DEFINITION, GAMES)
const events = examplesIn(ROUND, rounds)

const fieldsIn = (root: Shape): readonly string[] =>
  sectionsOf(root).flatMap((shape) =>
    shape.kind === 'object' ? Object.keys(shape.fields).map((key) => `${shape.name}.${key}`) : [],
  )

describe('the games of the examples', () => {
  test.each(played)('$game.id is accepted and played', ({ game, rounds: told }) => {
    const { $schema, ...definition } = game as { readonly $schema?: string }
    expect(parseDefinition(game)).toMatchObject({ ok: true, definition })
    expect(told.every(({ totalCoins }) => Number.isSafeInteger(totalCoins) && totalCoins >= 0)).toBe(true)
    expect(told.every((round) => round.events.length > 0)).toBe(true)
  })

  test('leave no field of a definition without an example', () => {
    expect(fieldsIn(DEFINITION).filter((field) => !definitions.has(field))).toEqual([])
  })

  test('leave no field of a round without an example', () => {
    expect(fieldsIn(ROUND).filter((field) => !events.has(field))).toEqual([])
  })

  test('tell of every kind of event', () => {
    const told = new Set(rounds.flatMap((round) => round.events.map(({ type }) => type)))
    expect([...told].sort()).toEqual(Object.keys(ROUND_EVENT.variants).sort())
  })
})

test('the reference is that of the grammar', async () => {
  const part = (title: string, root: ObjectShape, examples: typeof events) =>
    `\n# ${title}\n\n${referenceOf(root, examples)}`
  const text = HEAD + part('Definitions', DEFINITION, definitions) + part('Rounds', ROUND, events)
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL('../../../../docs/definition.md', import.meta.url)))
})
