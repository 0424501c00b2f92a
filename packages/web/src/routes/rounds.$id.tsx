import { createFileRoute } from '@tanstack/react-router'
import { ReplayPage } from '../game/replay/ReplayPage.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

export const Route = createFileRoute('/rounds/$id')({ component: RoundRoute })

const TableReplay = lazyPart(async () => (await import('../table/replay/TableReplay.tsx')).TableReplay)

function RoundRoute() {
  const { id } = Route.useParams()
  return <ReplayPage id={id} Table={TableReplay} />
}
