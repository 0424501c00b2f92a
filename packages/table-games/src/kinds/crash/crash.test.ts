import { expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { lineOf, percent } from '../../../test-support/sheets.ts'
import { designTable } from '../../design/design.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { adviceAt } from '../../proof/advice.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'

const usual = example('crash')
const bets = [{ spot: 'flight', coins: 100 }]

// 0.99 of all flights come to twice the bet half as often: the usual edge of 1 %.
test.each(['best', 'default', 'always'])('by hand: 99 of 100 flights shared by what each step pays, %s', (strategy) => {
  const steps = [
    { back: 110, flights: 900_000 },
    { back: 200, flights: 495_000 },
    { back: 1000, flights: 99_000 },
  ]
  const sheet = analyse(exampleOf('crash', 'crash', { chip: 100, steps }))
  expect(percent(lineOf(sheet, 'flight', strategy).houseEdge, 2)).toBe('1.00')
})

test.each(['best', 'default', 'always'])('the law is the sum over all flights, %s', (strategy) => {
  const steps = [
    { back: 5, flights: 77 },
    { back: 8, flights: 50 },
    { back: 40, flights: 9 },
  ]
  const game = compileTable(exampleOf('crash', 'crash', { flights: 100, steps }))
  const law = everyOutcome(game, [{ spot: 'flight', coins: 4 }], strategy).get('flight')
  expect(law && textOf(law)).toEqual(textOf(game.rules.law(0, strategy, undefined as never)))
})

const flown = (seed: string, choices: readonly string[]) => {
  const played = play(usual, seed, bets, choices)
  if (!played.ok) throw new Error(JSON.stringify(played.problems))
  return played.round
}

/** The last step that the flight of a seed comes to. */
function endOf(seed: string): number {
  const end = flown(seed, ['step-10']).events.find((event) => event.type === 'flightEnded')
  if (end?.type !== 'flightEnded') throw new Error('it does not end')
  return end.reached
}

/** A flight that comes to the second step and not to the top. */
const UP = Array.from({ length: 50 }, (_, i) => `flight ${i}`).find((seed) => endOf(seed) > 1 && endOf(seed) < 10) ?? ''

test('one may stop at each step, or name a further one; where it ends is told when it is over', () => {
  const reached = endOf(UP)
  const first = flown(UP, [])
  expect(first.awaiting?.moves.map(({ move }) => move).slice(0, 2)).toEqual(['step-1', 'step-2'])
  expect(JSON.stringify(first)).not.toContain('flightEnded')
  const taken = flown(UP, ['step-1', 'take'])
  expect(taken).toMatchObject({ paidCoins: 125, stakedCoins: 100 })
  expect(taken.events).toContainEqual({ type: 'flightEnded', taken: true, reached })
  const over = flown(UP, ['step-1', `step-${reached + 1}`])
  expect(over.paidCoins).toBe(0)
  expect(over.events.filter(({ type }) => type === 'stepReached')).toHaveLength(reached)
})

test.each([[['take']], [['step-0']], [['step-11']], [['step-2', 'step-1']], [['step-1', 'take', 'take']]])(
  'the choices %j are refused',
  (choices) => {
    expect(play(usual, UP, bets, choices)).toMatchObject({ ok: false })
  },
)

test('advice knows what each step is worth from where one is', () => {
  const advised = adviceAt(usual, UP, bets, ['step-1'])
  if (!advised.ok) throw new Error('no advice')
  const { unitCoins, values = [] } = advised.advice ?? {}
  expect(unitCoins).toBe(100)
  // 776 of a thousand flights come to the first step, which pays 1.25; the second one, 1.5, is reached by 646.666.
  expect(values.find(({ move }) => move === 'take')?.edge.value).toBe(0.25)
  expect(values.find(({ move }) => move === 'step-10')?.edge.value).toBeCloseTo((970 * 1000) / 776_000 - 1, 12)
})

test('a simulation meets the sheet within four standard errors', async () => {
  const rounds = 100_000
  const simulated = await simulateTable(usual, { rounds, seed: 'up', bets, strategy: 'default' })
  if (!simulated.ok) throw new Error('refused')
  const line = lineOf(analyse(usual), 'flight', 'default')
  expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(
    (4 * line.standardDeviation) / Math.sqrt(rounds),
  )
})

test.each(['10', '100', '1000'])('a designed one up to %s times returns at each step what is asked', (highest) => {
  const designed = designTable({ kind: 'crash', name: 'Op', rules: { highest }, rtpHundredths: 9700 })
  if (!designed.ok) throw new Error('no game')
  for (const strategy of designed.sheet.strategies) {
    const { value } = lineOf(designed.sheet, 'flight', strategy).returned
    expect(value).toBeLessThanOrEqual(0.97)
    expect(value).toBeGreaterThan(0.969)
  }
})

test.each([
  [{ steps: [] }, 'steps', 'bad_length'],
  [{ steps: [{ back: 5, flights: 2_000_000 }] }, 'steps[0].flights', 'out_of_range'],
  [
    {
      steps: [
        { back: 5, flights: 10 },
        { back: 6, flights: 10 },
      ],
    },
    'steps[1].flights',
    'out_of_range',
  ],
  [
    {
      steps: [
        { back: 5, flights: 10 },
        { back: 5, flights: 9 },
      ],
    },
    'steps[1].back',
    'out_of_range',
  ],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...usual, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})
