import { expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example } from '../../../test-support/examples.ts'
import { lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'

test('every law is the sum over all paths', () => {
  const game = compileTable(example('plinko'))
  for (const [i, { id }] of game.spots.entries()) {
    const law = everyOutcome(game, [{ spot: id, coins: 10 }], 'best').get(id)!
    expect(textOf(law), id).toEqual(textOf(game.rules.law(i, 'best', undefined as never)))
  }
})

test('the low board of eight rows: 2 × (56 + 8 × 21 + 28 × 11 + 56 × 10) + 70 × 5 of 2560', () => {
  expect(lineOf(analyse(example('plinko')), 'low').returned.value).toBe(
    (2 * (56 + 8 * 21 + 28 * 11 + 56 * 10) + 70 * 5) / 2560,
  )
})

test('the path that is told leads to the bucket that is paid', () => {
  for (let i = 0; i < 50; i++) {
    const played = play(example('plinko'), `${i}`, [{ spot: 'high', coins: 10 }])
    const fall = played.ok ? played.round.events.find((event) => event.type === 'ballFell') : undefined
    expect(fall?.path.reduce((sum, side) => sum + side, 0)).toBe(fall?.bucket)
    expect(played.ok && played.round.paidCoins).toBe([290, 40, 15, 3, 2, 3, 15, 40, 290][fall!.bucket])
  }
})

test.each([
  [{ boards: [{ id: 'x', back: [1] }] }, 'boards[0].back', 'bad_length'],
  [{ boards: [{ id: 'x', back: [1, -1] }] }, 'boards[0].back[1]', 'out_of_range'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('plinko'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
