import type { Song, Tone } from './compose.ts'
import { LAYERS, type Layer, MUSIC_RATE } from './layers.ts'
import { loudnessOf } from './loudness.ts'
import { VOICES } from './voices.ts'

/** All layers together sound as loud as speech is sent; the quieter ones follow. */
const LOUDNESS_LUFS = -16
/** No sample goes beyond: what is louder is bent, not cut. */
const CEILING = 0.8
const LOUDEST = 0.97

export type RenderedSong = Readonly<Record<Layer, Float32Array<ArrayBuffer>>>

/** Each layer by itself, in step with the others; what rings beyond the end rings on at the beginning. */
export function renderSong({ layers, lengthS, air }: Song, sampleRate = MUSIC_RATE): RenderedSong {
  const length = Math.round(lengthS * sampleRate)
  const made = Object.fromEntries(
    LAYERS.map((layer) => {
      const samples = new Float32Array(length)
      for (const tone of layers[layer]) (tone.voice === 'noise' ? addStroke : addTone)(samples, tone, sampleRate)
      return [layer, samples]
    }),
    // One entry for each layer.
  ) as Record<Layer, Float32Array<ArrayBuffer>>
  addAir(made.rest, air, sampleRate)
  level(made, sampleRate)
  return made
}

/** Sets the rest layer to the wished loudness, and all by the same factor; the sum of all stays under the ceiling. */
function level(made: Record<Layer, Float32Array>, sampleRate: number): void {
  let gain = 10 ** ((LOUDNESS_LUFS - loudnessOf(made.rest, sampleRate)) / 20)
  // Bending peaks takes a little of the loudness: it is given back.
  for (let round = 0; round < 3; round++) {
    const bent = made.rest.map((sample) => bend(sample * gain))
    gain *= 10 ** ((LOUDNESS_LUFS - loudnessOf(bent, sampleRate)) / 20)
  }
  for (const layer of LAYERS) {
    const samples = made[layer]
    for (let index = 0; index < samples.length; index++) samples[index] = bend((samples[index] ?? 0) * gain)
  }
  keepUnder(made)
}

/** What comes to the rest layer is made quieter until all of it together does not clip. */
function keepUnder({ rest, feature, big }: Record<Layer, Float32Array>): void {
  let share = 1
  for (let index = 0; index < rest.length; index++) {
    const [below, more] = [rest[index] ?? 0, (feature[index] ?? 0) + (big[index] ?? 0)]
    if (Math.abs(below + more * share) > LOUDEST && below * more > 0)
      share = (LOUDEST - Math.abs(below)) / Math.abs(more)
  }
  for (const layer of [feature, big])
    for (let index = 0; index < layer.length; index++) layer[index] = (layer[index] ?? 0) * share
}

const KNEE = 0.5
/** Straight up to the knee, then ever flatter towards the ceiling. */
const bend = (sample: number): number => {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  const room = CEILING - KNEE
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
}

function addTone(samples: Float32Array, { voice, atS, hz, lengthS, level: loud }: Tone, sampleRate: number): void {
  if (voice === 'noise') return
  const { partials, attackS, decay, ringS } = VOICES[voice]
  const start = Math.round(atS * sampleRate)
  const count = Math.round((lengthS + ringS) * sampleRate)
  const [rise, held, ring] = [attackS * sampleRate, lengthS * sampleRate, ringS * sampleRate]
  const whole = partials.reduce((sum, { level: its }) => sum + its, 0)
  for (const { ratio, level: its } of partials) {
    // What lies beyond half the rate would fold back.
    if (hz * ratio > sampleRate * 0.45) continue
    const turn = (2 * Math.PI * hz * ratio) / sampleRate
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    // Higher partials die sooner.
    const fade = Math.exp((-decay * (0.7 + 0.3 * ratio)) / sampleRate)
    let [re, im, size] = [1, 0, (loud * its) / whole]
    for (let index = 0; index < count; index++) {
      const next = re * cos - im * sin
      im = re * sin + im * cos
      re = next
      size *= fade
      const envelope = Math.min(1, index / rise) * (index > held ? 1 - (index - held) / ring : 1)
      const at = (start + index) % samples.length
      samples[at] = (samples[at] ?? 0) + im * size * envelope
    }
  }
}

/** A noise that is the same each time, from -1 to 1. */
function createHiss(seed: number): () => number {
  let word = 0x2545f491 ^ seed
  return () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return word / 0x80000000
  }
}

/** A drum's head below its corner, a rattle above 2 kHz. */
function addStroke(samples: Float32Array, { atS, hz, lengthS, level: loud }: Tone, sampleRate: number): void {
  const start = Math.round(atS * sampleRate)
  const count = Math.round(lengthS * sampleRate)
  const hiss = createHiss(Math.round(hz))
  const pass = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let low = 0
  for (let index = 0; index < count; index++) {
    const share = index / count
    low += pass * (hiss() - low)
    const tone =
      hz < 2000 ? Math.sin((2 * Math.PI * hz * 0.5 * index * (1 - share * 0.3)) / sampleRate) * 0.8 + low : hiss() - low
    const at = (start + index) % samples.length
    samples[at] = (samples[at] ?? 0) + tone * loud * Math.exp(-6 * share) * (1 - share)
  }
}

/** Wind, surf or a crowd: soft noise that swells and ebbs, and meets itself at the end. */
function addAir(samples: Float32Array, [hz, loud]: Song['air'], sampleRate: number): void {
  const hiss = createHiss(7)
  const pass = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)
  let low = 0
  for (let index = 0; index < samples.length; index++) {
    low += pass * (hiss() - low)
    const swell = 0.6 + 0.4 * Math.sin((2 * Math.PI * 5 * index) / samples.length)
    samples[index] = (samples[index] ?? 0) + (low / Math.sqrt(pass)) * loud * swell
  }
}
