import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/ai-lab')({ component: AiLab })

function AiLab() {
  return (
    <ComingSoon
      title="AI-Laboratorium"
      note="Her kommer du til at få idéer, anbefalinger og fortællinger til nye spil."
    />
  )
}
