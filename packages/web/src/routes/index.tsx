import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({ component: Lobby })

function Lobby() {
  return <h1>Spilværk</h1>
}
