import { offer } from '@spilvaerk/messages/offer'
import { OFFER_OPTIONS, OFFERS, type OfferOption } from '@spilvaerk/schemas'
import { Check } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { formatDkk } from '../payment/words.ts'
import { ChoiceCard } from '../purchase/ChoiceCard.tsx'
import { Badge } from '../ui/badge.tsx'
import { offerWords } from './offer-words.ts'

type OfferChoiceProps = { readonly option: OfferOption; readonly onChoose: (option: OfferOption) => void }

export function OfferChoice({ option, onChoose }: OfferChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-4 font-bold font-display text-2xl">{textsOf(offer)('choose')}</legend>
      <div className="grid gap-3">
        {OFFER_OPTIONS.map((key) => (
          <ChoiceCard
            key={key}
            group="tilbud"
            value={key}
            isChosen={option === key}
            onChoose={() => onChoose(key)}
            className="sm:p-5"
          >
            <Offer option={key} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}

/** What a lease costs less than as many single months. */
function trueSaving(option: OfferOption): string {
  const { price, months = 1 }: { readonly price: number; readonly months?: number } = OFFERS[option]
  const apart = months * OFFERS.rent_1_month.price
  const percent = Math.round(((apart - price) / apart) * 100)
  const amounts = { apart: formatDkk(apart), saved: formatDkk(apart - price) }
  return textsOf(offer)('offers.trueSaving', { months, percent, ...amounts })
}

function Offer({ option }: { readonly option: OfferOption }) {
  const { name, saving, isPopular, points } = offerWords(option)
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold text-lg">
          {name}
          {isPopular && <Badge tone="lamp">{textsOf(offer)('isPopular')}</Badge>}
          {saving && <Badge tone="green">{saving}</Badge>}
        </span>
        <span className="font-bold font-display text-lamp-bright text-xl tabular-nums">
          {formatDkk(OFFERS[option].price)}
        </span>
      </span>
      {saving && <span className="text-sm">{trueSaving(option)}</span>}
      <span className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        {points.map((point) => (
          <span key={point} className="inline-flex items-center gap-1.5">
            <Check aria-hidden className="size-4 shrink-0 text-green-text" />
            {point}
          </span>
        ))}
      </span>
    </>
  )
}
