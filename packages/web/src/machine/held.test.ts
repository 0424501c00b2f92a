import { compile, createRng, type Definition, spin } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { buildScript } from './build-script.ts'
import { faceOf } from './face.ts'
import { heldBy, keptAs } from './held.ts'
import { GAMES } from './testing-games.ts'

const window = [
  ['w', 'a'],
  ['a', 'w'],
  ['s', 'b'],
]
const free = { kind: 'freeSpins', sticky: [], walking: [], keepsView: false, untilGone: false } as const

test('keeps sticky symbols of the spin before where the feature does', () => {
  const keeps = { ...free, sticky: ['w'], keepsView: true }
  expect(heldBy(keeps, window, true).every(({ symbol, hasWalked }) => symbol === 'w' && !hasWalked)).toBe(true)
  expect(heldBy(keeps, window, true)).toEqual(heldBy(keeps, window, false))
  expect(heldBy({ ...keeps, keepsView: false }, window, true)).toEqual([])
})

test('nothing is held where nothing stays', () => {
  expect(heldBy(free, window, false)).toEqual([])
  expect(heldBy(undefined, window, false)).toEqual([])
})

test('a walking symbol moves a reel to the left, and out at the first', () => {
  expect(heldBy({ ...free, walking: ['w'] }, window, true)).toEqual([{ cell: [0, 1], symbol: 'w', hasWalked: true }])
})

test('a sticky symbol stays where it landed, from the second free spin on', () => {
  const sticky = { ...free, sticky: ['w'] }
  expect(heldBy(sticky, window, true)).toEqual([])
  expect(heldBy(sticky, window, false)).toEqual([
    { cell: [0, 0], symbol: 'w', hasWalked: false },
    { cell: [1, 1], symbol: 'w', hasWalked: false },
  ])
})

const base = GAMES.wheel!
const trigger = { symbol: 's', awards: { '2': 4 } }
const definitions: Readonly<Record<string, Definition>> = {
  walking: { ...base, features: [{ type: 'freeSpins', id: 'free', trigger, walking: ['w'], untilGone: true }] },
  sticky: { ...base, features: [{ type: 'freeSpins', id: 'free', trigger, sticky: ['w'] }] },
}

test.each(Object.entries(definitions))(
  'what the machine holds of %s is where the next spin shows it',
  (_, definition) => {
    const game = compile(definition)
    const face = faceOf(definition, ['#000000', '#111111', '#222222', '#333333'])
    const rng = createRng('held')
    let held = 0
    for (let round = 0; round < 300; round++) {
      const { steps } = buildScript(spin(game, rng), face)
      for (const [at, step] of steps.entries()) {
        if (step.type !== 'freeSpin') continue
        const land = steps.slice(at).find((next) => next.type === 'land')
        for (const { cell, symbol } of step.held) {
          held++
          expect(land?.window[cell[0]]?.[cell[1]]).toBe(symbol)
        }
      }
    }
    expect(held).toBeGreaterThan(20)
  },
)

test('what is kept is told, and has walked where it came from another cell', () => {
  const one = { symbol: 'w', multiplier: 2 }
  expect(keptAs({ ...one, cell: [2, 1], was: [1, 1] })).toEqual({ cell: [2, 1], symbol: 'w', hasWalked: true })
  expect(keptAs({ ...one, cell: [2, 1], was: [2, 1] })).toEqual({ cell: [2, 1], symbol: 'w', hasWalked: false })
})
