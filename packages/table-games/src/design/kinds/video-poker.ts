import type { VideoPokerDefinition } from '../../definition.ts'
import type { ChosenRules, DesignWish, KindFields, TableDesigner } from '../designer.ts'

type Rows = VideoPokerDefinition['pays']
type RankName = NonNullable<VideoPokerDefinition['wild']>[number]

interface Game {
  /** About what the best play returns. */
  readonly returned: number
  readonly rows: Rows
  readonly joker?: true
  readonly wild?: readonly RankName[]
}

const ROYAL = { hand: 'royalFlush', pays: 250, full: 800 } as const
const NATURAL_ROYAL = { ...ROYAL, natural: true } as const
const MIDDLE: readonly RankName[] = ['5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']

const lesser = (fullHouse: number, flush: number, straight: number, twoPair: number): Rows => [
  { hand: 'fullHouse', pays: fullHouse },
  { hand: 'flush', pays: flush },
  { hand: 'straight', pays: straight },
  { hand: 'threeOfAKind', pays: 3 },
  { hand: 'twoPair', pays: twoPair },
  { hand: 'pair', ranks: ['J', 'Q', 'K', 'A'], pays: 1 },
]

const quads = (aces: number, low: number, others: number): Rows => [
  ROYAL,
  { hand: 'straightFlush', pays: 50 },
  { hand: 'fourOfAKind', ranks: ['A'], pays: aces },
  { hand: 'fourOfAKind', ranks: ['2', '3', '4'], pays: low },
  { hand: 'fourOfAKind', ranks: MIDDLE, pays: others },
]

const wildRows = (five: number, straightFlush: number, four: number, fullHouse: number, flush: number): Rows => [
  NATURAL_ROYAL,
  { hand: 'wildCards', count: 4, pays: 200 },
  { hand: 'royalFlush', pays: 25 },
  { hand: 'fiveOfAKind', pays: five },
  { hand: 'straightFlush', pays: straightFlush },
  { hand: 'fourOfAKind', pays: four },
  { hand: 'fullHouse', pays: fullHouse },
  { hand: 'flush', pays: flush },
  { hand: 'straight', pays: 2 },
  { hand: 'threeOfAKind', pays: 1 },
]

const GAMES: Readonly<Record<string, Game>> = {
  jacksOrBetter: {
    returned: 0.99544,
    rows: [ROYAL, { hand: 'straightFlush', pays: 50 }, { hand: 'fourOfAKind', pays: 25 }, ...lesser(9, 6, 4, 2)],
  },
  bonusPoker: { returned: 0.99166, rows: [...quads(80, 40, 25), ...lesser(8, 5, 4, 2)] },
  doubleBonus: { returned: 0.99106, rows: [...quads(160, 80, 50), ...lesser(9, 7, 5, 1)] },
  doubleDoubleBonus: {
    returned: 0.98981,
    rows: [
      ROYAL,
      { hand: 'straightFlush', pays: 50 },
      { hand: 'fourOfAKind', ranks: ['A'], kickers: ['2', '3', '4'], pays: 400 },
      { hand: 'fourOfAKind', ranks: ['A'], pays: 160 },
      { hand: 'fourOfAKind', ranks: ['2', '3', '4'], kickers: ['A', '2', '3', '4'], pays: 160 },
      { hand: 'fourOfAKind', ranks: ['2', '3', '4'], pays: 80 },
      { hand: 'fourOfAKind', ranks: MIDDLE, pays: 50 },
      ...lesser(9, 6, 4, 1),
    ],
  },
  notSoUglyDeuces: { returned: 0.99728, wild: ['2'], rows: wildRows(16, 10, 4, 4, 3) },
  illinoisDeuces: { returned: 0.98913, wild: ['2'], rows: wildRows(15, 9, 4, 4, 3) },
  fullPayDeuces: { returned: 1.00762, wild: ['2'], rows: wildRows(15, 9, 5, 3, 2) },
  jokerPoker: {
    ...{ returned: 0.98085, joker: true },
    rows: [
      NATURAL_ROYAL,
      { hand: 'fiveOfAKind', pays: 200 },
      { hand: 'royalFlush', pays: 100 },
      { hand: 'straightFlush', pays: 50 },
      { hand: 'fourOfAKind', pays: 17 },
      { hand: 'fullHouse', pays: 7 },
      { hand: 'flush', pays: 5 },
      { hand: 'straight', pays: 3 },
      { hand: 'threeOfAKind', pays: 2 },
      { hand: 'twoPair', pays: 1 },
      { hand: 'pair', ranks: ['K', 'A'], pays: 1 },
    ],
  },
}

