import { expect, test } from 'vitest'
import { createDice } from '../../../lib/dice.ts'
import { contrastOf, fromHsl, hslOf, rgbOf } from './colour.ts'
import { distanceToEdge } from './distance.ts'
import { at, soften } from './grid.ts'
import { glass, metal, paint, stone, wood } from './material.ts'
import { createNoise } from './noise.ts'
import { type Light, reliefOf } from './relief.ts'

const LIGHT: Light = {
  key: '#fff0d8',
  ambient: '#6c7a9c',
  rim: '#ff9448',
  from: [-0.5, -0.8, 0.6],
  rimFrom: [0.9, 0, 0.1],
}

const blob = (seed: string, width: number, height: number): Uint8ClampedArray => {
  const noise = createNoise(seed)
  return Uint8ClampedArray.from({ length: width * height }, (_, index) =>
    noise.fbm((index % width) * 0.12, Math.floor(index / width) * 0.12, 3) > 0.5 ? 255 : 0,
  )
}

test.each(['a', 'b', 'c'])('the distance to the edge is that of a search over all pixels (%s)', (seed) => {
  const [width, height, cap] = [37, 29, 12]
  const alpha = blob(seed, width, height)
  const found = distanceToEdge(alpha, width, height, cap)
  for (let index = 0; index < alpha.length; index++) {
    const [x, y] = [index % width, Math.floor(index / width)]
    let least = Math.min(cap, x + 1, width - x, y + 1, height - y)
    if (at(alpha, index) <= 127) least = 0
    for (let other = 0; other < alpha.length; other++)
      if (at(alpha, other) <= 127)
        least = Math.min(least, Math.hypot(x - (other % width), y - Math.floor(other / width)))
    expect(at(found, index)).toBeCloseTo(least, 4)
  }
})

test('softening keeps a plain as it is, and the mean of what lies well inside', () => {
  const plain = new Float32Array(64).fill(3)
  soften(plain, 8, 8, 2)
  expect([...plain].every((value) => Math.abs(value - 3) < 1e-5)).toBe(true)
  const point = new Float32Array(121)
  point[60] = 25
  soften(point, 11, 11, 2)
  expect(at(point, 60)).toBeCloseTo(1, 5)
  expect(point.reduce((sum, value) => sum + value, 0)).toBeCloseTo(25, 4)
})

test.each([
  ['wood', wood('#7d4d29')],
  ['stone', stone('#8d96a3')],
  ['paint', paint('#8e2418')],
  ['metal', metal(['#000000', '#888888', '#ffffff'])],
  ['glass', glass('#3fb8c8')],
])('%s is lit on the side that the light comes from, and painted alike each time', (_name, material) => {
  const side = 48
  const alpha = Uint8ClampedArray.from({ length: side * side }, (_, index) =>
    Math.hypot((index % side) - 24, Math.floor(index / side) - 24) < 20 ? 255 : 0,
  )
  const options = { material, light: { ...LIGHT, rim: '#000000' }, bevel: 18, depth: 18 }
  const body = reliefOf(alpha, side, side, options)
  expect(reliefOf(alpha, side, side, options)).toEqual(body)
  const brightness = (rows: readonly number[]): number =>
    rows.reduce((sum, y) => sum + [18, 20, 22, 24, 26, 28].reduce((row, x) => row + at(body, (y * side + x) * 4), 0), 0)
  const [above, below] = [brightness([7, 8, 9, 10]), brightness([37, 38, 39, 40])]
  // Glass lets it through.
  if (_name === 'glass') expect(below).toBeGreaterThan(above)
  else expect(above).toBeGreaterThan(below)
  expect(at(body, 3)).toBe(0)
  expect(at(body, (24 * side + 24) * 4 + 3)).toBe(255)
})

test('what is carved lies lower, and is seen', () => {
  const side = 32
  const alpha = new Uint8ClampedArray(side * side).fill(255)
  const carving = Float32Array.from({ length: side * side }, (_, index) => (index % side === 16 ? -6 : 0))
  const options = { material: paint('#808080', 0), light: LIGHT, bevel: 4, depth: 2 }
  expect(reliefOf(alpha, side, side, { ...options, carving })).not.toEqual(reliefOf(alpha, side, side, options))
})

test('noise lies between 0 and 1 and is another for another seed', () => {
  const [noise, other] = [createNoise('one'), createNoise('two')]
  const dice = createDice('places')
  let differing = 0
  for (let n = 0; n < 200; n++) {
    const [x, y] = [dice.between(-400, 400), dice.between(-400, 400)]
    for (const value of [noise.at(x, y), noise.fbm(x, y, 4), noise.ridged(x, y, 4)]) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
    expect(noise.cells(x, y)).toBeLessThan(1.6)
    if (Math.abs(noise.at(x, y) - other.at(x, y)) > 0.01) differing++
  }
  expect(differing).toBeGreaterThan(150)
})

test('colours keep their hue on the way to HSL and back', () => {
  for (const hex of ['#c62f43', '#1f7a86', '#d9892b', '#808080', '#0a1018']) {
    expect(fromHsl(...hslOf(hex))).toBe(hex)
  }
  expect(contrastOf(rgbOf('#ffffff'), rgbOf('#000000'))).toBeCloseTo(21, 5)
})
