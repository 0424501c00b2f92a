import { VISUAL_EFFECTS, type VisualEffect } from '../../game/presentation/visual-effects.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useDraft } from '../draft.ts'
import { COLOUR_SCHEMES, RANGES } from '../presets.ts'

export function VisualTab() {
  const { settings, setVisuals } = useDraft()
  const { animations, speed, effects, colorScheme } = settings.visuals
  const toggle = (effect: VisualEffect, on: boolean): void =>
    setVisuals({
      effects: VISUAL_EFFECTS.map(({ name }) => name).filter((name) => (name === effect ? on : effects.includes(name))),
    })
  return (
    <div className="grid gap-6">
      <Switch label="Animationer" checked={animations} onChange={(on) => setVisuals({ animations: on })} />
      <Slider
        label="Animationshastighed"
        unit="gange"
        value={speed}
        {...RANGES.speed}
        disabled={!animations}
        onChange={(next) => setVisuals({ speed: next })}
      />
      <Field label="Farveskema">
        {({ id }) => (
          <Select
            id={id}
            value={colorScheme}
            options={COLOUR_SCHEMES}
            onChange={(next) => setVisuals({ colorScheme: next })}
          />
        )}
      </Field>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-display font-bold text-lg">Visuelle effekter</legend>
        {VISUAL_EFFECTS.map(({ name, about }) => (
          <Checkbox
            key={name}
            label={
              <>
                <span className="font-medium">{name}</span> <span className="text-muted">– {about}</span>
              </>
            }
            checked={effects.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
        ))}
        <p className="text-muted text-sm">
          {animations
            ? 'Se dem i forhåndsvisningen. De holder stille for spillere, der har bedt om mindre bevægelse.'
            : 'Slå animationer til for at se effekterne.'}
        </p>
      </fieldset>
    </div>
  )
}
