/** What advice is, for every kind that asks. */
import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, example } from '../../test-support/examples.ts'
import { betsOf, playThrough } from '../../test-support/rounds.ts'
import { type Dealer, Shoe } from '../cards/shoe.ts'
import type { Draw } from '../chance/draw.ts'
import { KeyedDraw } from '../chance/keyed-draw.ts'
import type { TableGame } from '../core/game.ts'
import type { Bet } from '../core/table.ts'
import type { TableDefinition } from '../definition.ts'
import { parseTable } from '../parse/parse.ts'
import { parseBets } from '../play/bets.ts'
import type { Choice } from '../play/choices.ts'
import { compileTable } from '../play/compile.ts'
import { reach } from '../play/play.ts'
import { type Advice, adviceAt, adviceOn } from './advice.ts'
import { strategyOf } from './simulate.ts'

const ROUNDS = 25
const MENUS = 8
/** Their strategy takes long to make: another test compares it. */
const SLOW = ['caribbeanStud']

interface Asking {
  readonly seed: string
  readonly bets: readonly Bet[]
  readonly choices: readonly Choice[]
  readonly advice: Advice
}

function asked(name: string, definition: TableDefinition): readonly Asking[] {
  const game = compileTable(definition)
  return Array.from({ length: ROUNDS }, (_, i) => {
    const round = playThrough(definition, `advice ${name} ${i}`, betsOf(definition))
    const bets = parseBets(game, round.bets)
    if (!bets.ok) throw new Error('refused')
    return round.rounds.slice(0, MENUS).flatMap((_, at) => {
      const choices = round.choices.slice(0, at)
      const advised = adviceAt(definition, round.seed, round.bets, choices)
      if (!advised.ok) throw new Error('refused')
      const { advice } = advised
      return advice === null ? [] : [{ seed: round.seed, bets: bets.bets, choices, advice }]
    })
  }).flat()
}

describe.each(EXAMPLES)('%s', (name) => {
  const definition = example(name)
  const game = compileTable(definition)
  const all = asked(name, definition)

  test('advises a move of the menu at its price, and none is worth more', () => {
    for (const { seed, bets, choices, advice } of all) {
      const menu = menuOf(game, KeyedDraw.fromSeed(seed), bets, choices)
      const move = menu.moves.find((one) => one.move === advice.move)
      expect(advice).toMatchObject({ asks: menu.asks, strategy: game.rules.strategies[0], coins: move?.coins })
      const best = advice.values?.find((one) => one.move === advice.move)
      for (const { edge } of advice.values ?? [])
        if (best !== undefined) expect(best.edge.value).toBeGreaterThanOrEqual(edge.value - 1e-9)
    }
  })

  test('is what the proved strategy does, as long as it is followed', () => {
    if (all.length === 0 || SLOW.includes(definition.kind)) return
    const strategy = strategyOf(game, game.rules.strategies[0] ?? '')
    for (const { seed, bets } of all.filter(({ choices }) => choices.length === 0)) {
      const choices: Choice[] = []
      for (let at = 0; at < MENUS; at++) {
        const reached = reach(game, KeyedDraw.fromSeed(seed), bets, choices)
        if (!reached.ok || reached.menu === null) break
        const chosen = strategy(reached.menu)
        // Strategies of craps let lie what may be taken down.
        if (reached.menu.moves.some(({ back }) => back !== undefined)) break
        const advice = adviceOn(game, reached.menu, reached.table, unmetered())
        const edgeOf = (move: string) => advice.values?.find((one) => one.move === move)?.edge.value
        if (edgeOf(chosen.move) === undefined) expect(advice.move).toBe(chosen.move)
        // The house way is what is proved, and not the best way to set every hand.
        else if (chosen.move === 'house')
          expect(edgeOf(advice.move)).toBeGreaterThanOrEqual((edgeOf('house') ?? 0) - 1e-9)
        else expect(edgeOf(advice.move)).toBeCloseTo(edgeOf(chosen.move) ?? 0, 9)
        choices.push(chosen.move)
      }
    }
  })

  test('knows no card that lies face down, and none that is to come', () => {
    const agreed = all.filter((one) => {
      const other = otherCards(game, one)
      const [mine, theirs] = [undefined, other].map((dealer) =>
        reach(game, KeyedDraw.fromSeed(one.seed), one.bets, one.choices, dealer),
      )
      if (!mine?.ok || !theirs?.ok || theirs.menu === null) return false
      // A natural that is looked at and chance beside the cards may differ: then they do not show the same.
      if (JSON.stringify(theirs.table.events) !== JSON.stringify(mine.table.events)) return false
      expect(adviceOn(game, theirs.menu, theirs.table, unmetered())).toEqual(one.advice)
      return true
    })
    // Whether a bonus game starts is drawn otherwise here.
    if (all.length > 0 && definition.bonuses === undefined) expect(agreed.length).toBeGreaterThan(0)
  })
})

