import { expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { fractionOf, lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'

function small() {
  const parsed = parseTable({
    ...{ definitionVersion: 1, kind: 'keno', id: 'small', name: 'Small', limits: { min: 1, max: 10 } },
    ...{ numbers: 6, drawn: 3, chip: 1 },
    tickets: [{ id: 'three', picks: 3, back: { 0: 2, 2: 1, 3: 9 } }],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileTable(parsed.definition)
}

test('the law is the sum over all draws and all picks by chance', () => {
  const game = small()
  const law = everyOutcome(game, [{ spot: 'three', coins: 1 }], 'best').get('three')!
  expect(textOf(law)).toEqual(textOf(game.rules.law(0, 'best', undefined as never)))
})

test('one number of 80 with 20 drawn comes one time in four; ten of ten once in 8,911,711', () => {
  const sheet = analyse(example('keno'))
  expect(fractionOf(lineOf(sheet, 'pick-1').returned)).toBe('3/4')
  expect(lineOf(sheet, 'pick-10').top.chance.value).toBeCloseTo(1 / 8_911_711.18, 16)
})

// Of 80 numbers with 20 drawn: the odds that lotteries print of each game on its top prize.
test.each([
  [2, '16.63'],
  [3, '72.07'],
  [4, '326.44'],
  [5, '1550.57'],
  [6, '7752.84'],
  [7, '40979.31'],
  [8, '230114.61'],
  [9, '1380687.65'],
  [10, '8911711.18'],
])('all of %i numbers come once in %s', (picks, times) => {
  const ticket = { id: 'all', picks, back: { [picks]: 100 } }
  const { hitFrequency } = lineOf(analyse(exampleOf('keno', 'keno', { tickets: [ticket] })), 'all')
  const [n = '', d = ''] = fractionOf(hitFrequency).split('/')
  expect((Number(d) / Number(n)).toFixed(2)).toBe(times)
})

test('picks change no number that is drawn', () => {
  const bets = [{ spot: 'pick-3', coins: 1 }]
  const drawnOf = (choices: readonly string[]) => {
    const played = play(example('keno'), 'seed', bets, choices)
    return played.ok ? played.round.events.find((event) => event.type === 'numbersDrawn')?.numbers : undefined
  }
  expect(drawnOf(['1', '2', '3'])).toEqual(drawnOf(['quick']))
  expect(drawnOf(['80', 'quick'])).toEqual(drawnOf(['quick']))
  expect(drawnOf(['quick'])).toHaveLength(20)
  expect(play(example('keno'), 'seed', bets, ['7', '7'])).toMatchObject({
    ok: false,
    problems: [{ field: 'choices[1]' }],
  })
})

test.each([
  [{ drawn: 80 }, 'drawn', 'out_of_range'],
  [{ tickets: [{ id: 'x', picks: 2, back: { 3: 5 } }] }, 'tickets[0].back.3', 'unreachable'],
  [{ numbers: 10, drawn: 9, tickets: [{ id: 'x', picks: 5, back: { 0: 5 } }] }, 'tickets[0].back.0', 'unreachable'],
  [{ numbers: 4, drawn: 2, tickets: [{ id: 'x', picks: 5, back: { 2: 5 } }] }, 'tickets[0].picks', 'out_of_range'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('keno'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