/** What the game's own pay table says. */
const USUAL = 'usual'
/** Rows that may be asked for, and what a coin more in each is worth, about. */
const ROW_WORTH = {
  straightFlush: 0.0001,
  fourOfAKind: 0.0024,
  fullHouse: 0.0115,
  flush: 0.0115,
  straight: 0.012,
} as const
type Asked = keyof typeof ROW_WORTH
const isAsked = (hand: string): hand is Asked => Object.hasOwn(ROW_WORTH, hand)

export const videoPokerDesigner: TableDesigner = {
  rules: {
    game: Object.keys(GAMES),
    fullHouse: [USUAL, '10', '9', '8', '7', '6', '5', '4', '3'],
    flush: [USUAL, '8', '7', '6', '5', '4', '3', '2'],
    straight: [USUAL, '6', '5', '4', '3', '2'],
    fourOfAKind: [USUAL, '80', '50', '40', '30', '25', '20', '18', '17', '16', '15', '5', '4'],
    hands: ['1', '3', '5', '10', '15', '25', '50', '100'],
    doubleUp: ['yes', 'no'],
    straightFlush: [
      USUAL,
      '200',
      '160',
      '100',
      '80',
      '75',
      '60',
      '50',
      '40',
      '30',
      '25',
      '20',
      '13',
      '12',
      '11',
      '10',
      '9',
    ],
  },
  sideBets: [],
  // Played well, it returns more than is staked.
  near: { game: { fullPayDeuces: 'notSoUglyDeuces' } },
  chosen: { game: Object.keys(GAMES), fullHouse: [USUAL, '8', '7', '6'], flush: [USUAL, '5'] },
  limits: { min: 1, max: 5 },
  estimate: ({ game = '', ...rules }) =>
    (GAMES[game]?.rows ?? []).reduce((sum, { hand, pays }) => {
      const wished = isAsked(hand) ? rules[hand] : undefined
      return isAsked(hand) && wished !== undefined && wished !== USUAL
        ? sum + ROW_WORTH[hand] * (Number(wished) - pays)
        : sum
    }, GAMES[game]?.returned ?? 1),
  estimateOff: 0.002,
  build: fieldsOf,
  mainGroup: 'hand',
  starts: () => [
    { moments: ['dealt-twoPair'], oneIn: 2 },
    { moments: ['dealt-threeOfAKind'] },
    { moments: ['dealt-straight', 'dealt-flush', 'dealt-fullHouse'] },
    { moments: ['dealt-highCard'], oneIn: 12 },
  ],
}

function fieldsOf({ game = '', hands, doubleUp, ...rules }: ChosenRules, { maxCoins }: DesignWish): KindFields | null {
  const found = GAMES[game]
  const pays = found && paid(found.rows, rules)
  if (found === undefined || pays === null || pays === undefined) return null
  return {
    kind: 'videoPoker',
    ...(found.joker && { joker: true }),
    ...(found.wild && { wild: found.wild }),
    pays,
    fullCoins: Math.min(5, maxCoins),
    ...(Number(hands) > 1 && { hands: Number(hands) }),
    ...(doubleUp === 'yes' && { doubleUp: { rounds: 5 } }),
  }
}

/** @returns `null` where a better hand would pay no more, or where the game tells fours of a kind apart */
function paid(rows: Rows, rules: ChosenRules): Rows | null {
  const fours = rows.filter(({ hand }) => hand === 'fourOfAKind').length
  if (fours > 1 && rules.fourOfAKind !== USUAL) return null
  const changed = rows.map((row) => {
    const wished = rules[row.hand] ?? USUAL
    return wished === USUAL ? row : { ...row, pays: Number(wished) }
  })
  // The fours of a kind that a game pays apart are in no order, and some pay more than straight flushes.
  const ordered = changed
    .filter(({ hand }) => isAsked(hand) && hand !== 'straightFlush')
    .filter((row, i, all) => row.hand !== all[i + 1]?.hand)
  const falls = ordered.every(({ pays }, i) => i === 0 || pays <= (ordered[i - 1]?.pays ?? 0))
  const [fullHouse, flush] = (['fullHouse', 'flush'] as const).map(
    (name) => changed.find(({ hand }) => hand === name)?.pays,
  )
  return falls && (fullHouse ?? 0) > (flush ?? 0) ? changed : null
}
