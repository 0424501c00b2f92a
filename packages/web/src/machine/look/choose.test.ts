import type { ChosenLook } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { chooseLook } from './choose.ts'
import {
  BANDS,
  CABINETS,
  CASTS,
  FACES,
  FRAMES,
  type GameLook,
  HOURS,
  MATERIALS,
  METALS,
  MOTIONS,
  ORNAMENTS,
  PLACES,
  PROPS,
  TOKENS,
  WEATHERS,
} from './vocabulary.ts'
import { SALON, WORLDS, type World } from './worlds.ts'

const WORDS: Readonly<Record<keyof World, readonly string[]>> = {
  place: PLACES,
  hour: HOURS,
  weather: WEATHERS,
  cabinet: CABINETS,
  material: MATERIALS,
  metal: METALS,
  ornament: ORNAMENTS,
  frame: FRAMES,
  token: TOKENS,
  face: FACES,
  cast: CASTS,
  motion: MOTIONS,
  props: PROPS,
  band: BANDS,
}

test('every world says on every axis only words of the vocabulary, none twice', () => {
  for (const world of [SALON, ...WORLDS.map(([, its]) => its)])
    for (const [axis, words] of Object.entries(world)) {
      for (const word of words) expect(WORDS[axis as keyof World]).toContain(word)
      expect(new Set(words).size).toBe(words.length)
    }
})

test('a game looks the same each time, and another game of its theme differently', () => {
  const of = (definitionHash: string): GameLook => chooseLook({ name: 'Havn', theme: 'pirate', definitionHash })
  expect(of('a')).toEqual(of('a'))
  const looks = Array.from({ length: 40 }, (_, index) => {
    const { seed: _seed, ...look } = of(`game ${index}`)
    return JSON.stringify(look)
  })
  expect(new Set(looks).size).toBeGreaterThan(35)
})

test.each([
  ['Nattens skat', 'pirate', { hour: 'night' }],
  ['Frozen Night', 'viking', { hour: 'night' }],
  ['Vinterens dans', 'forest', { weather: 'snow', metal: 'silver' }],
  ['Kongens guld', 'classic', { metal: 'gold', frame: 'cartouche' }],
  ['Neon Rush', 'city', { material: 'plating' }],
] as const)('“%s” narrows the looks of %s', (name, theme, expected) => {
  expect(chooseLook({ name, theme, definitionHash: 'x' })).toMatchObject(expected)
})

test.each(['qwertyuiop', '', 'Ærø 7'])('a theme of no known word (%j) gets the salon', (theme) => {
  expect(SALON.place).toContain(chooseLook({ name: 'Spil', theme, definitionHash: 'x' }).place)
})

test('a theme of no known word stands in the world that it is said to be like, by its maker’s words', () => {
  const of = (look: ChosenLook) =>
    chooseLook({ name: 'Spil', theme: 'fyrtårn', definitionHash: 'x', config: { presentation: { look } } })
  const { place } = chooseLook({ name: 'Spil', theme: 'pirate', definitionHash: 'x' })
  expect(of({ like: 'pirate' })).toMatchObject({ place, seed: 'x' })
  expect(of({ like: 'pirate' })).not.toHaveProperty('like')
  expect(of({ like: 'pirate', place: 'ice' }).place).toBe('ice')
  expect(SALON.place).toContain(of({ like: 'nothing known' }).place)
})

test('of 300 games no kind of cabinet takes more than three in twenty', () => {
  const themes =
    'fruit classic sweet gems gold christmas circus luxury egyptian norse viking greek pirate fantasy dragon knights aztec asian western space cyberpunk rock food detective city ocean fishing jungle safari forest farm winter garden'.split(
      ' ',
    )
  const counts = new Map<string, number>()
  for (let index = 0; index < 300; index++) {
    const { cabinet } = chooseLook({
      name: `Spil ${index}`,
      theme: themes[index % themes.length] ?? '',
      definitionHash: `hash ${index}`,
    })
    counts.set(cabinet, (counts.get(cabinet) ?? 0) + 1)
  }
  expect(counts.size).toBe(CABINETS.length)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(45)
})
