import { z } from 'zod'

const error = 'En farve skrives som #rrggbb'
const colour = z.string({ error }).regex(/^#[0-9a-f]{6}$/, { error })

/** Four colours of a game: ground, deep, main, light. */
export const palette = z.tuple([colour, colour, colour, colour], {
  error: 'Paletten skal være en liste med fire farver',
})
export type Palette = z.infer<typeof palette>
