import { z } from 'zod'

export const outboxRef = z.object({ id: z.string().max(200, { error: 'Mailen blev ikke fundet' }) })

/** A mail that was written to the outbox folder instead of being sent. */
export const outboxSummary = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
})
export type OutboxSummary = z.infer<typeof outboxSummary>

export const outboxMail = outboxSummary
  .extend({ from: z.string(), text: z.string(), html: z.string() })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.infer<typeof outboxMail>