test('a mine that lies elsewhere changes no advice', () => {
  const definition = example('mines')
  const bets = betsOf(definition).slice(0, 1)
  const advices = Array.from({ length: 20 }, (_, i) => adviceAt(definition, `mine ${i}`, bets))
  for (const one of advices) expect(one).toEqual(advices[0])
})

test('every number of a ticket of keno is worth what the ticket is', () => {
  const definition = example('keno')
  const advised = adviceAt(definition, 'numbers', betsOf(definition).slice(0, 1))
  const edges = (advised.ok && advised.advice?.values?.map(({ edge }) => edge.value)) || []
  expect(edges).toHaveLength(81)
  expect(new Set(edges).size).toBe(1)
  expect(edges[0]).toBeLessThan(0)
})

test('nothing is advised when a round is over, and bets and choices are refused as in play', () => {
  const definition = example('european-roulette')
  expect(adviceAt(definition, 'seed', [{ spot: 'red', coins: 10 }])).toEqual({ ok: true, advice: null })
  expect(adviceAt(definition, 'seed', [{ spot: 'redd', coins: 10 }])).toMatchObject({ ok: false })
  expect(adviceAt(definition, 'seed', [{ spot: 'red', coins: 10 }], ['half'])).toMatchObject({ ok: false })
})

function menuOf(game: TableGame, draw: Draw, bets: readonly Bet[], choices: readonly Choice[]) {
  const reached = reach(game, draw, bets, choices)
  if (!reached.ok || reached.menu === null) throw new Error('nothing is asked')
  return reached.menu
}

/** Deals what was shown at the same places, and other cards where none was. */
function otherCards(game: TableGame, { seed, bets, choices }: Asking): Dealer | undefined {
  const { cards } = game.rules
  if (cards === undefined) return undefined
  const reached = reach(game, KeyedDraw.fromSeed(seed), bets, choices)
  if (!reached.ok) throw new Error('refused')
  const shown = reached.table.events.flatMap((event) => (event.type === 'cardDealt' ? [event.card !== undefined] : []))
  const own = new Shoe(cards, KeyedDraw.fromSeed(seed))
  const dealt = shown.map(() => own.deal())
  const others = new Shoe(cards, KeyedDraw.fromSeed(`not ${seed}`))
  const seen = dealt.filter((_, i) => shown[i])
  let at = 0
  return {
    deal() {
      const place = at++
      if (shown[place]) return dealt[place] ?? 0
      // Of one deck no card comes twice; of more, whichever comes next may.
      for (;;) {
        const card = others.deal()
        if (cards.decks !== 1 || !seen.includes(card)) return card
      }
    },
  }
}

describe('published decisions', () => {
  const blackjack = example('blackjack')
  const worths = (changes: object, cards: readonly string[], choices: readonly Choice[] = []): Advice => {
    const parsed = parseTable({ ...blackjack, ...changes })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const game = compileTable(parsed.definition)
    const deck = cards.map((name) => '23456789TJQKA'.indexOf(name[0] ?? '') * 4 + 'cdhs'.indexOf(name[1] ?? ''))
    const dealer: Dealer = { deal: () => deck.shift() ?? 0 }
    const reached = reach(game, KeyedDraw.fromSeed('seed'), [{ spot: 0, coins: 10 }], choices, dealer)
    if (!reached.ok || reached.menu === null) throw new Error('nothing is asked')
    return adviceOn(game, reached.menu, reached.table, unmetered())
  }
  const edgeOf = ({ values }: Advice, move: string) => values?.find((one) => one.move === move)?.edge.value

  // M. Shackleford, wizardofodds.com/games/blackjack/appendix/1: endless shoe, the dealer stands on soft 17, and looked.
  test.each([
    ['16 against 10', ['Tc', 'Td', '6h', '9c'], 'hit', 'stand', -0.54043],
    ['16 against 10', ['Tc', 'Td', '6h', '9c'], 'hit', 'hit', -0.539826],
    ['11 against 6', ['5c', '6d', '6h', '9c'], 'double', 'double', 0.66738],
    ['12 against 3', ['Tc', '3d', '2h', '9c'], 'hit', 'stand', -0.25225],
    ['8-8 against 6', ['8c', '6d', '8h', '9c'], 'split', 'stand', -0.153699],
  ] as const)('%s: %j', (_, cards, best, move, value) => {
    const advice = worths({ decks: 0, soft17: 'stands', surrender: undefined }, cards)
    expect(advice.move).toBe(best)
    expect(edgeOf(advice, move)).toBeCloseTo(value, 5)
  })
})
