import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/games/$id')({ component: GamePage })

function GamePage() {
  return <ComingSoon title="Spil" note="Her kommer spillet." />
}
