import { Card } from '../../ui/card.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { EXPORT_NOTE } from '../export-note.ts'

export const ExportCard = () => (
  <Card aria-labelledby="export" className="studio-card grid gap-3 text-sm">
    <h2 id="export" className="text-lg">
      Export
    </h2>
    <p>{EXPORT_NOTE}</p>
    <p className="flex flex-wrap items-center gap-2 text-muted">
      API rate limit: 1000/min <DemoBadge />
    </p>
  </Card>
)
