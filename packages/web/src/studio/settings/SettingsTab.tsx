import { formatNumber } from '../../lib/format.ts'
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

const RNG_FACTS = [
  { name: 'Cryptographic RNG', value: 'Enabled' },
  { name: 'Compliance mode', value: 'Malta Gaming' },
  { name: 'Seed auto-refresh', value: 'On' },
] as const
const MOST_GAMES = 100

export const SettingsTab = () => (
  <div className="grid grid-cols-1 gap-6">
    <Demonstration>
      What is marked so on this tab changes nothing. The RNG tests, the API keys and the count of your games are real.
    </Demonstration>
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

const RngConfiguration = () => (
  <Card aria-labelledby="rng" className="studio-card grid gap-4">
    <h2 id="rng" className="flex flex-wrap items-center gap-3 text-lg">
      RNG Configuration <DemoBadge />
    </h2>
    <dl className="studio-figures">
      {RNG_FACTS.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <h3 className="flex flex-wrap items-center gap-3 text-base">
      Tests of the generator <Badge tone="lamp">Real</Badge>
    </h3>
    <RngPanel />
  </Card>
)

function ExportSettings() {
  const { format, compression, keep } = useStudioSettings()
  return (
    <Card aria-labelledby="export-settings" className="studio-card grid gap-3 text-sm">
      <h2 id="export-settings" className="flex flex-wrap items-center gap-3 text-lg">
        Export <DemoBadge />
      </h2>
      <span>Format</span>
      <Select
        label="Format"
        value={format}
        options={EXPORT_SETTINGS.map((value) => ({ value, label: value }))}
        onChange={(next) => keep({ format: next })}
      />
      <span>Compression</span>
      <Select
        label="Compression"
        value={compression}
        options={COMPRESSIONS.map((value) => ({ value, label: value }))}
        onChange={(next) => keep({ compression: next })}
      />
    </Card>
  )
}

function ModelSettings() {
  const { creativity, themeComplexity, keep } = useStudioSettings()
  return (
    <Card aria-labelledby="model-settings" className="studio-card grid gap-4">
      <h2 id="model-settings" className="flex flex-wrap items-center gap-3 text-lg">
        AI model <DemoBadge />
      </h2>
      <Slider
        label="Creativity"
        value={creativity}
        min={0}
        max={100}
        step={1}
        onChange={(next) => keep({ creativity: next })}
      />
      <Slider
        label="Theme complexity"
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
  const mine = trpc.studio.games.useQuery().data?.filter((game) => game.mine).length
  return (
    <Card aria-labelledby="billing" className="studio-card grid gap-3 text-sm">
      <h2 id="billing" className="flex flex-wrap items-center gap-3 text-lg">
        Account &amp; billing <DemoBadge />
      </h2>
      <p>Pro Plan</p>
      <dl className="studio-figures">
        <div>
          <dt>Games created (real count)</dt>
          <dd>
            {mine === undefined ? '–' : formatNumber(mine)} / {MOST_GAMES}
          </dd>
        </div>
        <div>
          <dt>API calls</dt>
          <dd>2,847 / 10,000</dd>
        </div>
      </dl>
      <Button size="sm" variant="secondary" disabled className="justify-self-start">
        Upgrade Plan
      </Button>
    </Card>
  )
}
