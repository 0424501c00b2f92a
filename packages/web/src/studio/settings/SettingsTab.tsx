import { settings } from '@spilvaerk/messages/settings'
import { studio } from '@spilvaerk/messages/studio'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { DemoBadge, Demonstration } from '../Demonstration.tsx'
import { COMPRESSIONS, EXPORT_SETTINGS, useStudioSettings } from '../studio-settings.ts'
import { KeysCard } from './KeysCard.tsx'
import { RngPanel } from './RngPanel.tsx'

const rngFacts = () => {
  const t = textsOf(settings)
  return [
    { name: t('facts.cryptographic'), value: t('facts.enabled') },
    { name: t('facts.compliance'), value: t('facts.malta') },
    { name: t('facts.seed'), value: t('facts.on') },
  ]
}
const MOST_GAMES = 100

export const SettingsTab = () => {
  const t = textsOf(settings)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Demonstration>{t('what')}</Demonstration>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="studio-column">
          <RngConfiguration />
          <KeysCard />
        </div>
        <div className="studio-column">
          <ExportSettings />
          <ModelSettings />
          <Billing />
        </div>
      </div>
    </div>
  )
}

const RngConfiguration = () => {
  const t = textsOf(settings)
  return (
    <Card aria-labelledby="rng" className="studio-card grid gap-4">
      <h2 id="rng" className="flex flex-wrap items-center gap-3 text-lg">
        {t('rng.title')} <DemoBadge />
      </h2>
      <dl className="studio-figures">
        {rngFacts().map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="flex flex-wrap items-center gap-3 text-base">
        {t('rng.tests')} <Badge tone="lamp">{t('real')}</Badge>
      </h3>
      <RngPanel />
    </Card>
  )
}

function ExportSettings() {
  const t = textsOf(settings)
  const { format, compression, keep } = useStudioSettings()
  return (
    <Card aria-labelledby="export-settings" className="studio-card grid gap-3 text-sm">
      <h2 id="export-settings" className="flex flex-wrap items-center gap-3 text-lg">
        {t('export.title')} <DemoBadge />
      </h2>
      <span>{t('export.format')}</span>
      <Select
        label={t('export.format')}
        value={format}
        options={EXPORT_SETTINGS.map((value) => ({ value, label: value }))}
        onChange={(next) => keep({ format: next })}
      />
      <span>{t('export.compression')}</span>
      <Select
        label={t('export.compression')}
        value={compression}
        options={COMPRESSIONS.map((value) => ({ value, label: t(`export.compressions.${value}`) }))}
        onChange={(next) => keep({ compression: next })}
      />
    </Card>
  )
}

function ModelSettings() {
  const t = textsOf(settings)
  const { creativity, themeComplexity, keep } = useStudioSettings()
  return (
    <Card aria-labelledby="model-settings" className="studio-card grid gap-4">
      <h2 id="model-settings" className="flex flex-wrap items-center gap-3 text-lg">
        {t('model.title')} <DemoBadge />
      </h2>
      <Slider
        label={t('model.creativity')}
        value={creativity}
        min={0}
        max={100}
        step={1}
        onChange={(next) => keep({ creativity: next })}
      />
      <Slider
        label={t('model.complexity')}
        value={themeComplexity}
        min={0}
        max={100}
        step={1}
        onChange={(next) => keep({ themeComplexity: next })}
      />
    </Card>
  )
}

function Billing() {
  const t = textsOf(settings)
  const mine = trpc.studio.games.useQuery().data?.filter((game) => game.mine).length
  return (
    <Card aria-labelledby="billing" className="studio-card grid gap-3 text-sm">
      <h2 id="billing" className="flex flex-wrap items-center gap-3 text-lg">
        {t('billing.title')} <DemoBadge />
      </h2>
      <p>{textsOf(studio)('plan')}</p>
      <dl className="studio-figures">
        <div>
          <dt>{t('billing.games')}</dt>
          <dd>
            {mine === undefined ? '–' : formatNumber(mine)} / {MOST_GAMES}
          </dd>
        </div>
        <div>
          <dt>{t('billing.calls')}</dt>
          <dd>
            {formatNumber(2847)} / {formatNumber(10_000)}
          </dd>
        </div>
      </dl>
      <Button size="sm" variant="secondary" disabled className="justify-self-start">
        {t('billing.upgrade')}
      </Button>
    </Card>
  )
}
