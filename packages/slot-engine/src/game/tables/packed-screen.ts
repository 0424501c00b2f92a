import { addTo, entryOf, floatAt, intAt } from '../../entries.ts'
import type { Reel } from './reels.ts'
import type { ScreenAutomaton, ScreenLayer } from './screen-automaton.ts'

/**
 * A layer as small as it can be, for processors whose caches are: next state and coins in one number, and states that
 * come up often side by side.
 */
export interface PackedLayer {
  readonly faces: number
  /** `state << coinBits | coins`, at `state × faces + face`; −1: side by side at twice that, where they do not fit. */
  readonly coinBits: number
  readonly steps: Int32Array
}

export interface PackedScreen {
  readonly startState: number
  readonly layers: readonly PackedLayer[]
  /** The most states of any layer. */
  readonly states: number
}

/** Positive 32-bit numbers. */
export const MOST_BITS = 31

export const bitsFor = (largest: number): number => (largest < 1 ? 0 : Math.floor(Math.log2(largest)) + 1)

export function packScreen(reels: readonly Reel[], screen: ScreenAutomaton): PackedScreen {
  const places = placesOf(reels, screen)
  return {
    startState: intAt(entryOf(places, 0), screen.startState),
    layers: screen.layers.map((layer, r) => packLayer(layer, places[r] as Int32Array, places[r + 1] as Int32Array)),
    states: Math.max(...places.map(({ length }) => length)),
  }
}

function packLayer({ states, faces, steps }: ScreenLayer, from: Int32Array, to: Int32Array): PackedLayer {
  let most = 0
  for (let step = 1; step < steps.length; step += 2) most = Math.max(most, intAt(steps, step))
  const bits = bitsFor(most)
  const fits = bits + bitsFor(to.length - 1) <= MOST_BITS
  const packed = new Int32Array(fits ? states * faces : 2 * states * faces)
  for (let state = 0; state < states; state++) {
    for (let face = 0; face < faces; face++) {
      const step = 2 * (state * faces + face)
      const at = intAt(from, state) * faces + face
      const next = intAt(to, intAt(steps, step))
      const coins = intAt(steps, step + 1)
      if (fits) packed[at] = (next << bits) | coins
      else {
        packed[2 * at] = next
        packed[2 * at + 1] = coins
      }
    }
  }
  return { faces, coinBits: fits ? bits : -1, steps: packed }
}

/** Per layer, and after the last, the place of each state: the likeliest first, but 0 stays where nothing more wins. */
function placesOf(reels: readonly Reel[], screen: ScreenAutomaton): Int32Array[] {
  const places: Int32Array[] = []
  let chances = new Float64Array((screen.layers[0] as ScreenLayer).states)
  chances[screen.startState] = 1
  screen.layers.forEach((layer, r) => {
    places.push(byChance(chances))
    chances = stepped(chances, layer, reels[r] as Reel, screen.layers[r + 1]?.states ?? 1)
  })
  places.push(byChance(chances))
  return places
}

function byChance(chances: Float64Array): Int32Array {
  const order = Int32Array.from(chances.subarray(1), (_, i) => i + 1)
  order.sort((a, b) => floatAt(chances, b) - floatAt(chances, a))
  const places = new Int32Array(chances.length)
  order.forEach((state, i) => {
    places[state] = i + 1
  })
  return places
}

function stepped(chances: Float64Array, layer: ScreenLayer, reel: Reel, states: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(states)
  for (let state = 1; state < layer.states; state++) {
    const chance = floatAt(chances, state)
    if (chance === 0) continue
    for (let face = 0; face < layer.faces; face++) {
      const to = intAt(layer.steps, 2 * (state * layer.faces + face))
      addTo(next, to, chance * floatAt(reel.weights, face))
    }
  }
  return next
}
