import { z } from 'zod'

export const health = z
  .object({
    status: z.enum(['ok', 'cannotWrite']).meta({
      description: '`cannotWrite`: what is stored is read, and nothing can be stored, as on a full disk',
    }),
    version: z.string(),
    adapters: z.record(z.string(), z.string()).meta({ description: 'Per outside party what stands behind it' }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof health>
