import { LegalPage } from './LegalPage.tsx'
import { PRIVACY } from './privacy.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privatlivspolitik"
      lead="Hvad vi gemmer om dig, hvorfor, hvor længe – og hvordan du får det at se og slettet."
      validFrom="21. november 2026"
      chapters={PRIVACY}
    />
  )
}
