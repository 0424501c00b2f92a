import { advanced } from '@spilvaerk/messages/advanced'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { useDraft } from '../draft.ts'
import { RANGES, VOLATILITIES } from '../presets.ts'

export function MechanicsTab() {
  const t = textsOf(advanced)
  const { settings, change } = useDraft()
  const { reels, paylines, rtp, volatility } = settings
  return (
    <div className="grid gap-6">
      <Slider
        label={t('mechanics.reels')}
        value={reels}
        {...RANGES.reels}
        onChange={(next) => change({ settings: { reels: next } })}
      />
      <Slider
        label={t('mechanics.paylines')}
        value={paylines}
        {...RANGES.paylines}
        onChange={(next) => change({ settings: { paylines: next } })}
      />
      <Slider
        label={t('mechanics.rtp')}
        unit="%"
        value={rtp}
        {...RANGES.rtp}
        onChange={(next) => change({ settings: { rtp: next } })}
      />
      <Field label={t('mechanics.volatility')} help={t('mechanics.volatilityHelp')}>
        {({ id }) => (
          <Select
            id={id}
            value={volatility}
            options={VOLATILITIES.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(next) => change({ settings: { volatility: next } })}
          />
        )}
      </Field>
      <p className="text-muted text-sm">{t('mechanics.note')}</p>
    </div>
  )
}
