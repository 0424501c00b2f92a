import { z } from 'zod'

export const health = z.object({ ok: z.literal(true) })
export type Health = z.infer<typeof health>
