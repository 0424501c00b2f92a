/** A sound as data: what is struck when, how high, how long and how loud. */
export interface Note {
  readonly atS: number
  readonly hz: number
  /** Where a gliding note ends. */
  readonly toHz?: number
  readonly lengthS: number
  /** 0 to 1. */
  readonly level: number
  readonly wave: Wave
  readonly attackS?: number
}
/** For `noise`, `hz` is the corner of a low-pass filter. */
export type Wave = 'sine' | 'triangle' | 'square' | 'saw' | 'noise'

const TAU = 2 * Math.PI
/** The quickest start that does not click. */
const ATTACK_S = 0.004
/** e⁻⁴ is about a fiftieth: a note has died away at its end. */
const DECAY = 4

const SHAPES: Readonly<Record<Exclude<Wave, 'noise'>, (turn: number) => number>> = {
  sine: (turn) => Math.sin(TAU * turn),
  triangle: (turn) => 4 * Math.abs((turn % 1) - 0.5) - 1,
  square: (turn) => (turn % 1 < 0.5 ? 0.6 : -0.6),
  saw: (turn) => 2 * (turn % 1) - 1,
}

/** The samples of some notes, each within ±1. With `loopS`, what rings beyond the end rings on at the beginning. */
export function render(notes: readonly Note[], sampleRate: number, loopS?: number): Float32Array<ArrayBuffer> {
  const lengthS = loopS ?? Math.max(...notes.map(({ atS, lengthS: own }) => atS + own))
  const samples = new Float32Array(Math.ceil(lengthS * sampleRate))
  for (const note of notes) add(note, samples, sampleRate, loopS !== undefined)
  return samples.map(Math.tanh)
}

function add(note: Note, samples: Float32Array, sampleRate: number, wraps: boolean): void {
  const { atS, lengthS, level, attackS = ATTACK_S } = note
  const start = Math.round(atS * sampleRate)
  const count = Math.round(lengthS * sampleRate)
  const next = voice(note, sampleRate, count)
  for (let index = 0; index < count; index++) {
    const at = wraps ? (start + index) % samples.length : start + index
    if (at >= samples.length) return
    const share = index / count
    const rise = Math.min(1, index / (attackS * sampleRate))
    samples[at] = (samples[at] ?? 0) + next(share) * level * rise * Math.exp(-DECAY * share) * (1 - share)
  }
}

/** The raw tone, sample by sample. */
function voice({ wave, hz, toHz = hz }: Note, sampleRate: number, count: number): (share: number) => number {
  if (wave === 'noise') return noise(hz, sampleRate, count)
  const shape = SHAPES[wave]
  let turn = 0
  return (share) => {
    turn += (hz + (toHz - hz) * share) / sampleRate
    return shape(turn)
  }
}

/** A fixed noise: the same each time. */
function noise(hz: number, sampleRate: number, seed: number): () => number {
  const pass = 1 - Math.exp((-TAU * hz) / sampleRate)
  let word = 0x2545f491 ^ seed
  let low = 0
  return () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    low += pass * (word / 0x80000000 - low)
    // Less is left of it the lower the filter is.
    return low / Math.sqrt(pass)
  }
}
