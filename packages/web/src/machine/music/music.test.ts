import { BANDS as NAMES } from '@spilvaerk/schemas/look-words'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { LAYERS } from './layers.ts'
import { loudnessOf } from './loudness.ts'
import { renderSong } from './render-song.ts'

const RATE = 4000

test('the loudness of a full sine of 1 kHz in one channel of two is −3.01 LUFS (BS.1770-5)', () => {
  const rate = 48_000
  const sine = Float32Array.from({ length: 3 * rate }, (_, index) => Math.sin((2 * Math.PI * 997 * index) / rate))
  // Both channels count here: 3.01 LU more.
  expect(loudnessOf(sine, rate)).toBeCloseTo(0, 1)
})

test.each(NAMES)('%s plays at least a minute at −16 LUFS ± 1, and never clips', (band) => {
  const song = compose(band, 'a seed')
  expect(song.lengthS).toBeGreaterThanOrEqual(60)
  const made = renderSong(song, RATE)
  expect(loudnessOf(made.rest, RATE)).toBeCloseTo(-16, 0)
  let loudest = 0
  for (let index = 0; index < made.rest.length; index++)
    loudest = Math.max(loudest, Math.abs(LAYERS.reduce((sum, layer) => sum + (made[layer][index] ?? 0), 0)))
  expect(loudest).toBeLessThan(1)
  for (const layer of LAYERS) expect(made[layer].some((sample) => Math.abs(sample) > 0.01)).toBe(true)
})

test('a seed is a song of its own, and the same each time', () => {
  const songs = Array.from({ length: 20 }, (_, seed) => JSON.stringify(compose('north', String(seed))))
  expect(new Set(songs).size).toBe(20)
  expect(JSON.stringify(compose('north', '7'))).toBe(songs[7])
})

test('two bands never play alike', () => {
  const played = NAMES.map((band) => {
    const { layers } = compose(band, 'x')
    return JSON.stringify([layers.rest[0]?.voice, layers.rest.map(({ hz }) => Math.round(hz)).slice(0, 40)])
  })
  expect(new Set(played).size).toBe(NAMES.length)
})
