import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/purchase/$id')({ component: Purchase })

function Purchase() {
  return (
    <ComingSoon title="Køb eller lej" note="Her kommer du til at købe et spil eller leje det fra én måned og op." />
  )
}
