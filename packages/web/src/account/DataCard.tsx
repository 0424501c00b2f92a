import { Download } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Everything that is kept of the member, as a file. */
export function DataCard() {
  return (
    <Card aria-labelledby="mine-data" className="grid justify-items-start gap-3">
      <h2 id="mine-data" className="text-xl">
        Hent mine data
      </h2>
      <p className="max-w-prose text-muted">
        Alt, vi gemmer om dig, i én fil: konto, identitet, køb, bevægelser, runder og grænser. Filen er JSON, som andre
        programmer kan læse.
      </p>
      <a href="/api/auth/export" download="mine-data.json" className={buttonClass('secondary')}>
        <Download aria-hidden className="size-4.5" />
        Hent mine data
      </a>
    </Card>
  )
}
