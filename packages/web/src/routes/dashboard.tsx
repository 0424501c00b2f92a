import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/dashboard')({ component: Dashboard })

function Dashboard() {
  return <ComingSoon title="Mine Spil" note="Her kommer dit bibliotek, dit niveau og dit medlemskab til at bo." />
}
