import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OutboxPage } from '../dev/OutboxPage.tsx'

export const Route = createFileRoute('/dev/outbox')({
  validateSearch: z.object({ mail: z.catch(z.optional(z.string()), undefined) }),
  component: Outbox,
})

function Outbox() {
  return <OutboxPage mail={Route.useSearch().mail} />
}
