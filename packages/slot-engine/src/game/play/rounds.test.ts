/** How rounds go on and where they end, by hand. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, type Feature, LIMITS, spin } from '../../index.ts'
import { Player } from './player.ts'

const BET = { id: 'base', coins: 1 }
const trigger = { symbol: 's', at: 1 } as const
const coins = (number: number) => ({ prize: { coins: number } })
const awards = { symbol: 's', awards: { 1: 1 } } as const

const game = (columns: readonly string[], features: readonly Feature[] = [], rest: Partial<Definition> = {}) =>
  compile({
    ...{ definitionVersion: 1, id: 'rounds', name: 'Rounds', betCoins: 1, maxWin: 1_000_000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 2, 3: 10 } },
      { id: 'w', kind: 'wild', multiplier: 3 },
      { id: 'm', kind: 'wild', multiplier: { 2: 1, 5: 1 } },
      { id: 's', kind: 'scatter', pays: { 1: 1 } },
      { id: '-', kind: 'blank' },
    ],
    wins: { type: 'ways' },
    features,
    ...rest,
    reelSets: { base: fixedReels(columns), ...rest.reelSets },
  })

const play = (played: ReturnType<typeof game>, ...numbers: readonly number[]) => spin(played, drawing(...numbers).rng)
/** What so many rounds of one player pay that tells nothing. */
function paid(played: ReturnType<typeof game>, rounds: number, numbers: readonly number[] = [], bet = BET): number[] {
  const player = new Player(played, drawing(...numbers).rng, null)
  return Array.from({ length: rounds }, () => player.round(bet))
}

describe('a round', () => {
  test('that reaches the most it can win starts nothing more', () => {
    const wheel = (id: string): Feature => ({ type: 'wheel', id, trigger, segments: [{ weight: 1, ...coins(9) }] })
    const { events, totalCoins } = play(game(['s', '-'], [wheel('first'), wheel('second')], { maxWin: 10 }))
    expect(totalCoins).toBe(10)
    expect(events.flatMap((event) => (event.type === 'featureStarted' ? [event.feature] : []))).toEqual(['first'])
  })

  test('counts coins to the feature that wins them, also after one that it leads to', () => {
    const pick: Feature = {
      ...{ type: 'pick', id: 'pick', trigger },
      items: [
        { count: 1, prize: { feature: 'free' } },
        { count: 1, ...coins(7) },
      ],
    }
    const played = game(['s', '-'], [pick, { type: 'freeSpins', id: 'free' }])
    const player = new Player(played, drawing(0).rng, null)
    expect(player.round(BET)).toBe(9)
    const { scatters, coins: won } = player.tally.sources
    expect([scatters, won[0], won[1]]).toEqual([1, 7, 1])
  })

  test('that is bought begins from no window: nothing walks on from the round before', () => {
    const walk: Feature = { type: 'freeSpins', id: 'walk', walking: ['w'] }
    const bought = { ...BET, buys: { feature: 'walk', spins: 1 } }
    expect(paid(game(['a', 'a', 'w'], [walk]), 2, [], bought)).toEqual([30, 30])
  })

  test('sees all rows of the reel set that has the most', () => {
    const free: Feature = { type: 'freeSpins', id: 'free', reelSet: 'deep', trigger: awards }
    const played = game(['s', '-'], [free], { reelSets: { deep: fixedReels(['-----a', '-----a']) } })
    expect(play(played).totalCoins).toBe(1 + 2)
  })

  test('ends free spins that go on and on', () => {
    const free: Feature = { type: 'freeSpins', id: 'free', trigger: awards, retrigger: { 1: 1 } }
    expect(paid(game(['s'], [free]), 1)).toEqual([1 + LIMITS.spinsPerFeature])
  })

  test('ends cascades that go on and on', () => {
    const played = game(['a', 'a', '-'], [], { cascades: { refill: { a: 1 } } })
    expect(play(played).totalCoins).toBe(2 * LIMITS.cascades)
  })
})

describe('free spins with cascades', () => {
  const cascades = { refill: { '-': 1 } } as const

  test('grow with each window that wins, or with each spin', () => {
    const free = (each: 'cascade' | 'spin'): Feature => ({
      ...{
        type: 'freeSpins',
        id: 'free',
        reelSet: 'free',
        grows: { by: 2, each },
        trigger: { symbol: 's', awards: { 1: 2 } },
      },
    })
    const multipliers = (each: 'cascade' | 'spin') =>
      play(game(['s', '-'], [free(each)], { cascades, reelSets: { free: fixedReels(['a', 'a']) } })).events.flatMap(
        (event) => (event.type === 'freeSpinStarted' || event.type === 'cascaded' ? [event.multiplier] : []),
      )
    // The paid window cascades as well: its scatter paid.
    expect(multipliers('cascade')).toEqual([1, 1, 3, 3, 5])
    expect(multipliers('spin')).toEqual([1, 1, 1, 3, 3])
  })

  test('add wilds to the first window only', () => {
    const extraWilds = { symbol: 'w', counts: { 0: 1, 1: 1 } }
    const free: Feature = { type: 'freeSpins', id: 'free', reelSet: 'free', trigger: awards, extraWilds }
    const played = game(['s', '-'], [free], { cascades, reelSets: { free: fixedReels(['a', 'a']) } })
    const { rng, asked } = drawing(0)
    expect(spin(played, rng).totalCoins).toBe(1 + 2)
    expect(asked).toEqual([2])
  })
})

test('scatters that what stays has covered do not count', () => {
  const free: Feature = {
    type: 'freeSpins',
    id: 'free',
    reelSet: 'free',
    trigger: { symbol: 's', awards: { 1: 2 } },
    sticky: ['a'],
  }
  const reels = { free: [{ strip: ['a', 's'], rows: 1 }, ...fixedReels(['-'])] }
  // One scatter starts the spins; the second spin stops on another, under the symbol that stays.
  expect(play(game(['s', '-'], [free], { reelSets: reels }), 0, 1).totalCoins).toBe(1)
  expect(play(game(['s', '-'], [{ ...free, sticky: [] }], { reelSets: reels }), 0, 1).totalCoins).toBe(2)
})

describe('a respin', () => {
  const either = (ids: string) => ({ strip: [...ids], rows: 1 })
  const respins = { holds: 'winners' } as const

  test('draws what does not win anew while that wins more, and holds nothing for the next round', () => {
    const base = [...fixedReels(['a', 'a']), either('-a')]
    expect(paid(game([], [], { respins, reelSets: { base } }), 3, [0, 1, 0, 0, 1])).toEqual([10, 2, 10])
  })

  test('is settled like any window', () => {
    const base = [...fixedReels(['a', 'a']), either('-m')]
    const { events, totalCoins } = play(game([], [], { respins, reelSets: { base } }), 0, 1, 1)
    expect(totalCoins).toBe(50)
    expect(events.map(({ type }) => type)).toEqual(['reelsStopped', 'reelsStopped', 'wildsMultiplied', 'waysWon'])
  })
})
