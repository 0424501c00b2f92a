import { palette } from '@spilvaerk/schemas'
import { z } from 'zod'

const key = z.string().regex(/^[a-z0-9-]+$/)

/** What people write of a game of the house, whatever its kind. */
export const seedFields = {
  slug: key,
  name: z.string().min(1),
  description: z.string().min(1),
  theme: key,
  category: key,
  featured: z.boolean(),
  palette,
  definition: z.unknown(),
}
