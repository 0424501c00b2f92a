import { bigcasino } from '@spilvaerk/messages/bigcasino'
import { textsOf } from '../../lib/page-language.ts'
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

const STYLE_WORDS = {
  any: 'styles.any',
  slots: 'styles.slots',
  table: 'styles.table',
  modern: 'styles.modern',
} as const

type SettingsProps = {
  readonly settings: BigSettings
  readonly onChange: (change: Partial<BigSettings>) => void
}

export const BigCasinoSettings = ({ settings, onChange }: SettingsProps) => {
  const t = textsOf(bigcasino)
  return (
    <Card aria-labelledby="big-settings" className="grid grid-cols-1 gap-5">
      <h2 id="big-settings" className="text-xl">
        {t('settings.title')}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid gap-1.5 text-sm">
          <span className="font-medium">{t('settings.complexity')}</span>
          <Select
            label={t('settings.complexity')}
            value={settings.complexity}
            options={COMPLEXITIES.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(complexity) => onChange({ complexity })}
          />
        </div>
        <div className="grid gap-1.5 text-sm">
          <span className="font-medium">{t('settings.style')}</span>
          <Select
            label={t('settings.style')}
            value={settings.style}
            options={STYLES.map((style) => ({ value: style, label: t(STYLE_WORDS[style]) }))}
            onChange={(style) => onChange({ style })}
          />
        </div>
      </div>
      <Slider
        label={t('settings.innovation')}
        value={settings.innovation}
        min={0}
        max={100}
        step={1}
        onChange={(innovation) => onChange({ innovation })}
      />
      <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
        {t('settings.what')}
        <DemoBadge />
      </p>
    </Card>
  )
}
