import { expect, test } from 'vitest'
import { faceOf } from './face.ts'
import { tilePlanOf } from './look/tiles/tile-plan.ts'
import { ownArtOf } from './own-art.ts'
import { GAMES } from './testing-games.ts'

const FILE = `${'a'.repeat(64)}.webp`
const PALETTE = ['#101010', '#202020', '#c04040', '#f0e0d0'] as const

test('a symbol shows its maker’s picture or another drawing, and all others what the definition says', () => {
  const [definition] = Object.values(GAMES)
  if (!definition) throw new Error('no game')
  const [one, other, third] = definition.symbols
  const own = ownArtOf([
    { slot: `symbol:${one?.id}`, source: 'upload', file: FILE, isFramed: true },
    { slot: `symbol:${other?.id}`, source: 'drawing', drawing: '🦊' },
    { slot: 'logo', source: 'upload', file: FILE },
  ])
  const face = faceOf(definition, PALETTE, undefined, own)
  expect(face.own?.logo).toBe(`/uploads/${FILE}`)
  expect(face.symbols[0]).toMatchObject({ picture: `/uploads/${FILE}`, isFramed: true })
  expect(face.symbols[1]).toMatchObject({ emoji: '🦊' })
  expect(face.symbols[1]).not.toHaveProperty('picture')
  const plain = faceOf(definition, PALETTE).symbols.find(({ id }) => id === third?.id)
  expect(face.symbols.find(({ id }) => id === third?.id)).toEqual(plain)
})

test('in an exported page files are where the page says', () => {
  const own = ownArtOf([{ slot: 'background', source: 'upload', file: FILE }], (file) => `data:${file}`)
  expect(own?.background).toBe(`data:${FILE}`)
  expect(ownArtOf([])).toBeUndefined()
})

test('a tile is painted from its maker’s symbols, background and logo', () => {
  const plan = tilePlanOf({
    ...{ name: 'Odder', slug: 'odder', theme: 'nature', kind: 'slot', definitionHash: 'f'.repeat(64) },
    palette: [...PALETTE],
    config: { minBet: 1, maxBet: 1, betLevels: [1], autoSpinOptions: [], soundEnabled: true, animationSpeed: 1 },
    art: [
      { slot: 'background', source: 'upload', file: FILE },
      { slot: 'logo', source: 'upload', file: FILE },
    ],
    symbols: [
      { emoji: '🦦', picture: `/uploads/${FILE}`, value: 9, type: 'regular' },
      { emoji: '🐟', value: 5, type: 'regular' },
    ],
  })
  expect(plan).toMatchObject({ background: `/uploads/${FILE}`, logo: `/uploads/${FILE}` })
  expect(plan.heroes).toEqual([`/uploads/${FILE}`, '1f41f'])
})
