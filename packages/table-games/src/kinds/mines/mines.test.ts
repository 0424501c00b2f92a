import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'

describe.each(['best', 'default', 'always'])('%s', (strategy) => {
  test('the law is the sum over all ways in which mines can lie', () => {
    const fields = [{ id: 'two', mines: 2, back: [120, 250, 330] }]
    const game = compileTable(exampleOf('mines', 'mines', { cells: 6, fields }))
    const law = everyOutcome(game, [{ spot: 'two', coins: 100 }], strategy).get('two')!
    expect(textOf(law)).toEqual(textOf(game.rules.law(0, strategy, undefined as never)))
  })
})

test('pays of 97 of a hundred, rounded down to coins, return at most that wherever one stops', () => {
  const sheet = analyse(example('mines'))
  for (const strategy of sheet.strategies)
    for (const { id } of compileTable(example('mines')).spots) {
      const { value } = lineOf(sheet, id, strategy).returned
      expect(value).toBeLessThanOrEqual(0.97)
      expect(value).toBeGreaterThan(0.95)
    }
})

test('mines lie where they lie: what is opened moves none', () => {
  const bets = [{ spot: 'three-mines', coins: 100 }]
  const shownAfter = (choices: readonly string[]) => {
    const played = play(example('mines'), 'seed', bets, choices)
    return played.ok ? played.round.events.find((event) => event.type === 'minesShown')?.cells : undefined
  }
  const shown = Array.from({ length: 25 }, (_, i) => shownAfter([`cell-${i + 1}`])).filter(
    (cells) => cells !== undefined,
  )
  expect(shown).toHaveLength(3)
  expect(new Set(shown.map(String)).size).toBe(1)
  const safe = Array.from({ length: 25 }, (_, i) => i + 1).find((cell) => !shown[0]!.includes(cell))!
  expect(shownAfter([`cell-${safe}`, 'take'])).toEqual(shown[0])
  expect(play(example('mines'), 'seed', bets, ['take'])).toMatchObject({
    ok: false,
    problems: [{ field: 'choices[0]' }],
  })
})

test.each([
  [{ cells: 3 }, 'fields[1].mines', 'out_of_range'],
  [{ cells: 5, fields: [{ id: 'x', mines: 3, back: [1, 2, 3] }] }, 'fields[0].back', 'unreachable'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('mines'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
