import { purchase } from '@spilvaerk/messages/purchase'
import {
  LEASE_MONTHS,
  LEASE_PRESETS,
  leaseDiscount,
  leasePrice,
  MONTHLY_PRICE,
  PERMANENT_PRICE,
} from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import { formatDkk, formatMonths } from '../payment/words.ts'
import { Badge } from '../ui/badge.tsx'
import { Slider } from '../ui/slider.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { type Choice, savedOn } from './choice.ts'
import { LeaseInformation } from './LeaseInformation.tsx'

type AccessChoiceProps = { readonly choice: Choice; readonly onChoose: (choice: Choice) => void }

/** Permanent or lease, and for how long. */
export function AccessChoice({ choice, onChoose }: AccessChoiceProps) {
  const isLease = choice.ownershipType === 'lease'
  const t = textsOf(purchase)
  const take = (change: Partial<Choice>) => onChoose({ ...choice, ...change })
  return (
    <section aria-labelledby="adgang" className="panel grid gap-6 p-5 sm:p-6">
      <fieldset className="grid gap-3">
        <legend id="adgang" className="mb-3 font-bold font-display text-xl">
          {t('access.legend')}
        </legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            group="adgangstype"
            value="purchase"
            isChosen={!isLease}
            onChoose={() => take({ ownershipType: 'purchase' })}
          >
            <span className="font-semibold">{t('access.permanent')}</span>
            <span className="font-bold font-display text-2xl text-lamp-bright tabular-nums">
              {formatDkk(PERMANENT_PRICE)}
            </span>
            <span className="text-muted text-sm">{t('access.permanentText')}</span>
          </ChoiceCard>
          <ChoiceCard
            group="adgangstype"
            value="lease"
            isChosen={isLease}
            onChoose={() => take({ ownershipType: 'lease' })}
          >
            <span className="font-semibold">{t('access.lease')}</span>
            <span className="font-bold font-display text-2xl text-lamp-bright tabular-nums">
              {formatDkk(MONTHLY_PRICE)}
              <span className="font-normal font-text text-base text-muted"> {t('access.perMonth')}</span>
            </span>
            <span className="text-muted text-sm">{t('access.leaseText')}</span>
          </ChoiceCard>
        </div>
      </fieldset>
      {isLease && (
        <>
          <LeasePeriod choice={choice} onChoose={onChoose} />
          <LeaseInformation />
        </>
      )}
    </section>
  )
}

function LeasePeriod({ choice, onChoose }: AccessChoiceProps) {
  const { months, isCustom } = choice
  const t = textsOf(purchase)
  const saved = savedOn(months)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-lg">{t('access.period')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {LEASE_PRESETS.map((preset) => (
          <ChoiceCard
            key={preset}
            group="lejeperiode"
            value={String(preset)}
            isChosen={!isCustom && months === preset}
            onChoose={() => onChoose({ ...choice, months: preset, isCustom: false })}
            className="p-3.5"
          >
            <span className="font-semibold">{formatMonths(preset)}</span>
            <span className="font-semibold text-lamp-bright tabular-nums">{formatDkk(leasePrice(preset))}</span>
            <span className="text-muted text-sm">
              {leaseDiscount(preset) > 0 ? (
                <Badge tone="green">{t('access.discount', { percent: leaseDiscount(preset) })}</Badge>
              ) : (
                t('access.noDiscount')
              )}
            </span>
          </ChoiceCard>
        ))}
        <ChoiceCard
          group="lejeperiode"
          value="custom"
          isChosen={isCustom}
          onChoose={() => onChoose({ ...choice, isCustom: true })}
          className="p-3.5"
        >
          <span className="font-semibold">{t('access.custom')}</span>
          <span className="text-muted text-sm">
            {t('access.customText', { min: LEASE_MONTHS.min, max: LEASE_MONTHS.max })}
          </span>
        </ChoiceCard>
      </div>
      {isCustom && (
        <div className="grid gap-3 rounded-md border border-line bg-ground/50 p-4">
          <Slider
            label={t('access.customMonths')}
            value={months}
            min={LEASE_MONTHS.min}
            max={LEASE_MONTHS.max}
            step={1}
            onChange={(next) => onChoose({ ...choice, months: next })}
          />
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
            <span className="font-bold font-display text-lamp-bright text-xl tabular-nums">
              {formatDkk(leasePrice(months))}
            </span>
            <span className="text-muted">
              {saved > 0
                ? t('access.sumSaved', {
                    months: formatMonths(months),
                    percent: leaseDiscount(months),
                    saved: formatDkk(saved),
                  })
                : t('access.sum', { months: formatMonths(months) })}
            </span>
          </p>
        </div>
      )}
    </fieldset>
  )
}
