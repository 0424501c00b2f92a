/** What stays in view from spin to spin, window by window, by hand. */
import { expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, type Feature, spin } from '../../index.ts'
import { Player } from './player.ts'

const free = (rest: Partial<Extract<Feature, { type: 'freeSpins' }>>): Feature => ({
  ...{ type: 'freeSpins', id: 'free', reelSet: 'free', trigger: { symbol: 's', awards: { 1: 2 } } },
  ...rest,
})

const game = (base: readonly string[], feature: Feature, rest: Partial<Definition> = {}): Definition => ({
  ...{ definitionVersion: 1, id: 'held', name: 'Held', betCoins: 1, maxWin: 1000 },
  symbols: [
    { id: 'a', kind: 'regular', pays: { 3: 5 } },
    { id: 'w', kind: 'wild' },
    { id: 'm', kind: 'wild', multiplier: { 2: 1, 3: 1 } },
    { id: 's', kind: 'scatter' },
    { id: '-', kind: 'blank' },
  ],
  wins: { type: 'ways' },
  features: [feature],
  ...rest,
  reelSets: { base: fixedReels(base), free: fixedReels(['--', '--', '--']), ...rest.reelSets },
})

/** The windows of the free spins, column by column. A second round of the same player goes the same way. */
function windows(definition: Definition, numbers: readonly number[] = []): string[] {
  const compiled = compile(definition)
  const { events, totalCoins } = spin(compiled, drawing(...numbers).rng)
  const player = new Player(compiled, drawing(...numbers, ...numbers).rng, null)
  const bet = { id: 'base', coins: 1 }
  expect([player.round(bet), player.round(bet)]).toEqual([totalCoins, totalCoins])
  return events.flatMap((event) =>
    event.type === 'reelsStopped' ? [event.window.map((column) => column.join('')).join(' ')] : [],
  )
}

/** A reel that shows its first stop by the number 0, its second by the number 1. */
const either = (first: string, second: string) => ({ strip: [...first, ...second], rows: 2, weights: [1, 0, 1, 0] })

test('a walking symbol moves one reel to the left with each spin, from the window that started the walk', () => {
  const walk = free({ walking: ['w'] })
  expect(windows(game(['-s', '--', 'w-'], walk))).toEqual(['-s -- w-', '-- w- --', 'w- -- --'])
})

test('walks go on until the last such symbol is gone, where the feature says so', () => {
  const awards = { symbol: 's', awards: { 1: 1 } }
  const base = ['-s', 'w-', '-w']
  expect(windows(game(base, free({ walking: ['w'], trigger: awards })))).toEqual(['-s w- -w', 'w- -w --'])
  const until = free({ walking: ['w'], untilGone: true, trigger: awards })
  expect(windows(game(base, until))).toEqual(['-s w- -w', 'w- -w --', '-w -- --'])
  expect(windows(game(['-s', '--', '--'], until))).toEqual(['-s -- --', '-- -- --'])
})

test('a sticky symbol stays where it comes to lie, to the end of the feature', () => {
  const sets = { free: [either('-a', '--'), either('--', '-a'), ...fixedReels(['--'])] }
  const sticky = free({ sticky: ['a'], trigger: { symbol: 's', awards: { 1: 3 } } })
  // One number for both reels: 2 × the first + the second.
  expect(windows(game(['-s', '--', '--'], sticky, { reelSets: sets }), [0, 3, 2])).toEqual([
    ...['-s -- --', '-a -- --', '-a -a --', '-a -a --'],
  ])
})

test('what sticks keeps its place while others walk past, and nothing sticks of what the paid window shows', () => {
  const both = free({ walking: ['w'], sticky: ['a'] })
  const sets = { free: [either('a-', '--'), ...fixedReels(['--', '--'])] }
  expect(windows(game(['-s', '-a', '-w'], both, { reelSets: sets }), [0, 1])).toEqual([
    ...['-s -a -w', 'a- -w --', 'aw -- --'],
  ])
})

test('a wild that stays keeps the multiplier that it drew', () => {
  const sticky = free({ sticky: ['m'] })
  const sets = { free: fixedReels(['a-', 'm-', 'a-']) }
  const definition = game(['-s', '--', '--'], sticky, { reelSets: sets })
  const { events } = spin(compile(definition), drawing(1).rng)
  expect(events.filter(({ type }) => type === 'wildsMultiplied')).toEqual([
    ...[1, 2].map(() => ({ type: 'wildsMultiplied', wilds: [{ cell: [1, 0], multiplier: 3 }] })),
  ])
  expect(windows(definition, [1])).toHaveLength(3)
})

test('a reel across the top keeps nothing, the cells under it do', () => {
  const topReels = { free: { reels: [0], strip: ['a', '-'] } }
  const sets = { free: [either('a-', '--'), ...fixedReels(['--', '--'])] }
  const definition = game(['-s', '--', '--'], free({ sticky: ['a'] }), { topReels, reelSets: sets })
  // Each spin draws the reels, and then the top reel.
  expect(windows(definition, [0, 0, 1, 1])).toEqual(['-s -- --', 'aa- -- --', '-a- -- --'])
})
