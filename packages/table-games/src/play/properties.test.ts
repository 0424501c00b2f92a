/** What holds of every round of every game. */
import { canonicalJson, createRng } from '@spilvaerk/slot-engine'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, example, exampleText } from '../../test-support/examples.ts'
import { betsOf, type PlayedRound, playThrough } from '../../test-support/rounds.ts'
import type { Dealer } from '../cards/shoe.ts'
import { Shoe } from '../cards/shoe.ts'
import { KeyedDraw } from '../chance/keyed-draw.ts'
import { parseTable } from '../parse/parse.ts'
import { verifyTable } from '../proof/verify.ts'
import type { TableEvent, TableRound } from '../round.ts'
import { parseBets } from './bets.ts'
import { compileTable } from './compile.ts'
import { play, playFrom } from './play.ts'

const ROUNDS = 120

function playedOf(name: string): readonly PlayedRound[] {
  const definition = example(name)
  return Array.from({ length: ROUNDS }, (_, i) => {
    const rng = createRng(`${name} ${i}`)
    return playThrough(
      definition,
      `${name} ${i}`,
      betsOf(definition, () => rng.below(3) === 0),
    )
  })
}

const last = ({ rounds }: PlayedRound): TableRound => rounds.at(-1)!

describe.each(EXAMPLES)('%s', (name) => {
  const definition = example(name)
  const played = playedOf(name)

  test('is read back unchanged, and its canonical text does not depend on the order of keys', () => {
    const given: Record<string, unknown> = JSON.parse(exampleText(name))
    expect(parseTable(given)).toEqual({ ok: true, definition: given })
    expect(canonicalJson(Object.fromEntries(Object.entries(given).toReversed()))).toBe(canonicalJson(definition))
  })

  test('pays and stakes by spot what it pays and stakes in all, in whole coins', () => {
    for (const round of played.flatMap(({ rounds }) => rounds)) {
      const sum = (key: 'stakedCoins' | 'paidCoins') => round.spots.reduce((total, spot) => total + spot[key], 0)
      expect([round.stakedCoins, round.paidCoins]).toEqual([sum('stakedCoins'), sum('paidCoins')])
      for (const { stakedCoins, paidCoins } of round.spots) {
        expect(Number.isSafeInteger(stakedCoins) && stakedCoins >= 0).toBe(true)
        expect(Number.isSafeInteger(paidCoins) && paidCoins >= 0).toBe(true)
      }
    }
  })

  test('stakes the bets, and then what its moves cost', () => {
    for (const one of played) {
      const bets = one.bets.reduce((sum, { coins }) => sum + coins, 0)
      expect(one.rounds[0]?.stakedCoins).toBe(bets)
      const moves = last(one).events.filter((event) => event.type === 'moveMade')
      expect(last(one).stakedCoins).toBe(moves.reduce((sum, { coins }) => sum + coins, bets))
    }
  })

  test('offers a first move that costs nothing, no move twice, and ends when it alone is taken', () => {
    for (const { rounds, seed, bets } of played) {
      for (const { awaiting } of rounds) {
        if (awaiting === undefined) continue
        expect(awaiting.moves[0]?.coins).toBe(0)
        expect(awaiting.moves[0]?.upTo).toBeUndefined()
        expect(new Set(awaiting.moves.map(({ move }) => move)).size).toBe(awaiting.moves.length)
      }
      const choices: string[] = []
      for (let round = play(definition, seed, bets); round.ok && round.round.awaiting; ) {
        choices.push(round.round.awaiting.moves[0]!.move)
        round = play(definition, seed, bets, choices)
      }
    }
  })

  test('tells a round further with each choice, and never otherwise', () => {
    for (const { rounds } of played)
      for (const [i, round] of rounds.entries()) {
        const before = rounds[i - 1]
        if (before !== undefined) expect(round.events.slice(0, before.events.length)).toEqual(before.events)
      }
  })

  test('is the same when it is played again, and a stored round is verified', () => {
    for (const one of played) {
      const { seed, bets, choices } = one
      const again = play(definition, seed, bets, choices)
      expect(again).toEqual({ ok: true, round: last(one) })
      const stored = { seed, bets, choices, ...last(one) }
      expect(verifyTable(definition, stored)).toMatchObject({ ok: true })
      expect(verifyTable(definition, { ...stored, paidCoins: stored.paidCoins + 1 })).toMatchObject({
        ok: false,
        difference: { field: 'paidCoins' },
      })
    }
  })

  test('deals the cards in one order, whatever is chosen, and tells of none but those', () => {
    const game = compileTable(definition)
    const { cards } = game.rules
    if (cards === undefined) return
    for (const one of played) {
      const order = new Shoe(cards, KeyedDraw.fromSeed(one.seed))
      const dealt: number[] = []
      const shoe = new Shoe(cards, KeyedDraw.fromSeed(one.seed))
      const watched: Dealer = {
        deal() {
          const card = shoe.deal()
          dealt.push(card)
          return card
        },
      }
      const bets = parseBets(game, one.bets)
      if (!bets.ok) throw new Error('refused')
      const again = playFrom(game, KeyedDraw.fromSeed('no other chance'), bets.bets, one.choices, watched)
      expect(dealt).toEqual(dealt.map(() => order.deal()))
      // What is drawn beside cards is drawn otherwise here: where menus hang on it, choices may be refused.
      const events = again.ok ? again.round.events : []
      const told = events.filter((event: TableEvent) => event.type === 'cardDealt').length
      expect(told).toBeLessThanOrEqual(dealt.length)
    }
  })
})

