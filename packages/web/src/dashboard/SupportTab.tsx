import { CircleHelp, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** A demonstration: its buttons do nothing yet, and it says so. */
export function SupportTab() {
  const note = useId()
  return (
    <Card aria-labelledby="support" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="support" className="text-2xl">
          Support
        </h2>
        <Badge tone="petrol">Demonstration</Badge>
      </div>
      <p id={note} className="max-w-prose text-muted">
        Her kommer svar på ofte stillede spørgsmål og en vej til vores kundeservice. Knapperne viser, hvor de skal være,
        og gør ikke noget endnu.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-describedby={note}>
          <CircleHelp aria-hidden className="size-4.5" />
          FAQ
        </Button>
        <Button variant="secondary" aria-describedby={note}>
          <MessageCircle aria-hidden className="size-4.5" />
          Kontakt
        </Button>
      </div>
    </Card>
  )
}
