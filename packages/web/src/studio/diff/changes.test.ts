import type { Definition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { exampleTable } from '../../table/testing.ts'
import { PREVIEW_GAME } from '../preview/preview-game.ts'
import { changesBetween, type Side } from './changes.ts'
import { sentenceOf, wordsIn } from './words.ts'

type Language = 'da' | 'en'

const said = (from: Side['definition'], to: Side['definition'], language: Language = 'en'): readonly string[] =>
  changesBetween({ definition: from }, { definition: to }, language).map((one) => sentenceOf(one, wordsIn(language)))

const [cherry, lemon, ...others] = PREVIEW_GAME.symbols
const [first, second, third] = PREVIEW_GAME.reelSets.base ?? []
if (cherry?.kind !== 'regular' || !lemon || !first || !second || !third) throw new Error('another preview game')

const spins = {
  id: 'free',
  type: 'freeSpins',
  trigger: { symbol: 'star', awards: { '3': 10 } },
  multiplier: 2,
} as unknown as NonNullable<Definition['features']>[number]
const GAME: Definition = {
  ...PREVIEW_GAME,
  features: [spins],
  jackpots: [{ id: 'mini', name: 'Mini', coins: 200 }],
  modes: [{ id: 'buy', name: 'Bonus', coins: 1000 }],
}
const changed = (change: object): Definition => ({ ...GAME, ...change }) as Definition
const reels = (one: object): object => ({ reelSets: { base: [{ ...first, ...one }, second, third] } })

test('a game has nothing else than itself, whatever it is called and however its keys are ordered', () => {
  const other = { ...Object.fromEntries(Object.entries(GAME).toReversed()), name: 'Another name' } as Definition
  expect(said(GAME, other)).toEqual([])
})

test.each<[string, object, readonly string[]]>([
  ['cap', { maxWin: 50 }, ['Max win: 100x → 50x']],
  [
    'pays',
    { symbols: [{ ...cherry, pays: { '2': 5, '3': 20 } }, lemon, ...others] },
    ['Cherry ×2: – → 0.5x', 'Cherry ×3: 1x → 2x'],
  ],
  ['name', { symbols: [{ ...cherry, name: 'Plum' }, lemon, ...others] }, ['Name of symbol Cherry: Cherry → Plum']],
  ['picture', { symbols: [{ ...cherry, emoji: '🫐' }, lemon, ...others] }, ['Picture of Cherry: 🍒 → 🫐']],
  ['kind', { symbols: [{ ...cherry, kind: 'scatter' }, lemon, ...others] }, ['Cherry is: regular → scatter']],
  ['symbol that is gone', { symbols: [lemon, ...others] }, ['Symbol Cherry: ×3 1x → –']],
  [
    'new symbol',
    { symbols: [...GAME.symbols, { id: 'plum', name: 'Plum', kind: 'regular', pays: { '3': 45 } }] },
    ['Symbol Plum: – → ×3 4.5x'],
  ],
  ['symbols of a reel', reels({ strip: [...first.strip, 'gem'] }), ['Reel 1 of base: Gem 1 → Gem 2']],
  ['order of a reel', reels({ strip: first.strip.toReversed() }), ['Reel 1 of base: 6 stops in another order']],
  ['weights of a reel', reels({ weights: [3, 1, 1, 1, 1, 1] }), ['Reel 1 of base: Cherry 1 → Cherry 3']],
  ['window', reels({ rows: 4 }), ['Window of base: 3-3-3 → 4-3-3']],
  [
    'number of reels',
    { reelSets: { base: [first, second] } },
    ['Window of base: 3-3-3 → 3-3', 'Reel 3 of base: 10 stops → –'],
  ],
  ['reel set', { reelSets: { ...GAME.reelSets, free: [first, second, third] } }, ['Reel set free: – → 3 reels']],
  [
    'number of lines',
    {
      wins: {
        type: 'lines',
        lines: [
          [1, 1, 1],
          [0, 0, 0],
        ],
      },
    },
    ['Lines: 1 → 2'],
  ],
  ['shape of lines', { wins: { type: 'lines', lines: [[0, 0, 0]] } }, ['Lines: 1 line runs another way']],
  ['direction', { wins: { ...GAME.wins, direction: 'both' } }, ['Wins, direction: – → both']],
  ['win rule', { wins: { type: 'ways' } }, ['Wins are counted by: lines → ways']],
  [
    'trigger',
    { features: [{ ...spins, trigger: { symbol: 'star', awards: { '3': 12 } } }] },
    ['Feature: free spins, trigger, awards, 3: 10 → 12'],
  ],
  ['multiplier', { features: [{ ...spins, multiplier: 3 }] }, ['Feature: free spins, multiplier: 2 → 3']],
  ['feature that is gone', { features: [] }, ['Feature: free spins: removed']],
  ['new feature', { features: [spins, { id: 'wheel', type: 'wheel', segments: [] }] }, ['Feature: the wheel: added']],
  ['jackpot', { jackpots: [{ id: 'mini', name: 'Mini', coins: 300 }] }, ['Jackpot Mini, coins: 200 → 300']],
  ['price', { modes: [{ id: 'buy', name: 'Bonus', coins: 950 }] }, ['Price of Bonus: 100x bet → 95x bet']],
  ['way to bet', { modes: [] }, ['Way to bet: Bonus: removed']],
  ['cascades', { cascades: { refill: 'drop' } }, ['Cascades: added']],
])('another %s is told', (_, change, sentences) => {
  expect(said(GAME, changed(change))).toEqual(sentences)
})

test('a pay is told in times the bet, so that a game of other coins is not told to pay otherwise', () => {
  const double = GAME.symbols.map((symbol) =>
    symbol.kind === 'regular'
      ? { ...symbol, pays: Object.fromEntries(Object.entries(symbol.pays ?? {}).map(([n, coins]) => [n, coins * 2])) }
      : symbol,
  )
  const to = changed({ betCoins: 20, symbols: double, modes: [{ id: 'buy', name: 'Bonus', coins: 2000 }] })
  expect(said(GAME, to)).toEqual(['Coins of a bet: 10 → 20'])
})

const blackjack = exampleTable('blackjack')
const table = (change: object) => ({ ...blackjack, ...change }) as typeof blackjack
test.each<[string, object, Language, string]>([
  ['rule', { soft17: 'hits' }, 'en', 'soft 17: stands → hits'],
  ['pay', { natural: { pays: 6, to: 5 } }, 'da', 'naturlig, betaler: 3 → 6'],
  ['rule that was left out', { charlie: 6 }, 'en', 'charlie: – → 6'],
  ['limit', { limits: { ...blackjack.limits, max: 9999 } }, 'da', 'Største indsats: 1.000 → 9.999'],
  ['limit of a spot', { limits: { ...blackjack.limits, spots: { pair: { max: 5 } } } }, 'en', 'Limits, spots: added'],
  ['bonus game', { bonuses: [{ id: 'wheel', name: 'Hjulet' }] }, 'da', 'Ekstraspil: Hjulet: tilføjet'],
])('another %s of a table is told', (_, change, language, sentence) => {
  expect(said(blackjack, table(change), language)).toContain(sentence)
})

test('sentences are in the language that is asked for, with what is proved at the end', () => {
  const sheet = (rtp: number) => ({
    ...{ rtp, hitFrequency: 0.25, standardDeviation: 4, volatilityClass: 'medium', betCoins: 10, method: 'exact' },
    maxWin: { capCoins: 1000 },
  })
  const side = (definition: Definition, rtp: number) => ({ definition, sheet: sheet(rtp) }) as unknown as Side
  const to = changed({ symbols: [{ ...cherry, name: 'Blomme', pays: { '3': 45 } }, lemon, ...others] })
  const from = changed({ symbols: [{ ...cherry, name: 'Blomme', pays: { '3': 40 } }, lemon, ...others] })
  const told = changesBetween(side(from, 0.9602), side(to, 0.9631), 'da')
  expect(told.map((one) => sentenceOf(one, wordsIn('da')))).toEqual([
    'Blomme ×3: 4x → 4,5x',
    'RTP: 96,02\u00a0% → 96,31\u00a0%',
  ])
})

test('a slot and a table are told apart by their figures alone', () => {
  expect(said(GAME, blackjack)).toEqual([])
})

/** Every value of a definition once with another in its place. */
function* otherValues(value: unknown, put: (to: unknown) => unknown, at = ''): Generator<[string, unknown]> {
  if (Array.isArray(value))
    for (const [i, one] of value.entries()) yield* otherValues(one, (to) => put(value.with(i, to)), `${at}[${i}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      yield* otherValues(one, (to) => put({ ...value, [key]: to }), `${at}.${key}`)
  else yield [at, put(typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`)]
}

const IS_NAME =
  /^\.(?:definitionVersion|id|kind|name|description|theme|\$schema)$|^\.symbols\[\d+\]\.kind$|^\.wins\.type$|\.type$/

test.each([
  ['slot', GAME],
  ['blackjack', blackjack],
  ['coin', exampleTable('coin')],
])('no value of a %s changes without a word', (_, game) => {
  const silent = [...otherValues(game, (to) => to)].filter(
    ([at, to]) => !IS_NAME.test(at) && said(game, to as Side['definition']).length === 0,
  )
  expect(silent.map(([at]) => at)).toEqual([])
})
