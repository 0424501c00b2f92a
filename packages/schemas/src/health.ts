import { z } from 'zod'

/** Whether everything outside is simulated, or nothing is. */
export const MODES = ['demo', 'live'] as const
export type Mode = (typeof MODES)[number]

export const health = z
  .object({
    status: z.enum(['ok', 'cannotWrite']).meta({
      description: '`cannotWrite`: what is stored is read, and nothing can be stored, as on a full disk',
    }),
    version: z.string(),
    mode: z.enum(MODES).meta({ description: '`demo`: money, mails and whatever else is outside are simulated' }),
    adapters: z.record(z.string(), z.string()).meta({ description: 'Per outside party what stands behind it' }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof health>
