import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/advanced-generator')({ component: AdvancedGenerator })

function AdvancedGenerator() {
  return (
    <ComingSoon
      title="Avanceret Spil Generator"
      note="Her kommer du til at bestemme lyd, billeder og mekanik i dit eget spil, trin for trin."
    />
  )
}
