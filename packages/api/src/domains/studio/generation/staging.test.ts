import { newGameConfig } from '@spilvaerk/schemas'
import { design } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { briefOf, planOf } from './plan.ts'
import { seenNotes } from './seen-notes.ts'
import { settingNotes } from './setting-notes.ts'
import { betLevelsFor, presentationFor } from './staging.ts'

const OFFERED = { config: { minBet: 0.1, maxBet: 100 }, markets: [] }
const wishesOf = (prompt: string) => compose(prompt).wishes

describe('a mood, a style and silence become how the game is presented', () => {
  test.each([
    ['et roligt spil om skyer', { motion: 'calm' }, true],
    ['a sinister game about clockmakers', { hour: 'night', metal: 'black' }, true],
    ['violins in art deco style, no music at all', { material: 'ebony', face: 'Limelight' }, false],
  ])('%s', (prompt, look, backgroundMusic) => {
    expect(presentationFor(undefined, wishesOf(prompt))).toMatchObject({ look, backgroundMusic })
  })

  test('what nobody said stays as it is', () => {
    expect(presentationFor(undefined, wishesOf('pirates, 20 lines'))).toBeUndefined()
  })

  test('a theme of its own stands in the world of the one that it is nearest to', () => {
    const { theme, like, wishes } = compose('et spil om et fyrtårn')
    expect([theme, like]).toEqual(['fyrtårn', 'pirate'])
    expect(presentationFor(undefined, wishes, like)).toMatchObject({ look: { like: 'pirate' } })
    expect(compose('et spil om pirater').like).toBeUndefined()
  })

  test('silence is no thing that is not to be seen', () => {
    expect(wishesOf('harbours without any sound at all')).toMatchObject({ silence: 'sound' })
  })
})

test.each([
  [{ min: 1, max: 200 }, 20, [1, 2.5, 5, 10, 25, 50, 100, 200]],
  [{ max: 1 }, 25, [0.1, 0.25, 0.5, 1]],
  [{ min: 0.001, max: 1e9 }, 10, [0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 200, 500, 1000, 2000, 5000]],
])('bets of %j in %i coins are %j', (bets, coins, levels) => {
  expect(betLevelsFor(bets, coins)).toEqual(levels)
})

test('so many jackpots as are asked for are designed, by their names', () => {
  const prompt = 'diamonds, hold and win, 3 jackpots: bronze, silver and gold, 5x3, 20 lines'
  const idea = compose(prompt)
  expect(briefOf(planOf(idea, { prompt, roll: 0, card: {} }), idea).features?.jackpots).toEqual({
    count: 3,
    names: ['Bronze', 'Silver', 'Gold'],
  })
  const told = (count: number) => {
    const jackpots = Array.from({ length: count }, (_, tier) => ({ id: `tier-${tier}`, name: 'Tier', coins: 100 }))
    return settingNotes(idea, { ...OFFERED, definition: { ...made().definition, jackpots } })
  }
  expect([told(3), told(4).map(({ field }) => field)]).toEqual([[], ['jackpotCount']])
})

test('a market is told what its rules make of the game, and one that is not known is told so', () => {
  const idea = compose('lanterns, for the German market and for Finland, texts in Swedish')
  const verdict = {
    market: 'DE' as const,
    name: 'Germany',
    state: 'blocked' as const,
    blocks: ['DE-RTP'],
    warns: [],
    open: [],
  }
  const told = settingNotes(idea, { ...OFFERED, definition: made().definition, markets: [verdict] })
  expect(told.map(({ field, wished, given, why }) => [field, wished, given, why?.code])).toEqual([
    ['market', 'DE', 'blocked', 'marketBlocked'],
    ['market', 'FI', false, 'marketUnknown'],
    ['language', 'sv', false, 'languageElsewhere'],
  ])
})

test('what was asked to be seen is held against what the finished game is', () => {
  const idea = compose('otters, moon pays best, river is wild, no lanterns, purple and green colours, 3 reels, 5 lines')
  const { definition, sheet } = made()
  const [wild, best, other, lantern] = ['River', 'Moon', 'Otter', 'Lantern']
  const regulars = definition.symbols.filter(({ kind }) => kind === 'regular').slice(0, 3)
  const shown = (names: readonly string[], kind: 'wild' | 'regular') => ({
    ...definition,
    symbols: [
      { ...regulars[0], id: 'w', name: wild, kind, pays: {} },
      ...regulars.map((symbol, at) => ({ ...symbol, name: names[at], emoji: '🦦' })),
    ] as typeof definition.symbols,
  })
  const config = { ...newGameConfig.parse({}), minBet: 1, maxBet: 1 }
  const told = (names: readonly string[], kind: 'wild' | 'regular', given = idea) =>
    seenNotes(given, { definition: shown(names, kind), sheet, config }).map(({ field, wished }) => `${field} ${wished}`)
  expect(told([best, other, 'Boat'], 'wild')).toEqual([])
  expect(told([other, best, 'Boat'], 'regular')).toEqual(['symbol river', 'symbol moon'])
  expect(told([other, lantern, 'Boat'], 'wild')).toEqual(['symbol moon', 'shunned lanterns'])
  const red = { ...idea, palette: ['#1a0a0a', '#4d2525', '#ff6666', '#ffdddd'] as typeof idea.palette }
  expect(told([best, other, 'Boat'], 'wild', red)).toEqual(['colours purple', 'colours green'])
})

function made() {
  const designed = design(
    { name: 'Plain', rtp: 96, volatility: 'low', maxWin: 500, reels: 3, rows: 3, lines: 5 },
    'plain',
  )
  if (!designed.ok) throw new Error(designed.reason)
  return designed
}
