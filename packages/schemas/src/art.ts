import { z } from 'zod'
import { seen } from './checks.ts'
import { gameId } from './ids.ts'
import { chosenLook } from './look.ts'

export * from './art-places.ts'

const SLOT = 'Pladsen skal være background, backgroundTall, cabinet, logo, tile eller symbol:<id>'
export const artSlot = z
  .string({ error: SLOT })
  .max(80, { error: SLOT })
  .regex(/^(background|backgroundTall|cabinet|logo|tile|symbol:.+)$/, { error: SLOT })

const ART_SOURCES = ['upload', 'model', 'drawing'] as const

/** What a maker has put in one place of a game. */
export const artPiece = z
  .object({
    slot: z.string().meta({ description: '`background`, `logo`, … or `symbol:` and the symbol’s id' }),
    source: z
      .enum(ART_SOURCES)
      .meta({ description: 'Where it comes from: a file, an image model, or a drawing of the house' }),
    file: z
      .string()
      .regex(/^[0-9a-f]{64}\.webp$/)
      .exactOptional()
      .meta({ description: 'Its file: `/uploads/` and this' }),
    drawing: z.string().max(40).exactOptional().meta({ description: 'The emoji whose drawing is shown' }),
    isFramed: z
      .literal(true)
      .exactOptional()
      .meta({ description: 'Whether a symbol stands in the frame and the light of the theme' }),
  })
  .meta({ id: 'ArtPiece' })
export type ArtPiece = z.infer<typeof artPiece>

/** Whatever of a game is not as the house paints it. */
export const gameArt = z.array(artPiece)
export type GameArt = z.infer<typeof gameArt>

const yes = (name: string) => z.enum(['true', 'false'], { error: `${name} skal være true eller false` })

/** What goes in the address of an upload. */
export const artUploadQuery = z.object({
  id: gameId,
  slot: artSlot,
  rights: z.literal('true', { error: 'Bekræft med rights=true, at du har rettighederne' }),
  framed: yes('framed').optional(),
})

export const artDrawingInput = z.object({
  id: gameId,
  slot: artSlot,
  drawing: z
    .string({ error: 'Tegningen skal være en emoji' })
    .overwrite(seen)
    .min(1, { error: 'Tegningen skal være en emoji' })
    .max(40, { error: 'Tegningen skal være en emoji' })
    .regex(/^(?=.*\P{ASCII})[^<>"'&\s]+$/u, { error: 'Tegningen skal være en emoji' }),
})
export const artClearInput = z.object({ id: gameId, slot: artSlot })
export const artRestoreInput = z.object({
  id: gameId,
  revision: z
    .int({ error: 'Versionen skal være et helt tal' })
    .nonnegative({ error: 'Versionen skal være et helt tal' }),
})

export const lookChoice = z.object({ look: chosenLook }).meta({ id: 'LookChoice' })
export const lookChoiceInput = z.object({ id: gameId, look: chosenLook })

/** What the maker of a game has put in its places, and what was there before. */
export const artState = z
  .object({
    art: gameArt,
    revision: z.int().meta({ description: 'Counts up with each change; 0 before the first' }),
    revisions: z
      .array(z.object({ revision: z.int(), slot: z.string(), createdAt: z.iso.datetime() }))
      .meta({ description: 'Those that can be restored, the newest first; each names the place that it changed' }),
    bytes: z.int().meta({ description: 'What the files of all of them take together' }),
    mostBytes: z.int(),
    shown: z
      .enum(['same', 'older', 'painted'])
      .meta({ description: 'What others than the maker see: this, an older state, or what the house paints' }),
  })
  .meta({ id: 'ArtState' })
export type ArtState = z.infer<typeof artState>
