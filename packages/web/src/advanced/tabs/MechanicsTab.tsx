import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { useDraft } from '../draft.ts'
import { RANGES, VOLATILITIES } from '../presets.ts'

export function MechanicsTab() {
  const { settings, change } = useDraft()
  const { reels, paylines, rtp, volatility } = settings
  return (
    <div className="grid gap-6">
      <Slider label="Hjul" value={reels} {...RANGES.reels} onChange={(next) => change({ settings: { reels: next } })} />
      <Slider
        label="Gevinstlinjer"
        value={paylines}
        {...RANGES.paylines}
        onChange={(next) => change({ settings: { paylines: next } })}
      />
      <Slider
        label="RTP"
        unit="%"
        value={rtp}
        {...RANGES.rtp}
        onChange={(next) => change({ settings: { rtp: next } })}
      />
      <Field label="Volatilitet" help="Hvor sjældent og hvor meget spillet betaler.">
        {({ id }) => (
          <Select
            id={id}
            value={volatility}
            options={VOLATILITIES}
            onChange={(next) => change({ settings: { volatility: next } })}
          />
        )}
      </Field>
      <p className="text-muted text-sm">
        Matematikken bliver bevist, når spillet genereres: den RTP, du ser bagefter, er beregnet og ikke gættet.
      </p>
    </div>
  )
}
