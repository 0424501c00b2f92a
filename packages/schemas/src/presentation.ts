import { z } from 'zod'

/** How a game looks and sounds beyond its symbols and colours; nothing in here decides an outcome. */
export const presentation = z
  .object({
    soundTheme: z.string().max(60),
    backgroundMusic: z.boolean(),
    /** 0 to 100. */
    volume: z.number().min(0).max(100),
    animations: z.boolean(),
    effects: z.array(z.string().max(60)).max(20),
    colorScheme: z.enum(['auto', 'dark', 'light', 'neon', 'vintage']),
    personality: z.string().max(60).optional(),
  })
  .meta({ id: 'Presentation' })
export type Presentation = z.infer<typeof presentation>
