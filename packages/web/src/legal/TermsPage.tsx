import { LegalPage } from './LegalPage.tsx'
import { TERMS } from './terms.tsx'

export function TermsPage() {
  return (
    <LegalPage
      title="Vilkår og betingelser"
      lead="Det, vi aftaler, når du opretter en konto. Skrevet, så man kan læse det."
      validFrom="21. november 2026"
      chapters={TERMS}
    />
  )
}
