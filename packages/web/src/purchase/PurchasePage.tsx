import { purchase } from '@spilvaerk/messages/purchase'
import type { GameSummary } from '@spilvaerk/schemas'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { titleOf } from '../lib/title-of.ts'
import { trpc } from '../lib/trpc.ts'
import { PaymentSection } from '../payment/PaymentSection.tsx'
import { AccessChoice } from './AccessChoice.tsx'
import { BackButton } from './BackButton.tsx'
import { choiceOf, FIRST_CHOICE, orderItemOf } from './choice.ts'
import { GameForSale } from './GameForSale.tsx'
import { LeasedAlready } from './LeasedAlready.tsx'
import { PurchasedGame } from './PurchasedGame.tsx'

type PurchasePageProps = {
  readonly id: string
  readonly orderId: string | undefined
  readonly onOrder: (id: string | undefined) => void
}

export function PurchasePage({ id, ...rest }: PurchasePageProps) {
  return (
    <GameForSale id={id} isPaying={rest.orderId !== undefined}>
      {(game) => <Purchase game={game} {...rest} />}
    </GameForSale>
  )
}

type PurchaseProps = Omit<PurchasePageProps, 'id'> & { readonly game: GameSummary }

function Purchase({ game, orderId, onOrder }: PurchaseProps) {
  const t = textsOf(purchase)
  usePageTitle(t('titleOf', { name: titleOf(game) }))
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const own = trpc.dashboard.games.useQuery().data?.find(({ id }) => id === game.id)
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-18 pb-16 md:px-8">
      <header className="flex items-center gap-3">
        <BackButton />
        <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr] xl:gap-8">
        <div className="grid min-w-0 gap-6">
          <PurchasedGame game={game} />
          {!orderId && own && <LeasedAlready game={own} />}
          {!orderId && own?.ownershipType !== 'purchase' && <AccessChoice choice={choice} onChoose={setChoice} />}
        </div>
        <div className="min-w-0">
          <PaymentSection
            gameName={titleOf(game)}
            item={orderItemOf(game.id, choice)}
            orderId={orderId}
            onOrder={onOrder}
            onAgain={(order) => setChoice(choiceOf(order))}
          />
        </div>
      </div>
    </div>
  )
}
