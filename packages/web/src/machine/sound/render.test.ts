import { describe, expect, test } from 'vitest'
import { PLACE_NOTES } from './place-notes.ts'
import { render } from './render.ts'
import { MUSIC_LOOP_S, THEME_NOTES } from './theme-notes.ts'
import { SOUND_MOMENTS, SOUND_THEMES } from './themes.ts'

const RATE = 8000
const expectHeard = (samples: Float32Array): void => {
  expect(rootMeanSquare(samples)).toBeGreaterThan(0.03)
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
}
const rootMeanSquare = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe.each(SOUND_THEMES)('$name', ({ name }) => {
  test.each(SOUND_MOMENTS)('is heard at %s, and never clips', (moment) => {
    expectHeard(render(THEME_NOTES[name][moment], RATE))
  })

  test('has music in each second of its loop', () => {
    const samples = render(THEME_NOTES[name].music, RATE, MUSIC_LOOP_S)
    expect(samples).toHaveLength(MUSIC_LOOP_S * RATE)
    for (let second = 0; second < MUSIC_LOOP_S; second++)
      expect(rootMeanSquare(samples.slice(second * RATE, (second + 1) * RATE))).toBeGreaterThan(0.005)
  })
})

test.each(Object.entries(PLACE_NOTES))('the place sound %s is heard, and never clips', (_, notes) => {
  expectHeard(render(notes, RATE))
})

test('no two sounds are alike', () => {
  const all = [
    ...SOUND_THEMES.flatMap(({ name }) => SOUND_MOMENTS.map((moment) => THEME_NOTES[name][moment])),
    ...Object.values(PLACE_NOTES),
  ]
  const sounds = all.map((notes) => render(notes, RATE).join())
  expect(new Set(sounds).size).toBe(sounds.length)
})

test('a loop takes what rings beyond its end to its beginning', () => {
  const note = { atS: 0.5, hz: 100, lengthS: 1, level: 0.5, wave: 'square' } as const
  expect(rootMeanSquare(render([note], RATE, 1).slice(0, RATE / 4))).toBeGreaterThan(0.005)
})
