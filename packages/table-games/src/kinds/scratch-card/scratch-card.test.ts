import { expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'

const definition = exampleOf('scratchCard', 'scratch-card')

test('the law is the sum over all cards', () => {
  const { prizes } = definition
  const game = compileTable(
    exampleOf('scratchCard', 'scratch-card', {
      blank: 50,
      prizes: prizes.map((one, i) => ({ ...one, weight: i + 1 })),
    }),
  )
  const law = everyOutcome(game, [{ spot: 'card', coins: 1 }], 'best').get('card')!
  expect(textOf(law)).toEqual(textOf(game.rules.law(0, 'best', undefined as never)))
})

test('returns what its cards pay, over all of them', () => {
  const cards = definition.prizes.reduce((sum, { weight }) => sum + weight, definition.blank)
  const paid = definition.prizes.reduce((sum, { back, weight }) => sum + back * weight, 0)
  expect(cards).toBe(1_000_000)
  expect(lineOf(analyse(definition), 'card').returned.value).toBe(paid / cards)
})

test('shows the prize three times and no other symbol so often', () => {
  let wins = 0
  for (let i = 0; i < 300; i++) {
    const played = play(definition, `${i}`, [{ spot: 'card', coins: 1 }])
    const card = played.ok ? played.round.events.find((event) => event.type === 'cardScratched') : undefined
    const often = [...new Set(card!.cells)].filter((id) => card!.cells.filter((cell) => cell === id).length >= 3)
    expect(card!.cells).toHaveLength(9)
    expect(often).toEqual(card!.prize === undefined ? [] : [card!.prize])
    expect(played.ok && played.round.paidCoins).toBe(definition.prizes.find(({ id }) => id === card!.prize)?.back ?? 0)
    wins += often.length
  }
  expect(wins).toBeGreaterThan(0)
})

test.each([
  [{ match: 2, cells: 10 }, 'prizes', 'bad_length'],
  [{ match: 5, cells: 4 }, 'match', 'out_of_range'],
  [
    { blank: 4_000_000_000, prizes: definition.prizes.map((one) => ({ ...one, weight: 1_000_000_000 })) },
    'blank',
    'out_of_range',
  ],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('scratch-card'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
