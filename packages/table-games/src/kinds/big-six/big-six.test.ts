import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'

describe('published edges', () => {
  test.each([
    ['one', '11.11'],
    ['two', '16.67'],
    ['five', '22.22'],
    ['ten', '18.52'],
    ['twenty', '22.22'],
    ['joker', '14.81'],
    ['logo', '14.81'],
  ])('54 segments, %s: %s %%', (spot, edge) => {
    expect(percent(edgeOf(example('big-six'), spot), 2)).toBe(edge)
  })

  test('a joker that pays 40, as in Nevada: 24.07 %', () => {
    const { symbols } = exampleOf('bigSix', 'big-six')
    const nevada = symbols.map((one) => (one.id === 'joker' ? { ...one, pays: 40 } : one))
    expect(percent(edgeOf(exampleOf('bigSix', 'big-six', { symbols: nevada }), 'joker'), 2)).toBe('24.07')
  })

  test('52 segments: 7.69 % on every spot', () => {
    const game = example('big-six-52')
    for (const { id } of compileTable(game).spots) expect(percent(edgeOf(game, id), 2), id).toBe('7.69')
  })
})

test.each(['big-six', 'big-six-52'])('%s: every law is the sum over all segments', (name) => {
  const game = compileTable(example(name))
  const laws = everyOutcome(
    game,
    game.spots.map(({ id }) => ({ spot: id, coins: 1 })),
    'best',
  )
  for (const [i, { id }] of game.spots.entries())
    expect(textOf(laws.get(id)!), id).toEqual(textOf(game.rules.law(i, 'best', undefined as never)))
})

test.each([
  [{ segments: ['one', 'three'] }, 'segments[1]', 'not_allowed'],
  [{ segments: ['one', 'two'] }, 'symbols[2]', 'unreachable'],
  [
    {
      symbols: [
        { id: 'one', pays: 1 },
        { id: 'one', pays: 2 },
      ],
    },
    'symbols[1].id',
    'duplicate',
  ],
  [{ symbols: [{ id: 'one', pays: 1.5 }] }, 'symbols[0].pays', 'out_of_range'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('big-six'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
