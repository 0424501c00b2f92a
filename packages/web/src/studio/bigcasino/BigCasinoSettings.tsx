import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { COMPLEXITIES, type Complexity, STYLES, type Style } from './presets.ts'

export interface BigSettings {
  readonly complexity: Complexity
  readonly style: Style
  readonly innovation: number
}

const STYLE_WORDS = { any: 'Any', slots: 'Slots', table: 'Table games', modern: 'Modern' } as const

type SettingsProps = {
  readonly settings: BigSettings
  readonly onChange: (change: Partial<BigSettings>) => void
}

export const BigCasinoSettings = ({ settings, onChange }: SettingsProps) => (
  <Card aria-labelledby="big-settings" className="grid grid-cols-1 gap-5">
    <h2 id="big-settings" className="text-xl">
      Settings
    </h2>
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid gap-1.5 text-sm">
        <span className="font-medium">Game Complexity</span>
        <Select
          label="Game Complexity"
          value={settings.complexity}
          options={COMPLEXITIES.map(({ id, label }) => ({ value: id, label }))}
          onChange={(complexity) => onChange({ complexity })}
        />
      </div>
      <div className="grid gap-1.5 text-sm">
        <span className="font-medium">Preferred Game Style</span>
        <Select
          label="Preferred Game Style"
          value={settings.style}
          options={STYLES.map((style) => ({ value: style, label: STYLE_WORDS[style] }))}
          onChange={(style) => onChange({ style })}
        />
      </div>
    </div>
    <Slider
      label="Innovation Level"
      value={settings.innovation}
      min={0}
      max={100}
      step={1}
      onChange={(innovation) => onChange({ innovation })}
    />
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      Complexity sets the number of mini-games, style the prompts to pick from. A game holds five kinds of mini-games at
      most; its card says how many it got. The innovation level changes nothing:
      <DemoBadge />
    </p>
  </Card>
)
