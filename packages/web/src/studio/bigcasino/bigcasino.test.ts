import { expect, test } from 'vitest'
import { onPageIn } from '../../test/page-language.ts'
import { popularThemes, templateList, themePrompt } from '../templates/templates.ts'
import { isSlot, pickPreset, presets } from './presets.ts'

onPageIn('en')

test('there are twelve presets, and each asks for at least three mini-games', () => {
  expect(new Set(presets().map(({ name }) => name)).size).toBe(12)
  for (const { prompt } of presets()) expect(prompt).toMatch(/at least three mini-games/)
})

test('two presets are slots, the ten others table games', () => {
  expect(
    presets()
      .filter(isSlot)
      .map(({ name }) => name),
  ).toEqual(['Progressive slot', 'Megaways slot'])
})

test('chance reaches each preset of a style and no other', () => {
  const chances = Array.from({ length: 100 }, (_, index) => index / 100)
  expect(new Set(chances.map((chance) => pickPreset('any', chance).name)).size).toBe(12)
  expect(new Set(chances.map((chance) => pickPreset('table', chance).style))).toEqual(new Set(['table']))
  expect(chances.filter((chance) => isSlot(pickPreset('table', chance)))).toEqual([])
  expect(chances.filter((chance) => !isSlot(pickPreset('slots', chance)))).toEqual([])
  expect(() => pickPreset('any', 1)).toThrow(RangeError)
})

test('six templates and twelve themes fill the prompt', () => {
  expect(templateList()).toHaveLength(6)
  expect(popularThemes()).toHaveLength(12)
  expect(themePrompt('Wild West')).toBe(
    'modern video slot with the theme Wild West, 5 reels, 25 paylines, bonus rounds',
  )
})
