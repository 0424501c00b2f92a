import { Activity, Link2, Monitor, Music, Palette, PlaySquare, Rocket, Smartphone, Tv, Workflow } from 'lucide-react'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { useStudioSettings } from '../studio-settings.ts'

const TOOLS = [
  { name: 'Symbol Designer Pro', mark: undefined, icon: Palette },
  { name: 'Sound Studio', mark: 'New', icon: Music },
  { name: 'Animation Editor', mark: 'Beta', icon: PlaySquare },
  { name: 'Logic Editor', mark: 'API', icon: Workflow },
] as const

const SCREENS = [
  { name: 'Desktop', size: '1920x1080', icon: Monitor },
  { name: 'Mobile', size: '375x812', icon: Smartphone },
  { name: 'Smart TV', size: '3840x2160', icon: Tv },
] as const

const SECTIONS = [
  { title: 'Blockchain Integration', icon: Link2, parts: ['NFT Symbols', 'Smart Contracts'] },
  { title: 'Live Operations', icon: Activity, parts: ['Hot Reload (active)', 'A/B Testing'] },
] as const

export const ToolsTab = () => (
  <div className="grid grid-cols-1 gap-6">
    <Demonstration>
      The tools are examples of what a studio could hold. A/B tests are real in Market Intelligence.
    </Demonstration>
    <div className="flex flex-wrap items-center gap-4">
      <Button
        onClick={() => toast({ title: 'Launch Studio', description: 'A demonstration: there is no studio to launch.' })}
      >
        <Rocket aria-hidden className="size-4.5" />
        Launch Studio
      </Button>
      <Toggles />
    </div>
    <ul className="studio-grid">
      {TOOLS.map(({ name, mark, icon: Icon }) => (
        <li key={name} className="studio-tile">
          <Icon aria-hidden className="size-6 text-lamp" />
          <p className="flex items-center gap-2">
            <b className="font-display text-lg">{name}</b>
            {mark && <Badge>{mark}</Badge>}
          </p>
          <Button size="sm" variant="secondary" disabled className="justify-self-start">
            Open
          </Button>
        </li>
      ))}
    </ul>
    <section aria-labelledby="screens">
      <h2 id="screens" className="mb-3 text-xl">
        Multi-platform preview
      </h2>
      <ul className="studio-grid">
        {SCREENS.map(({ name, size, icon: Icon }) => (
          <li key={name} className="studio-tile justify-items-center">
            <Icon aria-hidden className="size-8 text-petrol-text" />
            <b>{name}</b>
            <span className="text-muted text-sm">{size}</span>
          </li>
        ))}
      </ul>
    </section>
    <div className="studio-grid">
      {SECTIONS.map(({ title, icon: Icon, parts }) => (
        <section key={title} aria-label={title} className="studio-tile">
          <h2 className="flex items-center gap-2 text-lg">
            <Icon aria-hidden className="size-5 text-lamp" />
            {title}
          </h2>
          {parts.map((part) => (
            <Button key={part} size="sm" variant="secondary" disabled>
              {part}
            </Button>
          ))}
        </section>
      ))}
    </div>
  </div>
)

/** They change nothing. */
function Toggles() {
  const { live, advanced, keep } = useStudioSettings()
  return (
    <div className="flex flex-wrap gap-x-6">
      <Switch label="Live preview" checked={live} onChange={(next) => keep({ live: next })} />
      <Switch label="Advanced mode" checked={advanced} onChange={(next) => keep({ advanced: next })} />
    </div>
  )
}
