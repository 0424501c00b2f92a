import { ADVANCED_THEMES, COLOUR_SCHEMES, type Presentation, presentationOf } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { luminance } from '../../lobby/picture/colour.ts'
import { isPlaceSound } from '../../machine/sound/place-notes.ts'
import { lookOf } from './presentation.ts'

const [theme] = ADVANCED_THEMES
const STAGING = {
  sound: { enabled: true, backgroundMusic: true, theme: 'Naturlyde', volume: 40 },
  visuals: { animations: true, effects: ['Partikler', 'Morphing'], colorScheme: 'neon' as const },
}
const shown = (change: Partial<Presentation> = {}) =>
  lookOf(theme.colors, { ...presentationOf(STAGING, theme), ...change })

test('a game is heard and seen as its presentation says', () => {
  expect(shown()).toMatchObject({
    sound: { theme: 'Naturlyde', places: theme.sounds, volume: 40, music: true },
    effects: ['Partikler', 'Morphing'],
    isStill: false,
  })
  expect(shown().palette).not.toEqual(theme.colors)
  expect(shown({ colorScheme: 'auto' }).palette).toEqual(theme.colors)
})

test('without animations it keeps still, and without effects of sound it is silent', () => {
  expect(shown({ animations: false })).toMatchObject({ effects: [], isStill: true })
  const silent = presentationOf({ ...STAGING, sound: { ...STAGING.sound, enabled: false } }, theme)
  expect(lookOf(theme.colors, silent).sound).toMatchObject({ volume: 0, music: false })
})

test('names that nobody here knows leave the house as it is', () => {
  const strange = shown({ soundTheme: 'Dubstep', sounds: ['Rumlen'], effects: ['Røg', 'Partikler'] })
  expect(strange.sound).toMatchObject({ theme: undefined, places: [] })
  expect(strange.effects).toEqual(['Partikler'])
})

test('a game without a presentation is the house’s own', () => {
  expect(lookOf(theme.colors, undefined)).toMatchObject({ palette: theme.colors, effects: [], isStill: false })
})

test.each(ADVANCED_THEMES)('each of the three sounds of $id can be heard', ({ sounds }) => {
  expect(sounds.filter(isPlaceSound)).toEqual(sounds)
})

describe('text is read at 4.5:1 on a game’s ground', () => {
  const PAPER = '#a9b4b8'
  test.each(COLOUR_SCHEMES.flatMap((scheme) => ADVANCED_THEMES.map(({ id, colors }) => ({ scheme, id, colors }))))(
    '$id, $scheme',
    ({ scheme, colors }) => {
      const [ground] = lookOf(colors, { ...presentationOf(STAGING, null), colorScheme: scheme }).palette
      expect((luminance(PAPER) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
