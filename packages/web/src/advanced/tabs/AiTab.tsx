import { Switch } from '../../ui/switch.tsx'
import { useDraft } from '../draft.ts'

const SWITCHES = [
  {
    id: 'optimization',
    label: 'Optimering',
    about: 'Lader højeste gevinst følge volatiliteten, så matematikken har plads til at gå op.',
  },
  {
    id: 'marketTrends',
    label: 'Markedstendenser',
    about: 'Tilføjer den funktion, som husets mest spillede spil har til fælles.',
  },
  {
    id: 'playerBehavior',
    label: 'Spilleradfærd',
    about: 'Lader gratis spins starte igen, hvis spillerne her mest spiller spil med høj eller ekstrem volatilitet.',
  },
] as const

export function AiTab() {
  const { settings, setAi } = useDraft()
  return (
    <div className="grid gap-4">
      {SWITCHES.map(({ id, label, about }) => (
        <div key={id} className="rounded-md border border-line px-4 py-2">
          <Switch
            label={<span className="font-semibold text-base">{label}</span>}
            checked={settings.ai[id]}
            onChange={(on) => setAi({ [id]: on })}
          />
          <p className="pb-2 text-muted text-sm">{about}</p>
        </div>
      ))}
      <p className="text-muted text-sm">
        Reglerne er faste og bygger kun på husets egne tal. Det, der blev ændret undervejs, står ved det færdige spil.
      </p>
    </div>
  )
}
