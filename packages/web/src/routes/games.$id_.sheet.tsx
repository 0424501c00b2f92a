import { createFileRoute } from '@tanstack/react-router'
import { SheetPage } from '../game/sheet/SheetPage.tsx'

export const Route = createFileRoute('/games/$id_/sheet')({ component: SheetRoute })

function SheetRoute() {
  const { id } = Route.useParams()
  return <SheetPage id={id} />
}
