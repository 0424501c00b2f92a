import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/auth/login')({ component: Login })

function Login() {
  return (
    <ComingSoon
      title="Log ind"
      note="Kontoen er på vej. Indtil da kan du spille alle spil i demotilstand uden at logge ind."
    />
  )
}