describe('bets', () => {
  const game = example('casino-war')
  test.each([
    [[], 'bets', 'bad_length'],
    [null, 'bets', 'wrong_type'],
    [[{ spot: 'tie', coins: 1 }], 'bets[0].spot', 'required'],
    [[{ spot: 'antes', coins: 2 }], 'bets[0].spot', 'not_allowed'],
    [[{ spot: 'ante', coins: 3 }], 'bets[0].coins', 'mismatch'],
    [[{ spot: 'ante', coins: 2.5 }], 'bets[0].coins', 'out_of_range'],
    [[{ spot: 'ante', coins: 1002 }], 'bets[0].coins', 'out_of_range'],
    [[{ spot: 'ante', coins: -2 }], 'bets[0].coins', 'out_of_range'],
    [[{ spot: 'ante' }], 'bets[0].coins', 'required'],
    [
      [
        { spot: 'ante', coins: 2 },
        { spot: 'ante', coins: 2 },
      ],
      'bets[1].spot',
      'duplicate',
    ],
    [[{ spot: 'ante', coins: 2, colour: 'red' }], 'bets[0].colour', 'unknown_key'],
  ])('%j are refused at %s', (bets, field, code) => {
    const played = play(game, 'seed', bets as never)
    expect(played.ok ? [] : played.problems).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('all problems are told at once', () => {
    const played = play(game, 'seed', [
      { spot: 'nowhere', coins: 0.5 },
      { spot: 'ante', coins: 5000 },
    ])
    expect(played.ok ? [] : played.problems.map(({ field }) => field)).toEqual([
      'bets[0].spot',
      'bets[0].coins',
      'bets[1].coins',
    ])
  })

  test('those of a round may not pass its limit', () => {
    const limited = parseTable({ ...game, limits: { min: 2, max: 100, round: 6 } })
    if (!limited.ok) throw new Error('refused')
    const played = play(limited.definition, 'seed', [
      { spot: 'ante', coins: 4 },
      { spot: 'tie', coins: 4 },
    ])
    expect(played.ok ? [] : played.problems).toContainEqual(
      expect.objectContaining({ field: 'bets', code: 'out_of_range' }),
    )
  })
})

test.each([null, [], 'roulette', {}, { kind: 'poker' }, { kind: 'roulette' }])('%j is no definition', (input) => {
  expect(parseTable(input).ok).toBe(false)
})
