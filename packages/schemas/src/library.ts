import { z } from 'zod'
import { caption, whole } from './checks.ts'
import { commentCounts } from './comment.ts'
import { studioGame } from './game.ts'
import { gameId } from './ids.ts'
import {
  LIBRARY_KINDS,
  LIBRARY_ORDERS,
  LIBRARY_SHELVES,
  LIBRARY_STANDINGS,
  MOST_TAGS,
  TAG_LENGTH,
} from './library-terms.ts'

export * from './library-terms.ts'

/** A word of a maker's own to find games by; nobody else sees it. */
const tag = caption('Et mærke', TAG_LENGTH)

const one = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, { error: `${name} kender kun ${values.join(', ')}` })

export const libraryInput = z.object({
  shelf: one('shelf', LIBRARY_SHELVES).default('mine'),
  q: z
    .string({ error: 'q skal være en tekst' })
    .max(200, { error: 'q er for lang' })
    .default('')
    .meta({ description: 'Words of name, description, theme or tags: games that have all of them' }),
  order: one('order', LIBRARY_ORDERS).default('newest'),
  kind: one('kind', LIBRARY_KINDS).default('all'),
  standing: one('standing', LIBRARY_STANDINGS).default('all'),
  tag: z.string({ error: 'tag skal være en tekst' }).max(TAG_LENGTH, { error: 'tag er for lang' }).default(''),
  cursor: whole('cursor', 0, 1_000_000)
    .default(0)
    .meta({ description: 'How many games to leave out at the beginning' }),
  limit: whole('limit', 1, 96).default(24),
})
export type LibraryInput = z.output<typeof libraryInput>

/** What a maker keeps beside a game of one's own. */
export const libraryNotes = z
  .object({
    tags: z.array(z.string()),
    archivedAt: z.iso.datetime().nullable().meta({ description: 'Null while the game is on its maker’s shelf' }),
  })
  .meta({ id: 'LibraryNotes' })
export type LibraryNotes = z.infer<typeof libraryNotes>

export const libraryPage = z
  .object({
    games: z.array(z.object({ game: studioGame, notes: libraryNotes, comments: commentCounts })),
    total: z.int().meta({ description: 'Games on the shelf that match' }),
    nextCursor: z.int().nullable().meta({ description: 'Where the next page begins; null on the last' }),
    shelves: z
      .object({ mine: z.int(), archive: z.int(), workshop: z.int(), catalogue: z.int() })
      .meta({ description: 'How many games there are on each, whatever is looked for' }),
    tags: z
      .array(z.object({ tag: z.string(), games: z.int() }))
      .meta({ description: 'Of the caller’s games on the shelf, by name' }),
  })
  .meta({ id: 'LibraryPage' })
export type LibraryPage = z.infer<typeof libraryPage>

export const libraryNotesInput = z.object({
  id: gameId,
  tags: z
    .array(tag, { error: 'tags skal være en liste' })
    .max(MOST_TAGS, { error: `Et spil har højst ${MOST_TAGS} mærker` })
    .optional()
    .meta({ description: 'All that the game has from now on' }),
  archived: z.boolean({ error: 'archived skal være true eller false' }).optional(),
})
export type LibraryNotesInput = z.output<typeof libraryNotesInput>
