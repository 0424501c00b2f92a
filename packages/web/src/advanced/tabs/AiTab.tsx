import { advanced } from '@spilvaerk/messages/advanced'
import { textsOf } from '../../lib/page-language.ts'
import { Switch } from '../../ui/switch.tsx'
import { useDraft } from '../draft.ts'

const SWITCHES = [
  {
    id: 'optimization',
    label: 'ai.optimization.label',
    about: 'ai.optimization.about',
  },
  {
    id: 'marketTrends',
    label: 'ai.marketTrends.label',
    about: 'ai.marketTrends.about',
  },
  {
    id: 'playerBehavior',
    label: 'ai.playerBehavior.label',
    about: 'ai.playerBehavior.about',
  },
] as const

export function AiTab() {
  const t = textsOf(advanced)
  const { settings, setAi } = useDraft()
  return (
    <div className="grid gap-4">
      {SWITCHES.map(({ id, label, about }) => (
        <div key={id} className="rounded-md border border-line px-4 py-2">
          <Switch
            label={<span className="font-semibold text-base">{t(label)}</span>}
            checked={settings.ai[id]}
            onChange={(on) => setAi({ [id]: on })}
          />
          <p className="pb-2 text-muted text-sm">{t(about)}</p>
        </div>
      ))}
      <p className="text-muted text-sm">{t('ai.note')}</p>
    </div>
  )
}
