import { describe, expect, test } from 'vitest'
import { oneReel } from '../../../test-support/deceivers/kit.ts'
import { type BetMode, compile, type Definition, type Feature, type Prize } from '../../index.ts'
import { strategiesOf } from './strategies.ts'

const trigger = { symbol: 's', at: 1 } as const
const BASE: BetMode = { id: 'base', coins: 100 }
const two: readonly Prize[] = [{ coins: 1 }, { coins: 2 }]

const choice = (id: string, options: readonly Prize[] = two, triggered = true): Feature => ({
  ...{ type: 'choice', id, options: options.map((prize) => ({ prize })) },
  ...(triggered && { trigger }),
})
const game = (features: readonly Feature[], rest: Partial<Definition> = {}) =>
  compile({ ...oneReel({ stops: { s: 1 }, features }), ...rest })

describe('the strategies of a game', () => {
  test('are one without options where nothing is asked', () => {
    expect(strategiesOf(game([]), BASE)).toEqual({ all: [{}], asked: 0 })
    expect(strategiesOf(compile(oneReel({})), BASE)).toEqual({ all: [{}], asked: 0 })
  })

  test('are all combinations of options of the choices that a round comes to', () => {
    const played = game([choice('a'), choice('b', [...two, { nothing: true }]), choice('c', two, false)])
    expect(strategiesOf(played, BASE)).toEqual({
      all: [0, 1].flatMap((a) => [0, 1, 2].map((b) => ({ a, b }))),
      asked: 2,
    })
    expect(strategiesOf(played, { ...BASE, buys: { feature: 'c' } })).toEqual({ all: [{ c: 0 }, { c: 1 }], asked: 1 })
  })

  test('are at most 64', () => {
    const eight = Array.from({ length: 8 }, (_, i) => ({ coins: i }))
    expect(strategiesOf(game([choice('a', eight), choice('b', eight)]), BASE)).toMatchObject({ asked: 2 })
    expect(strategiesOf(game([choice('a', eight), choice('b', [...eight, ...two])]), BASE)).toBe('choicesTooMany')
  })
})

describe('a choice that is asked several times in a round', () => {
  const pick: Feature = {
    ...{ type: 'pick', id: 'pick', trigger },
    items: [{ count: 2, prize: { feature: 'a' } }],
  }
  const features = [pick, choice('a', two, false)]

  test('counts as often, where no round reaches the cap', () => {
    expect(strategiesOf(game(features), BASE)).toEqual({ all: [{ a: 0 }, { a: 1 }], asked: 2 })
  })

  test('is not proved where one may', () => {
    // A win of 184 and two choices of 2 coins.
    const most = (maxWin: number) => strategiesOf(game(features, { betCoins: 1, maxWin }), BASE)
    expect(most(188)).toBe('choiceAskedAgain')
    expect(most(189)).toMatchObject({ asked: 2 })
    const another = game([...features, choice('b')], { betCoins: 1, maxWin: 188 })
    expect(strategiesOf(another, BASE)).toBe('choiceAskedAgain')
    const once = game([choice('a'), choice('b')], { betCoins: 1, maxWin: 100 })
    expect(strategiesOf(once, BASE)).toMatchObject({ asked: 2 })
  })
})

describe('an option that starts free spins', () => {
  const walk: Feature = { type: 'freeSpins', id: 'walk', walking: ['a'] }
  const wheel: Feature = { type: 'wheel', id: 'wheel', segments: [{ weight: 1, prize: { feature: 'walk', spins: 1 } }] }

  test.each([
    ['in which symbols walk', 'walk', [walk]],
    ['in which symbols walk, by way of a wheel', 'wheel', [wheel, walk]],
  ])('%s, sees the window', (_, feature, others) => {
    const played = game([choice('a', [{ coins: 1 }, { feature }]), ...others])
    expect(strategiesOf(played, BASE)).toBe('choiceSeesWindow')
  })

  test('in which none walk does not, whatever else the game has', () => {
    const plain: Feature = { type: 'freeSpins', id: 'plain' }
    const played = game([
      choice('a', [{ coins: 1 }, { feature: 'plain', spins: 2 }]),
      plain,
      { ...walk, trigger: { symbol: 's', awards: { 1: 1 } } },
    ])
    expect(strategiesOf(played, BASE)).toMatchObject({ asked: 1 })
  })
})
