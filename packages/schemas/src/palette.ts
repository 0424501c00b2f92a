import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'En farve skrives som #rrggbb' })

/** Four colours of a game: ground, deep, main, light. */
export const palette = z.tuple([colour, colour, colour, colour])
export type Palette = z.infer<typeof palette>
