import { offer } from '@spilvaerk/messages/offer'
import { DEFAULT_OFFER, type GameSummary, OFFERS, type OfferOption } from '@spilvaerk/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, CreditCard, ShieldCheck, Zap } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { titleOf } from '../lib/title-of.ts'
import { formatDkk } from '../payment/words.ts'
import { GameForSale } from '../purchase/GameForSale.tsx'
import { toast } from '../toast/toasts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Rich } from '../ui/rich.tsx'
import { GameBanner } from './GameBanner.tsx'
import { GameFacts } from './GameFacts.tsx'
import { OfferChoice } from './OfferChoice.tsx'

export function OfferPage({ id }: { readonly id: string }) {
  return (
    <GameForSale id={id} loading={textsOf(offer)('loading')}>
      {(game) => <Offers game={game} />}
    </GameForSale>
  )
}

const PROMISES = [
  { icon: CreditCard, key: 'provider' },
  { icon: ShieldCheck, key: 'noCardKept' },
  { icon: Zap, key: 'atOnce' },
] as const

function Offers({ game }: { readonly game: GameSummary }) {
  const t = textsOf(offer)
  usePageTitle(t('pageTitle', { game: titleOf(game) }))
  const [option, setOption] = useState<OfferOption>(DEFAULT_OFFER)
  const toCheckout = useToCheckout()
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-18 pb-16 md:px-8">
      <Link
        to="/games/$id"
        params={{ id: String(game.id) }}
        className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('toGame')}
      </Link>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]">
        <GameBanner game={game} />
        <form
          className="panel grid gap-5 p-5 sm:p-7 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          onSubmit={(event) => {
            event.preventDefault()
            toCheckout(game.id, option)
          }}
        >
          <OfferChoice option={option} onChoose={setOption} />
          <Button
            type="submit"
            variant="buy"
            size="lg"
            className="w-full max-sm:h-auto max-sm:min-h-13 max-sm:whitespace-normal max-sm:px-3 max-sm:text-base"
          >
            {t('toPayment', { price: formatDkk(OFFERS[option].price) })}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
          <p className="text-muted text-sm">
            <Rich text={t('noneFits')} marks={{ period: (text) => <PeriodLink id={game.id} text={text} /> }} />
          </p>
          <ul className="grid gap-2 text-muted text-sm">
            {PROMISES.map(({ icon: Icon, key }) => (
              <li key={key} className="flex items-center gap-2.5">
                <Icon aria-hidden className="size-4 shrink-0 text-petrol-text" />
                {t(`promises.${key}`)}
              </li>
            ))}
          </ul>
        </form>
        <GameFacts game={game} />
      </div>
    </div>
  )
}

const PeriodLink = ({ id, text }: { readonly id: number; readonly text: string }) => (
  <Link to="/purchase/$id" params={{ id: String(id) }} className={TEXT_LINK}>
    {text}
  </Link>
)

/** A link to the checkout; a visitor logs in first, and the choice is kept. */
function useToCheckout(): (gameId: number, option: OfferOption) => void {
  const navigate = useNavigate()
  const isMember = useAuth((state) => state.isAuthenticated)
  return (gameId, option) => {
    if (isMember) return void navigate({ to: '/checkout', search: { gameId, option } })
    const t = textsOf(offer)
    toast({ title: t('logIn.title'), description: t('logIn.description') })
    void navigate({ to: '/auth/login', search: { next: `/checkout?gameId=${gameId}&option=${option}` } })
  }
}
