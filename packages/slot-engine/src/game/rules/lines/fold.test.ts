import { expect, test } from 'vitest'
import { benchmarkGame } from '../../../../test-support/benchmark-game.ts'
import type { Definition, LineWins } from '../../../definition.ts'
import { compile } from '../../compile/compile.ts'
import { buildScreenAutomaton, type Fold } from '../../tables/screen-automaton.ts'

const GAME = benchmarkGame()

const withWins = (wins: Partial<LineWins>): Definition => ({ ...GAME, wins: { ...GAME.wins, ...wins } })

test.each<[string, Definition]>([
  ['from the left', GAME],
  ['both ways', withWins({ direction: 'both' })],
  ['anywhere on a line', withWins({ direction: 'any' })],
  ['on one line', withWins({ lines: [[1, 1, 1, 1, 1]] })],
])('%s: faces of one kind lead where each of them leads by itself', (_, definition) => {
  const { plan } = compile(definition)
  // Shorter strips: every face is walked twice.
  const reels = plan.base.reels.map((reel) => ({ ...reel, faces: Math.min(reel.faces, 12) }))
  const fold = plan.rule.fold?.(reels) as Fold
  const kinds = fold.kinds?.bind(fold)
  expect(kinds).toBeDefined()
  const oneByOne: Fold = { start: (into) => fold.start(into), step: (...args) => fold.step(...args) }
  expect(buildScreenAutomaton(fold, reels)).toEqual(buildScreenAutomaton(oneByOne, reels))
})
