import { tables } from '@spilvaerk/messages/tables'
import type { Holder, TableDefinition, TableEvent } from '@spilvaerk/table-games'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { describeBonus, isBonus } from './describe-bonus.ts'
import { describeGuess, isOfGuess } from './describe-guess.ts'
import { describeHands, isOfHands } from './describe-hands.ts'
import { describePaiGow, isOfPaiGow } from './describe-pai-gow.ts'
import { cardName, type Names } from './names.ts'

export interface EventWords {
  readonly definition: TableDefinition
  readonly names: Names
  readonly money: (coins: number) => string
}

/** An event in words, for the line of the table and for screen readers. */
export function describeEvent(event: TableEvent, words: EventWords): string {
  if (isBonus(event)) return describeBonus(event, words.names)
  if (isOfHands(event)) return describeHands(event, words)
  if (isOfPaiGow(event)) return describePaiGow(event)
  if (isOfGuess(event)) return describeGuess(event, words.definition)
  const { names } = words
  const t = textsOf(tables)
  switch (event.type) {
    case 'cardDealt':
    case 'cardShown':
      return describeCard(event, words)
    case 'numbersStruck':
      return t('events.numbersStruck', {
        numbers: event.struck.map(({ pocket, pays }) => t('events.struck', { pocket, pays })).join(', '),
      })
    case 'ballLanded':
      return t('events.ballLandedColour', { pocket: event.pocket, colour: colourName(event.pocket, words) })
    case 'stakesImprisoned':
      return t('events.stakesImprisoned', { spots: event.spots.map(names.spot).join(', '), count: event.wins })
    case 'wheelStopped':
      return t('events.wheelStopped', { symbol: names.spot(event.symbol) })
    case 'handsCounted':
      return t('events.handsCounted', {
        player: event.player,
        banker: event.banker,
        winner: t(`winners.${event.winner}`),
      })
    case 'cardsCompared':
      return t(`higher.${event.higher}`)
    case 'pointChanged':
      return event.point === 0 ? t('events.pointOff') : t('events.pointOn', { point: event.point })
    case 'betTravelled':
      return t('events.betTravelled', { spot: names.spot(event.spot), point: event.point })
    case 'betTakenDown':
      return t('events.betTakenDown', { spot: names.spot(event.spot), amount: words.money(event.coins) })
    case 'betDecided':
    case 'spotSettled':
      return settledText(event, words)
    case 'numbersPicked':
      return t('events.numbersPicked', { numbers: event.numbers.join(', ') })
    case 'numbersDrawn':
      return t('events.numbersDrawn', { numbers: event.numbers.join(', ') })
    case 'cardScratched':
      return t('events.cardScratched', {
        prize: event.prize === undefined ? t('events.noPrize') : names.spot(event.prize),
      })
    case 'ballFell':
      return t('events.ballFell', { bucket: event.bucket + 1 })
    case 'cellOpened':
      return t(event.mine ? 'events.cellMine' : 'events.cellSafe', { cell: event.cell })
    case 'minesShown':
      return t('events.minesShown', { cells: event.cells.join(', ') })
    case 'numberDrawn':
      return t('events.numberDrawn', { number: formatNumber(event.number) })
    case 'coinTossed':
      return t('events.coinTossed', { side: t(`sides.${event.side}`) })
    case 'handNamed':
      return t('events.handNamed', { holder: holderName(event.of, words), hand: t(`hands.${event.name}`) })
    case 'handDrawn':
      return t('events.handDrawn', { number: event.hand, hand: t(`hands.${event.name}`) })
    case 'colourDrawn':
      return t(event.doubled ? 'events.doubled' : 'events.notDoubled', { card: cardName(event.card) })
    case 'diceThrown':
      return t('events.diceThrown', {
        dice: event.dice.join(', '),
        total: event.dice.reduce((sum, die) => sum + die, 0),
      })
    case 'moveMade':
      return event.coins === 0
        ? t('events.moveMade', { move: names.move(event.move) })
        : t('events.moveMadeFor', { move: names.move(event.move), amount: words.money(event.coins) })
  }
}

type CardEvent = Extract<TableEvent, { readonly type: 'cardDealt' | 'cardShown' }>

function describeCard(event: CardEvent, words: EventWords): string {
  const t = textsOf(tables)
  const happened = event.type === 'cardDealt' && event.card === undefined ? 'cardHidden' : event.type
  const card = event.card === undefined ? '' : cardName(event.card)
  return isYou(event.to, words)
    ? t(`events.${happened}You`, { card })
    : t(`events.${happened}`, { holder: holderName(event.to, words), card })
}

const isYou = (holder: Holder, { definition }: EventWords): boolean =>
  holder === 'player' && definition.kind !== 'baccarat'

/** In baccarat nobody of the two sides is the one who plays. */
const holderName = (holder: Holder, words: EventWords): string =>
  textsOf(tables)(holder === 'player' && !isYou(holder, words) ? 'holders.playerSide' : `holders.${holder}`)

function colourName(pocket: string, { definition }: EventWords): string {
  const t = textsOf(tables)
  if (definition.kind !== 'roulette' || definition.zeros.includes(pocket)) return t('colours.green')
  return t(definition.red.includes(pocket) ? 'colours.red' : 'colours.black')
}

type Settled = { readonly spot: string; readonly stakedCoins: number; readonly paidCoins: number }

function settledText({ spot, stakedCoins, paidCoins }: Settled, { names, money }: EventWords): string {
  const t = textsOf(tables)
  if (paidCoins === 0) return t('events.betLost', { spot: names.spot(spot) })
  if (paidCoins === stakedCoins) return t('events.betBack', { spot: names.spot(spot) })
  if (paidCoins < stakedCoins)
    return t('events.betPart', { spot: names.spot(spot), amount: money(paidCoins), staked: money(stakedCoins) })
  return t('events.betWon', { spot: names.spot(spot), amount: money(paidCoins) })
}
