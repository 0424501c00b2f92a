import { advanced } from '@spilvaerk/messages/advanced'
import { VISUAL_EFFECTS, type VisualEffect } from '../../game/presentation/visual-effects.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useDraft } from '../draft.ts'
import { effectWords } from '../preset-words.ts'
import { COLOUR_SCHEMES, RANGES } from '../presets.ts'

export function VisualTab() {
  const t = textsOf(advanced)
  const { settings, setVisuals } = useDraft()
  const { animations, speed, effects, colorScheme } = settings.visuals
  const toggle = (effect: VisualEffect, on: boolean): void =>
    setVisuals({
      effects: VISUAL_EFFECTS.map(({ name }) => name).filter((name) => (name === effect ? on : effects.includes(name))),
    })
  return (
    <div className="grid gap-6">
      <Switch label={t('visual.animations')} checked={animations} onChange={(on) => setVisuals({ animations: on })} />
      <Slider
        label={t('visual.speed')}
        unit={t('visual.times')}
        value={speed}
        {...RANGES.speed}
        disabled={!animations}
        onChange={(next) => setVisuals({ speed: next })}
      />
      <Field label={t('visual.scheme')}>
        {({ id }) => (
          <Select
            id={id}
            value={colorScheme}
            options={COLOUR_SCHEMES.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(next) => setVisuals({ colorScheme: next })}
          />
        )}
      </Field>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-display font-bold text-lg">{t('visual.effects')}</legend>
        {VISUAL_EFFECTS.map(({ name }) => (
          <Checkbox
            key={name}
            label={<EffectLabel {...effectWords(name)} />}
            checked={effects.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
        <p className="text-muted text-sm">{animations ? t('visual.note') : t('visual.off')}</p>
      </fieldset>
    </div>
  )
}

const EffectLabel = ({ name, about }: ReturnType<typeof effectWords>) => (
  <>
    <span className="font-medium">{name}</span> <span className="text-muted">– {about}</span>
  </>
)
