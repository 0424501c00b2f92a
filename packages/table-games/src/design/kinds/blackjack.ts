import type { BlackjackDefinition } from '../../definition.ts'
import { decksFor } from '../../kinds/blackjack/check.ts'
import type { ChosenRules, DesignWish, KindFields, TableDesigner } from '../designer.ts'

const YES_NO = ['yes', 'no'] as const
const NO_YES = ['no', 'yes'] as const
const ENDLESS = 'endless'

type SideBets = NonNullable<BlackjackDefinition['sideBets']>

const THREE_CARDS: Readonly<Record<string, SideBets['threeCards']>> = {
  '100-40-30-10-5': { suitedTrips: 100, straightFlush: 40, trips: 30, straight: 10, flush: 5 },
  '9-9-9-9': { straightFlush: 9, trips: 9, straight: 9, flush: 9 },
}
const PAIR: Readonly<Record<string, SideBets['pair']>> = {
  '25-12-6': { perfect: 25, coloured: 12, mixed: 6 },
  '30-10-5': { perfect: 30, coloured: 10, mixed: 5 },
  '25-10-5': { perfect: 25, coloured: 10, mixed: 5 },
}
/** Where nobody asks for a table: from an endless shoe the first of them would return more than is staked. */
const USUAL = 'usual'
const usualPair = (decks: string | undefined): string => (decks === ENDLESS ? '25-10-5' : '25-12-6')
const TWENTY: Readonly<Record<string, SideBets['twenty']>> = {
  '1000-125-19-9-4': { queensAndNatural: 1000, queens: 125, matched: 19, suited: 9, any: 4 },
}
const TABLES = { threeCards: THREE_CARDS, pair: PAIR, twenty: TWENTY } as const

/** What the player gets back by best play with pairs split into four hands, doubled after splits, a natural 3:2, S17 and a hole card. */
const BASE: Readonly<Record<string, number>> = {
  ...{ 1: 1.00183, 2: 0.99822, 3: 0.99715, 4: 0.99653, 5: 0.9962, 6: 0.99597, 7: 0.99581, 8: 0.99569 },
  [ENDLESS]: 0.99488,
}

/** What each rule is worth by itself, near enough with any number of decks. */
const WORTH: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  soft17: { hits: -0.0021 },
  natural: { '6:5': -0.0136, '7:5': -0.0045, '1:1': -0.0226, '2:1': 0.0226 },
  hole: { none: -0.0011 },
  double: { '9-11': -0.001, '10-11': -0.0019, none: -0.0151 },
  doubleAfterSplit: { no: -0.0014 },
  splitHands: { 3: -0.0001, 2: -0.0005, 1: -0.0057 },
  resplitAces: { yes: 0.0007 },
  hitSplitAces: { yes: 0.0019 },
  surrender: { late: 0.0008, early: 0.0063, earlyNotAce: 0.0024 },
  charlie: { 5: 0.0151, 6: 0.0014, 7: 0.0001 },
}

export const blackjackDesigner: TableDesigner = {
  rules: {
    decks: ['6', '8', '4', '2', '1', '3', '5', '7', ENDLESS],
    soft17: ['stands', 'hits'],
    natural: ['3:2', '6:5', '7:5', '1:1', '2:1'],
    hole: ['peek', 'none', 'noneOriginal'],
    double: ['any', '9-11', '10-11', 'none'],
    doubleAfterSplit: YES_NO,
    splitHands: ['4', '3', '2', '1'],
    splitBy: ['rank', 'value'],
    resplitAces: NO_YES,
    hitSplitAces: NO_YES,
    surrender: ['none', 'late', 'early', 'earlyNotAce'],
    insurance: YES_NO,
    charlie: ['none', '5', '6', '7'],
    hands: ['1', '2', '3', '4', '5', '6', '7'],
    threeCards: Object.keys(THREE_CARDS),
    pair: [USUAL, ...Object.keys(PAIR)],
    twenty: Object.keys(TWENTY),
  },
  sideBets: Object.keys(TABLES),
  chosen: {
    decks: ['6', '8', '4', '2', '1'],
    soft17: ['stands', 'hits'],
    natural: ['3:2', '6:5', '1:1'],
    double: ['any', '9-11', '10-11'],
    doubleAfterSplit: YES_NO,
    splitHands: ['4', '2'],
    resplitAces: NO_YES,
    surrender: ['none', 'late'],
  },
  estimate: (rules) =>
    Object.entries(WORTH).reduce(
      (sum, [name, values]) => sum + (values[rules[name] ?? ''] ?? 0),
      BASE[rules.decks ?? ''] ?? 1,
    ),
  build: fieldsOf,
  mainGroup: 'hand',
}

function fieldsOf(rules: ChosenRules, wish: DesignWish): KindFields | null {
  const { hole, surrender, charlie, natural = '3:2' } = rules
  const [decks, hands] = [rules.decks === ENDLESS ? 0 : Number(rules.decks), Number(rules.hands)]
  const splits = splitRules(rules)
  if (splits === null || (decks !== 0 && decks < decksFor(hands, splits.maxHands))) return null
  const [pays = 3, to = 2] = natural.split(':').map(Number)
  return {
    ...{ kind: 'blackjack', decks, ...(hands > 1 && { hands }), natural: { pays, to } },
    soft17: rules.soft17 === 'hits' ? 'hits' : 'stands',
    ...(hole === 'peek' ? { hole } : { hole: 'none', ...(hole === 'noneOriginal' && { noHoleLoses: 'original' }) }),
    ...splits,
    ...(surrender !== 'none' && { surrender: surrender as 'late' }),
    ...(rules.insurance === 'yes' && { insurance: true }),
    ...(charlie !== 'none' && { charlie: Number(charlie) }),
    ...sideBetsOf(rules, wish),
  }
}

/** @returns `null` where a rule for hands of a split pair is for hands that there are not */
function splitRules(rules: ChosenRules) {
  const maxHands = Number(rules.splitHands)
  // Every value of these rules is one of the definition.
  const double = rules.double as BlackjackDefinition['double']
  const [resplits, plays] = [rules.resplitAces === 'yes', rules.hitSplitAces === 'yes']
  if ((resplits && maxHands < 3) || (plays && maxHands < 2)) return null
  if (maxHands === 1) return { double, maxHands }
  return {
    ...{ double, maxHands },
    ...(rules.doubleAfterSplit === 'yes' && double !== 'none' && { doubleAfterSplit: true }),
    ...(rules.splitBy === 'value' && { splitBy: 'value' as const }),
    ...(resplits && { resplitAces: true }),
    ...(plays && { hitSplitAces: true }),
  }
}

function sideBetsOf(rules: ChosenRules, { sideBets }: DesignWish) {
  const offered = Object.entries(TABLES).filter(([name]) => sideBets.includes(name))
  if (offered.length === 0) return {}
  const chosen = (name: string): string => {
    const asked = rules[name] ?? ''
    return asked === USUAL ? usualPair(rules.decks) : asked
  }
  return { sideBets: Object.fromEntries(offered.map(([name, tables]) => [name, tables[chosen(name)]])) }
}
