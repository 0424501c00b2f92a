import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, type LyingCard } from '../../cards/read-cards.ts'
import { blackjackTotal } from '../../cards/totals.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps, TableSpot } from '../../felt/felt.ts'
import { askedHand, betSpots, blackjackHands, type ShownHand } from './blackjack-hands.ts'
import '../poker/poker.css'
import './blackjack.css'

type Blackjack = Extract<TableDefinition, { kind: 'blackjack' }>
type Felt = FeltProps<Blackjack>

/** The dealer above, a seat for each hand below: its hands side by side where a pair was split, and its spots. */
export function BlackjackFelt(felt: Felt) {
  const { events } = felt
  const dealer = cardsOf(events, 'dealer')
  const hands = blackjackHands(events)
  const seats = seatsOf(felt.spots)
  const played = playedSeats(felt, seats)
  const t = textsOf(felts)
  return (
    <CardFelt kind="blackjack">
      <Hand felt={felt} label={t('hands.dealer')} cards={dealer} places={2}>
        <p className="hand-line">
          <span className="hand-owner">{t('owners.dealer')}</span>
          {dealer.length > 0 && <Badge>{totalText(dealer)}</Badge>}
        </p>
      </Hand>
      <Rules definition={felt.definition} />
      <div className="blackjack-seats" data-seats={seats.length}>
        {seats.map((spots, seat) => (
          <section key={spots[0]?.id} className="blackjack-seat">
            <div className="blackjack-hands">
              {hands
                .filter((one) => played[one.seat] === seat)
                .map((one, i) => (
                  <SeatHand key={one.hand} felt={felt} shown={one} number={seats.length > 1 || i > 0 ? seat + 1 : 0} />
                ))}
            </div>
            <div className="blackjack-spots">
              {spots.map(({ id, name, group }) => (
                <FeltSpot
                  key={id}
                  id={id}
                  className={group === 'hand' ? 'poker-spot blackjack-main' : 'poker-spot blackjack-side'}
                >
                  <span>{name}</span>
                </FeltSpot>
              ))}
            </div>
          </section>
        ))}
      </div>
    </CardFelt>
  )
}

/** The spots of each seat: its hand first, then what needs it. */
const seatsOf = (spots: readonly TableSpot[]): readonly (readonly TableSpot[])[] =>
  spots.filter(({ group }) => group === 'hand').map((hand) => [hand, ...spots.filter(({ needs }) => needs === hand.id)])

/** Which seats play in this round, from left to right: hands are numbered by them. */
function playedSeats({ phase, lying, past, events }: Felt, seats: ReturnType<typeof seatsOf>): readonly number[] {
  const bet = phase === 'over' ? new Set(past[0]?.spots.map(({ spot }) => spot)) : betSpots(lying.keys(), events)
  return seats.flatMap(([hand], seat) => (hand && bet.has(hand.id) ? [seat] : []))
}

function totalText(cards: readonly LyingCard[]): string {
  const { total, soft } = blackjackTotal(cards)
  return textsOf(felts)(soft ? 'blackjack.soft' : 'blackjack.total', { total })
}

type SeatHandProps = { readonly felt: Felt; readonly shown: ShownHand; readonly number: number }

function SeatHand({ felt, shown, number }: SeatHandProps) {
  const { cards, end, result, hand } = shown
  const t = textsOf(felts)
  const isAsked = felt.phase === 'asked' && askedHand(felt.events) === hand
  return (
    <Hand
      felt={felt}
      label={number > 0 ? t('hands.playerNumber', { number }) : t('hands.player')}
      cards={cards}
      form="fan"
      isActive={isAsked}
    >
      <p className="hand-line">
        <Badge tone={end === 'bust' ? 'lost' : end === 'natural' ? 'won' : 'plain'}>{handText(cards, end)}</Badge>
        {result && (
          <Badge tone={result === 'won' ? 'won' : result === 'lost' ? 'lost' : 'plain'}>
            {t(`blackjack.${result}`)}
          </Badge>
        )}
      </p>
    </Hand>
  )
}

function handText(cards: readonly LyingCard[], end: ShownHand['end']): string {
  const t = textsOf(felts)
  const { total } = blackjackTotal(cards)
  switch (end) {
    case 'natural':
      return t('blackjack.natural')
    case 'bust':
      return t('blackjack.bust', { total })
    case 'charlie':
      return t('blackjack.charlie', { total })
    default:
      return totalText(cards)
  }
}

/** What is printed on the cloth. */
function Rules({ definition: { natural, soft17, insurance } }: { readonly definition: Blackjack }) {
  const t = textsOf(felts)
  return (
    <ul className="blackjack-rules">
      <li>{t('blackjack.rule.natural', { pays: natural.pays, to: natural.to })}</li>
      <li>{t(`blackjack.rule.${soft17}`)}</li>
      {insurance && <li>{t('blackjack.rule.insurance')}</li>}
    </ul>
  )
}
