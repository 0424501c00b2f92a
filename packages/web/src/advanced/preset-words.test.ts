import { expect, test } from 'vitest'
import { VISUAL_EFFECTS } from '../game/presentation/visual-effects.ts'
import { PLACE_NOTES } from '../machine/sound/place-notes.ts'
import { SOUND_THEMES } from '../machine/sound/themes.ts'
import { onPageIn } from '../test/page-language.ts'
import { effectWords, mechanicsOf, personalityWords, soundName, soundThemeName, themeWords } from './preset-words.ts'
import { PERSONALITIES, THEMES } from './presets.ts'

onPageIn('da')

test('what is shown in Danish is what is sent', () => {
  for (const { id, name, description, mood } of THEMES) expect(themeWords(id)).toEqual({ name, description, mood })
  for (const { id, ...personality } of PERSONALITIES) expect(personalityWords(id)).toEqual(personality)
  for (const effect of VISUAL_EFFECTS) expect(effectWords(effect.name)).toEqual(effect)
  for (const { name } of SOUND_THEMES) expect(soundThemeName(name)).toBe(name)
  expect(mechanicsOf('high-roller')).toBe('wild med multiplikator og bonus kan købes')
})

test('every sound has a name in the catalogue', () => {
  const effects = SOUND_THEMES.flatMap(({ effects }) => Object.values(effects))
  for (const sound of [...Object.keys(PLACE_NOTES), ...effects]) expect(soundName(sound)).toBe(sound)
})
