/** Craps in a definition, and what its rounds tell. */
import {
  COINS as COIN_COUNT,
  event,
  field,
  flag,
  NUMBER,
  object,
  optional,
  type Shape,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'
import { kindGrammar, PAY_RATIO, PAYS } from '../../core/grammar.ts'

const byPoint = (of: Shape, sentence: string) => ({
  fourTen: field(of, `${sentence} on 4 and 10.`),
  fiveNine: field(of, `${sentence} on 5 and 9.`),
  sixEight: field(of, `${sentence} on 6 and 8.`),
})

const ODDS = object('CrapsOdds', 'How much may be added behind a bet on the line.', {
  ...byPoint(whole(1, 100), 'In times the bet'),
  per: optional(whole(1, 3), 'For each so many coins of the bet: 5 for each 2 are two and a half times.', '1'),
})
const PLACE = object('CrapsPlace', 'What place bets pay.', byPoint(PAY_RATIO, 'What is paid'))

const COMMISSION = object('CrapsCommission', 'A bet at true odds, for a commission.', {
  percent: field(whole(1, 20), 'Of a buy bet in hundredths of the bet, of a lay bet in hundredths of what it can win.'),
  taken: field(
    word(['onBet', 'onWin']),
    'With the bet, whose coins then hold it beside what is bet (21 coins for 20), or from a win alone.',
  ),
})

const FIELD = object('CrapsField', 'The next throw is 2, 3, 4, 9, 10, 11 or 12: 1 to 1, but for the two ends.', {
  two: field(PAYS, 'What a 2 pays.'),
  twelve: field(PAYS, 'What a 12 pays.'),
})

const HARD = object('CrapsHardways', 'Two equal dice, before the same total comes otherwise or a 7.', {
  fourTen: field(PAYS, 'What 2-2 and 5-5 pay.'),
  sixEight: field(PAYS, 'What 3-3 and 4-4 pay.'),
  per: optional(whole(1, 10), 'For each so many coins: 15 for each 2 are seven and a half to one.', '1'),
})

const HOPS = object('CrapsHops', 'The very dice of the next throw, in either order.', {
  hard: field(PAYS, 'What two equal ones pay.'),
  easy: field(PAYS, 'What two that differ pay.'),
})

const NEXT = object('CrapsPropositions', 'Bets on the next throw. What is left out is not offered.', {
  anySeven: optional(PAYS, 'A 7.', 'not offered'),
  anyCraps: optional(PAYS, '2, 3 or 12.', 'not offered'),
  two: optional(PAYS, 'A 2.', 'not offered'),
  three: optional(PAYS, 'A 3.', 'not offered'),
  eleven: optional(PAYS, 'An 11.', 'not offered'),
  twelve: optional(PAYS, 'A 12.', 'not offered'),
})

const BUNDLES = object(
  'CrapsBundles',
  'Several propositions as one bet, in equal shares. Each needs its propositions.',
  {
    horn: optional(flag, '2, 3, 11 and 12, each for a fourth.', 'false'),
    crapsEleven: optional(flag, 'Any craps and 11, each for a half.', 'false'),
    world: optional(flag, 'A horn and any 7, each for a fifth.', 'false'),
  },
)

const SIDES = object('CrapsLowHigh', 'Low dice win on 2 to 6 and high dice on 8 to 12: 1 to 1, but for the end.', {
  end: field(PAYS, 'What a 2 pays on low dice and a 12 on high dice.'),
})

export const GRAMMAR = kindGrammar(
  'craps',
  'CrapsDefinition',
  'Two dice. A round goes on from its first throw until every bet of it is decided; before each further throw the player may bet more, or take down what a throw has left. A bet comes down when it wins.',
  {
    bar: field(word(['two', 'twelve']), 'The throw on which bets against the line push when there is no point.'),
    odds: optional(ODDS, 'Odds behind bets on the line and against it, at true odds.', 'none'),
    come: optional(flag, 'Come and don’t come, while there is a point.', 'false'),
    place: optional(PLACE, 'Place bets: the number before a 7. They rest while there is no point.', 'none'),
    buy: optional(COMMISSION, 'Buy bets: as place bets, at true odds. They rest while there is no point.', 'none'),
    lay: optional(COMMISSION, 'Lay bets: a 7 before the number. They rest while there is no point.', 'none'),
    big: optional(flag, 'Big six and big eight: the number before a 7, 1 to 1.', 'false'),
    hardways: optional(HARD, 'Two equal dice.', 'none'),
    field: optional(FIELD, 'The field.', 'none'),
    propositions: optional(NEXT, 'Bets on the next throw.', 'none'),
    bundles: optional(BUNDLES, 'Horn, craps and eleven, world.', 'none'),
    hops: optional(HOPS, 'The very dice of the next throw.', 'none'),
    lowHigh: optional(SIDES, 'Low dice and high dice.', 'none'),
  },
)

export const EVENTS = [
  event('PointChanged', 'There is another point, or none.', {
    point: field(NUMBER, 'The point; 0 for none.'),
  }),
  event('BetTravelled', 'A bet waits for a number of its own from now on.', {
    spot: field({ kind: 'string' }, 'The id of the spot.'),
    point: field(NUMBER, 'The number.'),
  }),
  event('BetTakenDown', 'The player took a bet down: its coins come back.', {
    spot: field({ kind: 'string' }, 'The id of the spot.'),
    coins: field(COIN_COUNT, 'What came down.'),
    point: optional(NUMBER, 'The number that it waited for.', 'it waited for none of its own'),
  }),
  event('BetDecided', 'A bet was decided.', {
    spot: field({ kind: 'string' }, 'The id of the spot.'),
    stakedCoins: field(COIN_COUNT, 'What lay there.'),
    paidCoins: field(COIN_COUNT, 'What it pays back, stake included.'),
  }),
]
