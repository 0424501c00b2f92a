import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../test-support/examples.ts'
import { lineOf, sheetOf } from '../../../test-support/sheets.ts'
import { cardOf, rankOf, suitOf } from '../../cards/card.ts'
import { compileTable } from '../../play/compile.ts'
import { setOf } from '../../poker/dealt.ts'
import { sumsOfHands } from '../../poker/sums-of-hands.ts'
import { tableSheetToMarkdown } from '../../proof/document/document.ts'
import type { TogetherSheet } from '../../proof/sheet.ts'
import { simulateTable } from '../../proof/simulate.ts'
import { Machine } from './machine.ts'
import { HOLD_MOVES, thrownBy } from './moves.ts'

const game = exampleOf('videoPoker', 'jacks-or-better', { hands: 10 })
const sheet = sheetOf(game)
const together = (strategy: string): TogetherSheet => sheet.together!.find((one) => one.strategy === strategy)!

describe('several hands of jacks or better from the same held cards', () => {
  const { standardDeviation } = lineOf(sheet, 'hand-1')
  const covariance = together('best').covariance.value

  test('the variance of one is 19.51468, as printed', () => {
    expect(standardDeviation ** 2).toBeCloseTo(19.51468, 5)
  })

  // wizardofodds.com/games/video-poker/tables/spin-poker: σ of each of n hands, from 194,010,000 simulated deals.
  test.each([
    [1, 4.42],
    [2, 4.63],
    [3, 4.84],
    [4, 5.04],
    [5, 5.23],
    [6, 5.42],
    [7, 5.6],
    [8, 5.77],
    [9, 5.94],
  ])('%i hands: %f for each, as printed', (hands, printed) => {
    const each = Math.sqrt(standardDeviation ** 2 + (hands - 1) * covariance)
    expect(Math.abs(each - printed)).toBeLessThan(0.01)
  })

  test('the sheet tells usual numbers of hands and the most of the game', () => {
    expect(together('best').deviations.map(({ spots }) => spots)).toEqual([1, 3, 5, 10])
    expect(together('best').deviations[0]?.standardDeviation).toBeCloseTo(standardDeviation, 12)
    expect(together('best').deviations[3]?.standardDeviation).toBeCloseTo(
      Math.sqrt(10 * standardDeviation ** 2 + 90 * covariance),
      9,
    )
  })

  test('one hand is paid as often as its line says, more hands more often, and all fail together where all are held', () => {
    const [one, ...more] = together('best').deviations.map(({ anyPays }) => anyPays!)
    const line = lineOf(sheet, 'hand-1')
    const paid = line.distribution.filter(({ net }) => net.value > -1)
    expect(one?.value).toBeCloseTo(
      paid.reduce((sum, { chance }) => sum + chance.value, 0),
      14,
    )
    // Below what hands would that are independent.
    for (const [i, n] of [3, 5, 10].entries()) {
      expect(more[i]!.value).toBeGreaterThan(one!.value)
      expect(more[i]!.value).toBeLessThan(1 - (1 - one!.value) ** n)
    }
    const held = together('default').deviations.map(({ anyPays }) => anyPays?.value)
    expect(new Set(held).size).toBe(1)
  })

  test.each([3, 5])('what %i hands are paid together has their mean, deviation and chance of nothing', (hands) => {
    const { distribution = [], ...of } = together('best').deviations.find(({ spots }) => spots === hands)!
    const moment = (power: number): number => distribution.reduce((sum, one) => sum + one.chance * one.paid ** power, 0)
    const mean = hands * lineOf(sheet, 'hand-1').returned.value
    expect(moment(0)).toBeCloseTo(1, 12)
    expect(moment(1)).toBeCloseTo(mean, 11)
    expect(Math.sqrt(moment(2) - mean ** 2)).toBeCloseTo(of.standardDeviation, 9)
    expect(distribution[0]).toMatchObject({ paid: 0 })
    expect(distribution[0]?.chance).toBeCloseTo(1 - of.anyPays!.value, 13)
    expect(distribution.at(-1)?.paid).toBe(hands * 800)
  })

  test('three hands that all hold every card are paid three times what one is, and have no other sums', () => {
    const { holds } = new Machine(game).level(5)
    const [law = []] = sumsOfHands(holds, () => 31, [3], unmetered()) ?? []
    const line = lineOf(sheet, 'hand-1', 'default').distribution
    expect(law.map(([paid]) => paid / 3)).toEqual(line.map(({ net }) => net.value + 1))
    for (const [i, [, chance]] of law.entries()) expect(chance / line[i]!.chance.value).toBeCloseTo(1, 11)
  })

  test('of ten hands, and of other strategies, no sums are told', () => {
    const told = sheet.together!.map(({ deviations }) => deviations.filter((one) => one.distribution).length)
    expect(told).toEqual(sheet.together!.map(({ strategy }) => (strategy === 'best' ? 2 : 0)))
  })

  test('a simulation of ten hands is paid as often', async () => {
    const bets = Array.from({ length: 10 }, (_, i) => ({ spot: `hand-${i + 1}`, coins: 5 }))
    const simulated = await simulateTable(game, { rounds: 40_000, seed: 'any', bets })
    if (!simulated.ok) throw new Error('refused')
    const chance = together('best').deviations[3]!.anyPays!.value
    const lost = simulated.report.histogram.find(([net]) => net === -50)?.[1] ?? 0
    const error = Math.sqrt((chance * (1 - chance)) / 40_000)
    expect(Math.abs(1 - lost / 40_000 - chance)).toBeLessThan(4 * error)
  })

  test('who holds every card has the same in every hand: the covariance is the variance', () => {
    const line = lineOf(sheet, 'hand-1', 'default')
    expect(together('default').covariance.value).toBeCloseTo(line.standardDeviation ** 2, 9)
    expect(together('default').deviations[3]?.standardDeviation).toBeCloseTo(10 * line.standardDeviation, 9)
  })

  test.each(['da', 'en'] as const)('its document tells them, in %s', (language) => {
    const text = tableSheetToMarkdown(game, sheet, { language })
    expect(text).toContain(language === 'da' ? 'Flere hænder på én gang' : 'Several hands at once')
    expect(text).not.toMatch(/undefined|NaN/)
  })
})

