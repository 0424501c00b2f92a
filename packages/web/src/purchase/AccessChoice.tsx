import {
  LEASE_MONTHS,
  LEASE_PRESETS,
  leaseDiscount,
  leasePrice,
  MONTHLY_PRICE,
  PERMANENT_PRICE,
} from '@spilvaerk/schemas'
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
  const take = (change: Partial<Choice>) => onChoose({ ...choice, ...change })
  return (
    <section aria-labelledby="adgang" className="panel grid gap-6 p-5 sm:p-6">
      <fieldset className="grid gap-3">
        <legend id="adgang" className="mb-3 font-bold font-display text-xl">
          Vælg adgangstype
        </legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            group="adgangstype"
            value="purchase"
            isChosen={!isLease}
            onChoose={() => take({ ownershipType: 'purchase' })}
          >
            <span className="font-semibold">Permanent adgang</span>
            <span className="font-bold font-display text-2xl text-lamp-bright tabular-nums">
              {formatDkk(PERMANENT_PRICE)}
            </span>
            <span className="text-muted text-sm">Betal én gang. Spillet er dit for altid.</span>
          </ChoiceCard>
          <ChoiceCard
            group="adgangstype"
            value="lease"
            isChosen={isLease}
            onChoose={() => take({ ownershipType: 'lease' })}
          >
            <span className="font-semibold">Leje</span>
            <span className="font-bold font-display text-2xl text-lamp-bright tabular-nums">
              {formatDkk(MONTHLY_PRICE)}
              <span className="font-normal font-text text-base text-muted"> pr. måned</span>
            </span>
            <span className="text-muted text-sm">Spar op til 20 % på en længere periode.</span>
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
  const saved = savedOn(months)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-lg">Lejeperiode</legend>
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
              {leaseDiscount(preset) > 0 ? <Badge tone="green">{leaseDiscount(preset)} % rabat</Badge> : 'Uden rabat'}
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
          <span className="font-semibold">Tilpasset</span>
          <span className="text-muted text-sm">
            {LEASE_MONTHS.min} til {LEASE_MONTHS.max} måneder
          </span>
        </ChoiceCard>
      </div>
      {isCustom && (
        <div className="grid gap-3 rounded-md border border-line bg-ground/50 p-4">
          <Slider
            label="Antal måneder"
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
              for {formatMonths(months)}
              {saved > 0 && `, ${leaseDiscount(months)} % rabat: du sparer ${formatDkk(saved)}`}
            </span>
          </p>
        </div>
      )}
    </fieldset>
  )
}
