import { checkout } from '@spilvaerk/messages/checkout'
import { type GameSummary, OFFERS, type OfferOption } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { offerWords } from '../offer/offer-words.ts'
import type { OrderItem } from '../payment/attempt.ts'
import { PaymentSection } from '../payment/PaymentSection.tsx'
import { formatDkk } from '../payment/words.ts'
import { BackButton } from '../purchase/BackButton.tsx'
import { GameForSale } from '../purchase/GameForSale.tsx'
import { PurchasedGame } from '../purchase/PurchasedGame.tsx'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

type CheckoutPageProps = {
  readonly gameId?: number | undefined
  readonly option?: OfferOption | undefined
  readonly order?: string | undefined
  readonly onOrder: (id: string | undefined) => void
}

/** Pays for an offer of the offer page, at the offer's price. */
export function CheckoutPage({ gameId, option, order, onOrder }: CheckoutPageProps) {
  if (gameId === undefined || option === undefined) return <NoOffer />
  return (
    <GameForSale id={String(gameId)} isPaying={order !== undefined}>
      {(game) => <Checkout key={option} game={game} option={option} order={order} onOrder={onOrder} />}
    </GameForSale>
  )
}

type CheckoutProps = Pick<CheckoutPageProps, 'order' | 'onOrder'> & {
  readonly game: GameSummary
  readonly option: OfferOption
}

function Checkout({ game, option, order, onOrder }: CheckoutProps) {
  const t = textsOf(checkout)
  usePageTitle(t('title'))
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-18 pb-16 md:px-8">
      <header className="flex items-center gap-3">
        <BackButton />
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr] xl:gap-8">
        <div className="grid min-w-0 gap-6">
          <PurchasedGame game={game} />
          <ChosenOffer gameId={game.id} option={option} />
        </div>
        <div className="min-w-0">
          <PaymentSection gameName={game.name} item={offeredItem(game.id, option)} orderId={order} onOrder={onOrder} />
        </div>
      </div>
    </div>
  )
}

function offeredItem(gameId: number, offer: OfferOption): OrderItem {
  const terms = OFFERS[offer]
  return 'months' in terms
    ? { gameId, offer, ownershipType: 'lease', duration: terms.months }
    : { gameId, offer, ownershipType: 'purchase' }
}

function ChosenOffer({ gameId, option }: { readonly gameId: number; readonly option: OfferOption }) {
  const { name, saving, points } = offerWords(option)
  return (
    <section aria-labelledby="tilbud" className="panel grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tilbud" className="flex flex-wrap items-center gap-2 text-xl">
          {name}
          {saving && <Badge tone="green">{saving}</Badge>}
        </h2>
        <span className="font-bold font-display text-2xl text-lamp-bright tabular-nums">
          {formatDkk(OFFERS[option].price)}
        </span>
      </div>
      <ul className="grid gap-1.5 text-muted">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-green-text" />
            {point}
          </li>
        ))}
      </ul>
      <Link
        to="/games/$id/offer"
        params={{ id: String(gameId) }}
        className={buttonClass('secondary', 'sm', 'justify-self-start')}
      >
        {textsOf(checkout)('anotherOffer')}
      </Link>
    </section>
  )
}

function NoOffer() {
  const t = textsOf(checkout)
  usePageTitle(t('title'))
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={t('noOffer')}
        hint={t('noOfferHint')}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {t('backToCasino')}
          </Link>
        }
      />
    </>
  )
}