test('one hand shares nothing', () => {
  expect(compileTable(exampleOf('videoPoker', 'jacks-or-better')).rules.together).toBeUndefined()
})

/** Twenty cards, of which every deal and every draw are counted. */
const small = exampleOf('videoPoker', 'piquet-poker', {
  ...{ ranks: ['T', 'J', 'Q', 'K', 'A'], hands: 2 },
  pays: [
    { hand: 'royalFlush', pays: 60 },
    { hand: 'fourOfAKind', pays: 12 },
    { hand: 'fullHouse', pays: 4 },
    { hand: 'threeOfAKind', pays: 2 },
    { hand: 'straight', pays: 1 },
  ],
})

test('the covariance of a small deck is that of every draw of every deal, one by one', () => {
  const { rules } = compileTable(small)
  const { paid } = new Machine(small).level(1)
  const all = Array.from({ length: 20 }, (_, i) => cardOf('Tc') + i)
  const choose = rules.strategy!('best', unmetered())
  let [deals, sum, squares] = [0, 0, 0]
  for (const cards of choices(all, 5)) {
    const { move } = choose({ asks: 'draw', moves: HOLD_MOVES, facts: { cards, coins: 1 } })
    const kept = cards.filter((_, place) => ((thrownBy(move) >> place) & 1) === 0)
    const rest = all.filter((card) => !cards.includes(card))
    let [draws, pays] = [0, 0]
    const draw = (from: number, missing: number, set: number, suit: number): void => {
      if (missing === 0) {
        pays += paid.rows[paid.row(set, suit >= 0)]?.pays ?? 0
        draws += 1
        return
      }
      for (let i = from; i <= rest.length - missing; i++) {
        const card = rest[i]!
        const same = suit === ANY || suit === suitOf(card)
        draw(i + 1, missing - 1, paid.sets.with(set, rankOf(card)), same ? suitOf(card) : MIXED)
      }
    }
    const suits = new Set(kept.map(suitOf))
    draw(0, 5 - kept.length, setOf(paid.sets, kept), suits.size === 0 ? ANY : suits.size === 1 ? [...suits][0]! : MIXED)
    deals += 1
    sum += pays / draws
    squares += (pays / draws) ** 2
  }
  expect(deals).toBe(15_504)
  const expected = squares / deals - (sum / deals) ** 2
  expect(rules.together!('best', unmetered())!.covariance.toNumber()).toBeCloseTo(expected, 10)
})

describe('with a bonus game that pays all hands at once', () => {
  const bonus = { id: 'coin', game: { type: 'coin', pays: [3, 6] }, starts: { moments: ['dealt-pair'] } } as const
  const withBonus = (on: string) =>
    exampleOf('videoPoker', 'piquet-poker', { ...small, bonuses: [{ ...bonus, on: [on] }] })

  test('σ of both is what a long simulation finds', async () => {
    const game = withBonus('hand')
    const [told] = sheetOf(game).together ?? []
    const [both] = told?.deviations.filter(({ spots }) => spots === 2) ?? []
    const bets = ['hand-1', 'hand-2'].map((spot) => ({ spot, coins: 1 }))
    const simulated = await simulateTable(game, { rounds: 300_000, seed: 'both hands', bets })
    if (!simulated.ok || both === undefined) throw new Error('nothing is told')
    // In the report σ is for each coin of the first bets, of which there are two.
    expect(Math.abs(2 * simulated.report.standardDeviation - both.standardDeviation)).toBeLessThan(0.04)
    // Without the bonus game it would be far from it.
    const [alone] = sheetOf(small).together?.[0]?.deviations.filter(({ spots }) => spots === 2) ?? []
    expect(both.standardDeviation - (alone?.standardDeviation ?? 0)).toBeGreaterThan(0.3)
  })

  test('nothing is told where it pays one of them alone', () => {
    expect(sheetOf(withBonus('hand-1')).together).toBeUndefined()
  })
})

/** No card yet, and cards of several suits. */
const [ANY, MIXED] = [-2, -1]

function* choices(of: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) yield []
  else
    for (let i = from; i <= of.length - count; i++)
      for (const rest of choices(of, count - 1, i + 1)) yield [of[i]!, ...rest]
}
