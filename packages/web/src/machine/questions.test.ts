import { compile, createRng, parseDefinition, type Round, spin } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { buildScript } from './build-script.ts'
import { faceOf } from './face.ts'
import type { Step } from './script.ts'
import { GAMES } from './testing-games.ts'

const GAMBLE = { factor: 2, up: 1, down: 1, steps: 3 }
const definition = { ...GAMES.choice!, gamble: GAMBLE }
const game = compile(definition)
const face = faceOf(definition, ['#000000', '#111111', '#222222', '#333333'])

/** A round as the server tells it: first without answers, then with one more each time. */
function courseOf(seed: string, answer: (at: number) => number): Round[] {
  const rounds: Round[] = []
  for (let choices: number[] = []; ; choices = [...choices, answer(choices.length)]) {
    const round = spin(game, createRng(seed), { choices })
    rounds.push(round)
    if (!round.awaiting) return rounds
  }
}

const seeds = Array.from({ length: 300 }, (_, index) => `question ${index}`)
const courses = seeds.flatMap((seed) => [courseOf(seed, () => 0), courseOf(seed, () => 1)])
const asked = courses.filter(({ length }) => length > 1)
const withoutQuestion = (steps: readonly Step[]): readonly Step[] =>
  steps.at(-1)?.type === 'ask' ? steps.slice(0, -1) : steps

test('the game asks for choices and for gambles', () => {
  expect(parseDefinition(definition).ok).toBe(true)
  const features = new Set(asked.flatMap((rounds) => rounds.map(({ awaiting }) => awaiting?.feature)))
  expect([...features]).toEqual(expect.arrayContaining(['choice', 'gamble']))
})

describe('the script of a round that goes on', () => {
  test('begins with the steps that were shown before its question', () => {
    for (const rounds of asked) {
      const scripts = rounds.map((round) => buildScript(round, face).steps)
      for (const [index, steps] of scripts.slice(0, -1).entries()) {
        const shown = withoutQuestion(steps)
        // The steps tell of coins that are won, never of what is still to come.
        expect(scripts[index + 1]?.slice(0, shown.length)).toEqual(shown)
      }
    }
  })

  test('ends with the question as long as it is open, and with the total when it is not', () => {
    for (const rounds of asked) {
      const ends = rounds.map((round) => buildScript(round, face).steps.at(-1)?.type)
      expect(ends).toEqual([...rounds.slice(1).map(() => 'ask'), 'total'])
    }
  })
})

test('a gamble says what is at stake and what it could become', () => {
  const round = asked.flat().find(({ awaiting }) => awaiting?.feature === 'gamble')!
  expect(buildScript(round, face).steps.at(-1)).toEqual({
    type: 'ask',
    question: {
      ...{ kind: 'gamble', coins: round.totalCoins, gamble: GAMBLE, step: 0 },
      ways: [{ factor: 2, up: 1, down: 1, half: false, wouldBe: round.totalCoins * 2, kept: 0 }],
    },
  })
})
