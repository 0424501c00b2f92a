import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/auth/register')({ component: Register })

function Register() {
  return (
    <ComingSoon
      title="Opret konto"
      note="Kontoen er på vej. Indtil da kan du spille alle spil i demotilstand uden at oprette dig."
    />
  )
}
