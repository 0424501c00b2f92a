import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test, vi } from 'vitest'
import { exampleOf } from '../../test-support/examples.ts'
import { BEST } from '../core/kind.ts'
import type { TableKindName } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { parseTable } from '../parse/parse.ts'
import { analyse } from '../proof/analyse.ts'
import { figuresOf } from '../proof/figures.ts'
import { type DesignedTable, designTable } from './design.ts'
import { DESIGNERS, tableOptions } from './designers.ts'
import { tunedPays } from './tune-pays.ts'
import { variantsOf } from './variants.ts'

// Some proofs take a second, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Designed = Extract<DesignedTable, { ok: true }>

function designed(brief: object): Designed {
  const result = designTable(brief)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

const rtp = ({ sheet: { spots } }: Designed): number => (spots[0]?.returned.value ?? 0) * 10_000
const outcomes = ({ wishes }: Designed) => Object.fromEntries(wishes.map(({ field, outcome }) => [field, outcome]))

const KINDS = Object.keys(DESIGNERS) as TableKindName[]
/** A proof of these takes a second: each is designed once, with all that a brief may ask for. */
const SLOW: readonly TableKindName[] = ['blackjack', 'videoPoker', 'caribbeanStud', 'threeCardPoker', 'letItRide']
const FAST = KINDS.filter((kind) => !SLOW.includes(kind))
const BONUSES = [{ game: 'wheel' }, { game: 'cards', pays: 'onTop' }, { game: 'hiLo' }]

test.each(FAST)(
  'a brief of %s gives a game that is accepted, whose sheet is its own, and no bet returns more than is staked',
  (kind) => {
    const { definition, sheet, wishes } = designed({ kind, name: 'Prøve', bonuses: BONUSES })
    expect(parseTable(definition)).toEqual({ ok: true, definition })
    expect(analyse(definition)).toEqual(sheet)
    expect(sheet.overPaid).toEqual([])
    expect(wishes.map(({ field }) => field)).toEqual(['bonuses[0]', 'bonuses[1]', 'bonuses[2]'])
    expect(definition.bonuses).toHaveLength(3)
  },
)

test.each(FAST)('a brief of %s is answered with what the game returns, and gives the same game again', (kind) => {
  const brief = { kind, name: 'Prøve', rtpHundredths: 9600, volatility: 'low', bonuses: BONUSES }
  const one = designed(brief)
  const [returned] = one.wishes
  expect(returned).toMatchObject({ field: 'rtpHundredths', wished: 9600, got: Math.round(rtp(one)) })
  expect(designed(brief).definition).toEqual(one.definition)
})

test.each(FAST)('a brief of %s has every rule with its values', (kind) => {
  for (const [name, values] of Object.entries(tableOptions(kind).rules))
    for (const value of values) {
      const { wishes } = designed({ kind, name: 'x', rules: { [name]: value }, rtpHundredths: 9600 })
      expect(wishes.find(({ field }) => field === `rules.${name}`)?.outcome, `${name} ${value}`).toBe('met')
    }
})

test.each(SLOW)(
  'a brief of %s gives a game that is accepted, keeps a rule, and is answered with what the game returns',
  (kind) => {
    const [name = '', values = []] = Object.entries(tableOptions(kind).rules).at(-1) ?? []
    const rules = { [name]: values.at(-1) ?? '', ...(kind === 'blackjack' && { decks: 'endless' }) }
    const one = designed({ kind, name: 'Prøve', rules, rtpHundredths: 9954, bonuses: BONUSES })
    const { definition, sheet, wishes } = one
    expect(parseTable(definition)).toEqual({ ok: true, definition })
    if (kind === 'letItRide') expect(analyse(definition)).toEqual(sheet)
    expect(sheet.overPaid).toEqual([])
    expect(definition.bonuses).toHaveLength(3)
    expect(wishes[0]).toMatchObject({ field: 'rtpHundredths', wished: 9954, got: Math.round(rtp(one)) })
    expect(outcomes(one)[`rules.${name}`]).toBe('met')
  },
)

describe.each(KINDS.filter((kind) => DESIGNERS[kind]?.estimate !== undefined))('rules of %s', (kind) => {
  const designer = DESIGNERS[kind]!
  const usual = Object.fromEntries(Object.entries(designer.rules).map(([name, [value = '']]) => [name, value]))
  const wish = { target: null, volatility: null, sideBets: designer.sideBets, maxCoins: 1000 }

  test.each(Object.entries(designer.rules).flatMap(([name, values]) => values.map((value) => [name, value])))(
    '%s may be %s, beside some other rules, and makes a definition that is accepted',
    (name = '', value = '') => {
      const build = (rules: Readonly<Record<string, string>>) => designer.build(rules, wish)
      const own = build({ ...usual, [name]: value })
      // Beside the usual rules it need not fit.
      const fields =
        own ??
        variantsOf(designer, { [name]: value }, true)
          .map(build)
          .find((one) => one !== null)
      const limits = { min: 1, max: 1000, ...designer.limits }
      const parsed = parseTable({ definitionVersion: 1, id: 'x', name: 'x', limits, ...fields })
      expect(parsed).toMatchObject({ ok: true })
    },
  )
})

test.each(['keno', 'scratchCard', 'plinko', 'mines', 'dice', 'coin'])(
  'pays of %s are worked out to what is asked',
  (kind) => {
    for (const rtpHundredths of [8800, 9250, 9700]) {
      const game = designed({ kind, name: 'x', rtpHundredths })
      expect(Math.abs(rtp(game) - rtpHundredths)).toBeLessThanOrEqual(5)
      expect(outcomes(game)).toEqual({ rtpHundredths: 'met' })
    }
  },
)

test('the usual rules are those of the usual game', () => {
  const { definition } = designed({ kind: 'roulette', name: 'Europæisk roulette', id: 'european-roulette' })
  const usual = exampleOf('roulette', 'european-roulette')
  expect({ ...definition, limits: undefined }).toEqual({ ...usual, limits: undefined })
})

test('rules are chosen for a return', () => {
  const main = { main: 'evenMoney' }
  const game = designed({ kind: 'roulette', name: 'x', rules: main, rtpHundredths: 9865 })
  expect(game.definition).toMatchObject({ onZero: 'half', zeros: ['0'] })
  expect(outcomes(game)).toEqual({ rtpHundredths: 'met', 'rules.main': 'met' })
})

test.each([
  ['100', undefined],
  ['500', 9730],
  ['1000', 9500],
])('a golden number pays up to %s, and straight bets return what is asked', (golden, rtpHundredths) => {
  for (const wheel of ['single', 'double', 'mini']) {
    const game = designed({ kind: 'roulette', name: 'x', rules: { golden, wheel }, rtpHundredths })
    const { definition } = game
    expect(outcomes(game)).toMatchObject({ 'rules.golden': 'met', 'rules.wheel': 'met' })
    expect(Math.max(...Object.keys((definition.kind === 'roulette' && definition.bonus?.pays) || {}).map(Number))).toBe(
      Number(golden),
    )
    expect(rtp(game)).toBeLessThanOrEqual((rtpHundredths ?? 9600) + 1e-6)
    expect((rtpHundredths ?? 9600) - rtp(game)).toBeLessThan(10)
  }
})

test('bonus games on top bring the main bet near to what is asked, and never above', () => {
  const bonuses = [
    { game: 'coin', pays: 'onTop' },
    { game: 'wheel', pays: 'onTop' },
  ]
  for (const [kind, rtpHundredths] of [
    ['roulette', 9650],
    ['casinoWar', 9750],
    ['dice', 9700],
  ] as const) {
    const game = designed({ kind, name: 'x', rtpHundredths, bonuses })
    expect(rtp(game)).toBeLessThanOrEqual(rtpHundredths + 1e-6)
    expect(rtpHundredths - rtp(game)).toBeLessThan(10)
  }
})

test('each wish that is not met says why', () => {
  const { wishes } = designed({
    ...{ kind: 'roulette', name: 'x', rtpHundredths: 6000, volatility: 'low', sideBets: ['split', 'jump'] },
    rules: { wheel: 'double', zeros: 'two', onZero: 'lose', prison: 'stay', straight: 'less9' },
  })
  const code = Object.fromEntries(wishes.map((wish) => [wish.field, wish.code ?? wish.outcome]))
  expect(code).toEqual({
    rtpHundredths: 'outOfReach',
    'rules.wheel': 'met',
    'rules.zeros': 'unknownRule',
    'rules.straight': 'unknownValue',
    'rules.onZero': 'met',
    'rules.prison': 'notTogether',
    'sideBets[0]': 'met',
    'sideBets[1]': 'unknownSideBet',
    volatility: 'outOfReach',
  })
  for (const { outcome, reason = '' } of wishes) expect(reason === '').toBe(outcome === 'met')
})

test.each([
  [null, '', 'wrong_type'],
  [{ kind: 'roulette' }, 'name', 'required'],
  [{ kind: 'chess', name: 'x' }, 'kind', 'not_allowed'],
  [{ kind: 'roulette', name: 'x', rtpHundredths: 100.5 }, 'rtpHundredths', 'out_of_range'],
  [{ kind: 'roulette', name: 'x', limits: { min: 5, max: 1 } }, 'limits.max', 'mismatch'],
  [{ kind: 'baccarat', name: 'x', limits: { min: 1, max: 3 } }, 'limits.max', 'mismatch'],
  [{ kind: 'roulette', name: 'x', bonuses: [{ game: 'dance' }] }, 'bonuses[0].game', 'not_allowed'],
])('%j is refused at %s', (brief, field, code) => {
  const result = designTable(brief)
  expect(result.ok ? [] : result.problems).toContainEqual(expect.objectContaining({ field, code }))
})

test('pays return together what is asked, and never more', () => {
  const prizes = [0.2, 0.05, 0.01, 0.0003].map((chance) => ({ chance, share: 1 }))
  for (const target of [0.8, 0.9, 0.961]) {
    const pays = tunedPays(prizes, target, 1)
    const returned = pays.reduce((sum, pay, i) => sum + pay * prizes[i]!.chance, 0)
    expect(returned).toBeLessThanOrEqual(target)
    expect(target - returned).toBeLessThan(0.0003 + 1e-9)
  }
})

describe('published games, asked for by their rules', () => {
  test.each<[TableKindName, Record<string, string>, string]>([
    ['blackjack', { decks: 'endless', surrender: 'late' }, '99.574'],
    ['videoPoker', { game: 'jacksOrBetter' }, '99.544'],
    ['videoPoker', { fullHouse: '8', flush: '5' }, '97.298'],
    ['videoPoker', { game: 'notSoUglyDeuces' }, '99.728'],
    ['videoPoker', { game: 'jokerPoker' }, '98.085'],
    ['videoPoker', { game: 'doubleDoubleBonus' }, '98.981'],
    ['threeCardPoker', {}, '96.627'],
    ['threeCardPoker', { anteBonus: '3-2-1' }, '95.722'],
    ['caribbeanStud', {}, '94.776'],
    ['letItRide', {}, '96.494'],
    ['paiGow', {}, '97.279'],
    ['paiGow', { commission: 'queenHigh' }, '97.214'],
  ])('%s with %j returns %s %%', (kind, rules, returned) => {
    const [chosen = {}] = variantsOf(DESIGNERS[kind], rules, false)
    const fields = DESIGNERS[kind].build(chosen, { target: null, volatility: null, sideBets: [], maxCoins: 1000 })
    const parsed = parseTable({ definitionVersion: 1, id: 'x', name: 'x', limits: { min: 1, max: 1000 }, ...fields })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const law = kindOf(parsed.definition).rules(parsed.definition).law(0, BEST, unmetered())
    expect((100 * figuresOf(law).returned.value).toFixed(3)).toBe(returned)
  })
})

/** What an endless shoe deals changes no chance, so that its proof is quick. */
const ENDLESS = { decks: 'endless' }

test('a bound is kept, and the usual rules stay where they keep it', () => {
  const rules = { decks: '6', soft17: 'stands', surrender: 'late' }
  const under = designed({ kind: 'blackjack', name: 'x', rules, rtpHundredths: 9950, returnIs: 'atLeast' })
  expect(outcomes(under)).toMatchObject({ rtpHundredths: 'met', 'rules.decks': 'met', 'rules.surrender': 'met' })
  expect(under.definition).toMatchObject({ double: 'any', natural: { pays: 3, to: 2 }, maxHands: 4 })
  const over = designed({ kind: 'blackjack', name: 'x', rules: ENDLESS, rtpHundredths: 9850, returnIs: 'atMost' })
  expect(rtp(over)).toBeLessThanOrEqual(9850)
  expect(outcomes(over)).toEqual({ rtpHundredths: 'met', 'rules.decks': 'met' })
})

test('the rules of blackjack are chosen for a return', () => {
  for (const rtpHundredths of [9700, 9925]) {
    const game = designed({ kind: 'blackjack', name: 'x', rules: ENDLESS, rtpHundredths })
    expect(Math.abs(rtp(game) - rtpHundredths)).toBeLessThanOrEqual(5)
    expect(outcomes(game).rtpHundredths).not.toBe('impossible')
  }
})

test('what is not offered, or returns more than is staked, is said', () => {
  const answers = ({ wishes }: Designed) =>
    wishes.map(({ field, outcome, wished, got, code }) => [field, outcome, wished, got, code])
  const war = designed({ kind: 'casinoWar', name: 'x', rules: { decks: '5' } })
  expect(answers(war)).toEqual(
    [['rules.decks', 'nearly', '5', '6', 'unknownValue']].map((row) => [
      ...row.slice(0, 3),
      war.definition.kind === 'casinoWar' ? String(war.definition.decks) : '',
      row[4],
    ]),
  )
  const deuces = designed({ kind: 'videoPoker', name: 'x', rules: { game: 'fullPayDeuces' } })
  expect(answers(deuces)).toEqual([['rules.game', 'impossible', 'fullPayDeuces', 'notSoUglyDeuces', 'overPaid']])
  const progressive = designed({
    kind: 'caribbeanStud',
    name: 'x',
    rules: { progressive: '100-75-50' },
    sideBets: ['progressive'],
  })
  expect(answers(progressive)).toEqual([
    ['rules.progressive', 'met', '100-75-50', '100-75-50', undefined],
    ['sideBets[0]', 'met', 'progressive', 'progressive', undefined],
  ])
  expect(progressive.sheet.pools?.[0]?.breakEven.value).toBeCloseTo(2_000_360 / 7.6, 6)
  expect(progressive.definition).not.toHaveProperty('bonus')
  const aces = designed({ kind: 'blackjack', name: 'x', rules: { ...ENDLESS, splitHands: '2', resplitAces: 'yes' } })
  expect(answers(aces)).toEqual([
    ['rules.decks', 'met', 'endless', 'endless', undefined],
    ['rules.splitHands', 'met', '2', '2', undefined],
    ['rules.resplitAces', 'impossible', 'yes', 'no', 'notTogether'],
  ])
})

test.each([96, 90, 85])('hi-lo pays what returns %i %%', (percent) => {
  for (const tie of ['lose', 'win']) {
    const game = designed({ kind: 'hiLo', name: 'x', rules: { tie }, rtpHundredths: percent * 100 })
    expect(rtp(game)).toBeLessThanOrEqual(percent * 100 + 1e-6)
    expect(outcomes(game)).toEqual({ 'rules.tie': 'met', rtpHundredths: 'met' })
  }
})

describe('a big wheel is built for the return that is asked', () => {
  test.each([
    [8500, 'met'],
    [9000, 'met'],
    [9500, 'met'],
    [9730, 'met'],
    [9990, 'impossible'],
  ])('%i: %s, and no spot of it returns more than its stake', (rtpHundredths, outcome) => {
    const designed = designTable({ kind: 'bigSix', name: 'The wheel', rtpHundredths })
    if (!designed.ok) throw new Error(JSON.stringify(designed.problems))
    expect(designed.wishes).toMatchObject([{ field: 'rtpHundredths', outcome }])
    expect(designed.sheet.overPaid).toEqual([])
  })
})

test.each([
  ['1', 'met', 5],
  ['2', 'met', 5],
  ['8', 'impossible', 4],
])('five guesses from %s decks: %s', (decks, outcome, guesses) => {
  const designed = designTable({ kind: 'hiLo', name: 'Højere', rules: { decks, guesses: '5' } })
  if (!designed.ok || designed.definition.kind !== 'hiLo') throw new Error('no game')
  expect(designed.wishes.find(({ field }) => field === 'rules.guesses')).toMatchObject({ outcome })
  expect(designed.definition.back).toHaveLength(guesses)
  expect(designed.definition.decks).toBe(Number(decks))
})
