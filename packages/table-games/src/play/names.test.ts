import { describe, expect, test } from 'vitest'
import { EXAMPLES, example } from '../../test-support/examples.ts'
import { designTable } from '../design/design.ts'
import { compileTable } from './compile.ts'
import { namesOf } from './names.ts'

describe.each(['da', 'en'] as const)('in %s', (language) => {
  test.each(EXAMPLES)('no two spots of %s have one name, and none is left to its id', (name) => {
    const game = example(name)
    const { spot } = namesOf(game, language)
    const named = compileTable(game).spots.map(({ id }) => spot(id))
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((said) => /^[a-z]+-|undefined|[a-z][A-Z]/.test(said))).toEqual([])
  })
})

test.each([
  ['craps', 'hard-4', 'Hard 4', 'Hard 4'],
  ['craps', 'dont-pass', "Don't pass", "Don't pass"],
  ['sic-bo-macau', 'total-4', 'Sum 4', 'Total 4'],
  ['sic-bo-macau', 'number-6', 'Tallet 6', 'Number 6'],
  ['sic-bo-macau', 'any-triple', 'Tre ens, uanset tal', 'Any triple'],
  ['european-roulette', 'split-1-2', 'Cheval 1-2', 'Split 1-2'],
  ['european-roulette', 'low', '1–18', '1–18'],
  ['mini-roulette', 'low', '1–6', '1–6'],
  ['blackjack-three-hands', 'hand-2', 'Hånd 2', 'Hand 2'],
  ['big-six', 'logo', 'Stjerne', 'Star'],
  ['big-six-52', 'twenty-three', '23', '23'],
  ['mines', 'one-mine', '1 mine', '1 mine'],
  ['mines', 'three-mines', '3 miner', '3 mines'],
  ['keno', 'pick-1', 'Kupon med 1 tal', 'Ticket of 1 number'],
  ['plinko', 'low', 'Bane op til 5,6 gange indsatsen', 'Board up to 5.6 times the bet'],
  ['dice', 'under-5000', '1 til 5.000', '1 to 5,000'],
  ['caribbean-stud-progressive', 'progressive', 'Progressiv jackpot', 'Progressive jackpot'],
  ['bonus-jacks', 'bonus-high-card', 'Højt kort', 'Højt kort'],
])('%s: %s is called %s, %s', (name, id, da, en) => {
  const game = example(name)
  expect(namesOf(game, 'da').spot(id)).toBe(da)
  expect(namesOf(game, 'en').spot(id)).toBe(en)
})

test.each([
  ['craps', 'odds-4', 'Odds 4', 'Odds 4'],
  ['craps', 'place-6', 'Place 6', 'Place 6'],
  ['craps', 'take-dont-pass', "Tag ned: don't pass", "Take down don't pass"],
  ['bonus-jacks', 'card-2', 'Kort 2', 'Card 2'],
  ['blackjack', 'hit', 'Træk', 'Hit'],
  ['blackjack', 'constructor', 'constructor', 'constructor'],
])('%s: the move %s is called %s, %s', (name, move, da, en) => {
  const game = example(name)
  expect(namesOf(game, 'da').move(move)).toBe(da)
  expect(namesOf(game, 'en').move(move)).toBe(en)
})

test('a number on a wheel of other pays is called by what it pays', () => {
  const designed = designTable({ kind: 'bigSix', name: 'Wheel', rules: { layout: 'fiftyTwo' } })
  if (!designed.ok) throw new Error('refused')
  const { spot } = namesOf(designed.definition, 'en')
  expect(['one', 'two', 'five', 'ten', 'twenty', 'joker', 'logo'].map(spot)).toEqual([
    ...['1', '3', '5', '11', '23'],
    ...['Joker', 'Star'],
  ])
})

test('a spot keeps its name beside the moves of bonus games, and a bonus game is called after what is played', () => {
  const card = namesOf(example('scratch-card'), 'da')
  expect(card.move('card')).toBe(card.spot('card'))
  expect(card.move('card-3')).toBe('Kort 3')
  expect(namesOf(example('golden-roulette'), 'da').bonus('zero-cards')).toBe('Nulkort')
  const { bonuses = [], ...rest } = example('golden-roulette')
  const unnamed = { ...rest, bonuses: bonuses.map(({ name: _, ...bonus }) => bonus) }
  expect(namesOf(unnamed, 'en').bonus('zero-cards')).toBe('Pick a card')
})
