/** Rounds of the games written by hand, in every bet mode, event by event. They pay the same untold. */
import { expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import { FULL_DEFINITION } from '../../test-support/definitions.ts'
import { WALKING_DEFINITION, WAYS_DEFINITION } from '../../test-support/mechanics-definitions.ts'
import { modeOf } from '../game/core/game.ts'
import { Player } from '../game/play/player.ts'
import { compile, createRng, type Definition, type RoundEvent, spin } from '../index.ts'

const ROUNDS = 12
/** Longer rounds are windows of a cascade that goes on and on. */
const LONGEST = 60

/** @returns the kinds of events that came up */
function kindsOf(definition: Definition): Set<RoundEvent['type']> {
  const game = compile(definition)
  const rng = createRng(definition.id)
  const untold = new Player(game, createRng(definition.id), null)
  const kinds = new Set<RoundEvent['type']>()
  for (const mode of [undefined, ...(definition.modes ?? [])]) {
    for (let i = 0; i < ROUNDS; i++) {
      const round = spin(game, rng, mode && { mode: mode.id })
      expect(untold.round(modeOf(game, mode?.id))).toBe(round.totalCoins)
      if (round.events.length < LONGEST) auditRound(definition, round, mode)
      for (const { type } of round.events) kinds.add(type)
    }
  }
  return kinds
}

test.each<[Definition, readonly RoundEvent['type'][]]>([
  [FULL_DEFINITION, ['combinationWon', 'expandingSymbolChosen', 'wildsAdded', 'jackpotWon', 'holdAndWinEnded']],
  [WAYS_DEFINITION, ['waysWon', 'cascaded', 'wildsMultiplied', 'revealed', 'freeSpinsEnded']],
  [WALKING_DEFINITION, ['waysWon', 'freeSpinsEnded']],
])('$name', (definition, kinds) => {
  const seen = kindsOf(definition)
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual([])
})
