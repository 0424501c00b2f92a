import { z } from 'zod'
import { amount, list, yesOrNo } from './checks.ts'
import { chosenLook } from './look.ts'

const LONGEST_NAME = 60
const name = (what: string) => {
  const error = `${what} skal være en tekst på højst ${LONGEST_NAME} tegn`
  return z.string({ error }).max(LONGEST_NAME, { error })
}

export const COLOUR_SCHEMES = ['auto', 'dark', 'light', 'neon', 'vintage'] as const
export const colourScheme = z.enum(COLOUR_SCHEMES, {
  error: `Farveskemaet skal være ${COLOUR_SCHEMES.join(', ')}`,
})

/** How a game looks and sounds beyond its symbols and colours; nothing in here decides an outcome. */
export const presentation = z
  .object(
    {
      soundTheme: name('Lydtemaet'),
      backgroundMusic: yesOrNo('backgroundMusic'),
      volume: amount('Lydstyrken', 0, 100),
      animations: yesOrNo('animations'),
      effects: list('Effekterne', name('En effekt'), 0, 20),
      colorScheme: colourScheme,
      personality: name('Personligheden').optional(),
      sounds: list('Stedets lyde', name('En lyd'), 0, 3)
        .optional()
        .meta({ description: 'While something hangs on a reel, when a scatter falls, when a feature begins' }),
      mood: name('Stemningen').optional(),
      look: chosenLook.optional().meta({ description: 'What its maker chose of its look, axis by axis' }),
    },
    { error: 'presentation skal være et objekt' },
  )
  .meta({ id: 'Presentation' })
export type Presentation = z.infer<typeof presentation>

/** What a game without a presentation is shown and heard as. */
export const PLAIN_PRESENTATION: Presentation = {
  soundTheme: '',
  backgroundMusic: true,
  volume: 100,
  animations: true,
  effects: [],
  colorScheme: 'auto',
}
