import { tools } from '@spilvaerk/messages/tools'
import { Activity, Link2, Monitor, Music, Palette, PlaySquare, Rocket, Smartphone, Tv, Workflow } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { useStudioSettings } from '../studio-settings.ts'

const toolList = () => {
  const t = textsOf(tools)
  return [
    { name: t('tools.symbols'), mark: undefined, icon: Palette },
    { name: t('tools.sound'), mark: t('tools.new'), icon: Music },
    { name: t('tools.animation'), mark: t('tools.beta'), icon: PlaySquare },
    { name: t('tools.logic'), mark: t('tools.api'), icon: Workflow },
  ]
}

const screens = () => {
  const t = textsOf(tools)
  return [
    { name: t('screens.desktop'), size: '1920x1080', icon: Monitor },
    { name: t('screens.mobile'), size: '375x812', icon: Smartphone },
    { name: t('screens.tv'), size: '3840x2160', icon: Tv },
  ]
}

const sections = () => {
  const t = textsOf(tools)
  return [
    { title: t('blockchain.title'), icon: Link2, parts: [t('blockchain.symbols'), t('blockchain.contracts')] },
    { title: t('live.title'), icon: Activity, parts: [t('live.reload'), t('live.testing')] },
  ]
}

export const ToolsTab = () => {
  const t = textsOf(tools)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Demonstration>{t('what')}</Demonstration>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => toast({ title: t('launch'), description: t('demonstration') })}>
          <Rocket aria-hidden className="size-4.5" />
          {t('launch')}
        </Button>
        <Toggles />
      </div>
      <ul className="studio-grid">
        {toolList().map(({ name, mark, icon: Icon }) => (
          <li key={name} className="studio-tile">
            <Icon aria-hidden className="size-6 text-lamp" />
            <p className="flex items-center gap-2">
              <b className="font-display text-lg">{name}</b>
              {mark && <Badge>{mark}</Badge>}
            </p>
            <Button size="sm" variant="secondary" disabled className="justify-self-start">
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="screens">
        <h2 id="screens" className="mb-3 text-xl">
          {t('screens.title')}
        </h2>
        <ul className="studio-grid">
          {screens().map(({ name, size, icon: Icon }) => (
            <li key={name} className="studio-tile justify-items-center">
              <Icon aria-hidden className="size-8 text-petrol-text" />
              <b>{name}</b>
              <span className="text-muted text-sm">{size}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="studio-grid">
        {sections().map(({ title, icon: Icon, parts }) => (
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
}

/** They change nothing. */
function Toggles() {
  const t = textsOf(tools)
  const { live, advanced, keep } = useStudioSettings()
  return (
    <div className="flex flex-wrap gap-x-6">
      <Switch label={t('toggles.live')} checked={live} onChange={(next) => keep({ live: next })} />
      <Switch label={t('toggles.advanced')} checked={advanced} onChange={(next) => keep({ advanced: next })} />
    </div>
  )
}
