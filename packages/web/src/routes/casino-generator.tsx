import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/casino-generator')({ component: Studio })

function Studio() {
  return (
    <ComingSoon
      title="Game Studio"
      note="Here you will turn a prompt into a slot game and see its mathematics proved before anyone plays it."
      language="en"
    />
  )
}
