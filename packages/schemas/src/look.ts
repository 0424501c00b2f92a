import { z } from 'zod'
import {
  BANDS,
  CABINETS,
  CASTS,
  FACES,
  FRAMES,
  HOURS,
  MATERIALS,
  METALS,
  MOTIONS,
  ORNAMENTS,
  PLACES,
  PROPS,
  TOKENS,
  WEATHERS,
} from './look-words.ts'

const axis = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `Skal være en af: ${words.join(', ')}` }).optional()

/** What a game's maker has chosen of its look; the rest is chosen by its theme, its words and its hash. */
export const chosenLook = z
  .object(
    {
      place: axis(PLACES),
      hour: axis(HOURS),
      weather: axis(WEATHERS),
      cabinet: axis(CABINETS),
      material: axis(MATERIALS),
      metal: axis(METALS),
      ornament: axis(ORNAMENTS),
      frame: axis(FRAMES),
      token: axis(TOKENS),
      face: axis(FACES),
      cast: axis(CASTS),
      motion: axis(MOTIONS),
      props: axis(PROPS),
      band: axis(BANDS),
      like: z
        .string({ error: 'Skal være en tekst' })
        .max(40, 'Må højst have 40 tegn')
        .optional()
        .meta({ description: 'The theme whose world it stands in, where its own has none' }),
    },
    { error: 'look skal være et objekt' },
  )
  .meta({ id: 'ChosenLook' })
export type ChosenLook = z.infer<typeof chosenLook>
