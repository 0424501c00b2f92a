import { CalendarDays, RefreshCw, TrendingUp } from 'lucide-react'

const POINTS = [
  { icon: CalendarDays, text: 'Lejeperioden regnes fra købsdatoen.' },
  {
    icon: TrendingUp,
    text: 'Du kan opsige når som helst eller opgradere til permanent adgang med fuld kreditering af det betalte beløb.',
  },
  { icon: RefreshCw, text: 'Automatisk fornyelse kan slås fra i indstillingerne.' },
] as const

export function LeaseInformation() {
  return (
    <section aria-labelledby="om-leje" className="grid gap-3 rounded-md border border-blue/50 bg-blue/10 p-4">
      <h3 id="om-leje" className="font-semibold text-base">
        Om leje
      </h3>
      <ul className="grid gap-2.5 text-sm">
        {POINTS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-blue-text" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
