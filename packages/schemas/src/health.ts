import { z } from 'zod'

export const health = z
  .object({
    status: z.literal('ok'),
    version: z.string(),
    adapters: z.record(z.string(), z.string()).meta({ description: 'Per outside party what stands behind it' }),
  })
  .meta({ id: 'Health' })
export type Health = z.infer<typeof health>
