import { expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { analyse } from '../../proof/analyse/analyse.ts'
import { parseDefinition } from '../parse/parse.ts'
import { compile } from './compile.ts'

const parsed = () => {
  const result = parseDefinition(benchmarkGame())
  if (!result.ok) throw new Error('the game is refused')
  return result.definition
}

test('what parsing has made ready is handed to one caller, and plays as what is made anew', () => {
  const definition = parsed()
  const [first, second] = [compile(definition), compile(definition)]
  expect(first).not.toBe(second)
  expect(analyse(first)).toEqual(analyse(second))
})

test('a budget holds for what was made ready too', () => {
  expect(() => compile(parsed(), { budget: { steps: 1 } })).toThrow('wins')
})
