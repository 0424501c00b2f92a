/** How often lines are read: a reading costs far more than a look at what was read before. */
import { expect, test } from 'vitest'
import type { Combination, Definition, LineWins } from '../../../definition.ts'
import { compile } from '../../../index.ts'
import { unmetered } from '../../../meter.ts'
import { Board } from '../../board/board.ts'
import { STRIDE } from '../../tables/reels.ts'
import { alphabetsOf } from './alphabets.ts'
import { buildLineAutomaton } from './automaton.ts'
import { LinesRule } from './play.ts'
import { lineReader } from './reading.ts'
import { lineTree } from './tree.ts'

/** One row on three reels, a line over it, and how often the line was read. */
function counting(symbols: Definition['symbols'], combinations: readonly Combination[] = []) {
  const { definition, plan } = compile({
    ...{ definitionVersion: 1, id: 'readings', name: 'Readings', betCoins: 1, maxWin: 1000, symbols },
    reelSets: { base: [0, 1, 2].map(() => ({ strip: symbols.map(({ id }) => id), rows: 1 })) },
    wins: { type: 'lines', lines: [[0, 0, 0]], combinations },
  })
  const wins = definition.wins as LineWins
  const { tokens } = plan
  const sets = [...plan.sets.values()].map(({ reels }) => reels)
  const reader = lineReader(definition, wins, tokens, 3)
  const meter = unmetered()
  const alphabets = alphabetsOf({ definition, tokens, sets, reels: 3, meter })
  const automaton = buildLineAutomaton(reader, alphabets, tokens.list.length, meter)
  const { lines } = wins
  let read = 0
  const finish: typeof reader.finish = (state) => {
    read++
    return reader.finish(state)
  }
  const rule = new LinesRule(lines, { ...reader, finish }, automaton, lineTree(lines, automaton))
  const board = new Board(3, 1)
  board.rows.fill(1)
  const show = (tokens: readonly number[]): Board => {
    for (const [reel, token] of tokens.entries()) board.tokens[reel * STRIDE] = token
    return board
  }
  return { rule, show, read: () => read }
}

const SYMBOLS: Definition['symbols'] = [
  { id: 'a', kind: 'regular', pays: { 2: 3, 3: 5 } },
  { id: 'b', kind: 'regular' },
]
const [TWO, THREE, NONE] = [
  [0, 0, 1],
  [0, 0, 0],
  [1, 0, 0],
]

test('once for what lies on the line, and told each time', () => {
  const { rule, show, read } = counting(SYMBOLS)
  const told: number[] = []
  for (const tokens of [TWO, THREE, TWO, THREE]) rule.evaluate(show(tokens), false, ({ coins }) => told.push(coins))
  expect([told, read()]).toEqual([[3, 5, 3, 5], 2])
})

test('not where the line wins nothing', () => {
  const { rule, show, read } = counting(SYMBOLS)
  expect(rule.evaluate(show(NONE), true, () => undefined)).toBe(0)
  expect(read()).toBe(0)
})

test('not where nobody asks what won', () => {
  const { rule, show, read } = counting(SYMBOLS)
  expect(rule.evaluate(show(TWO), false, null)).toBe(3)
  expect(read()).toBe(0)
  rule.evaluate(show(TWO), true, null)
  expect(read()).toBe(1)
})

test('and 65,536 readings are remembered: the next one makes room for as many', () => {
  const symbols = Array.from({ length: 41 }, (_, i) => ({ id: `s${i}`, kind: 'regular' }) as const)
  const { rule, show, read } = counting(symbols, [{ name: 'all', slots: [null, null, null], coins: 1 }])
  const look = (number: number) =>
    rule.evaluate(show([number % 41, Math.floor(number / 41) % 41, Math.floor(number / 41 ** 2)]), true, null)
  for (let number = 0; number < 65_536; number++) look(number)
  look(0)
  expect(read()).toBe(65_536)
  look(65_536)
  look(0)
  expect(read()).toBe(65_538)
})
