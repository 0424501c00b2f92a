import type { Cue } from '../cues.ts'
import type { TableCue, TableSounds } from './table-sounds.ts'

/** A pentatonic row on A: any order of these sounds well together. */
const GLOCKENSPIEL_HZ = [880, 987.77, 1108.73, 1318.51, 1479.98, 1760, 1975.53, 2217.46, 2637.02]
/** Partials of a struck bar fixed at its nodes. */
const BAR_PARTIALS = [
  { ratio: 1, level: 1, decayS: 1.1 },
  { ratio: 2.756, level: 0.35, decayS: 0.45 },
  { ratio: 5.404, level: 0.16, decayS: 0.18 },
] as const

/** The default sounds: ticks and thuds of wood and steel, and a glockenspiel for what is won. */
export class Synthesizer {
  readonly #audio: BaseAudioContext
  readonly #out: AudioNode
  readonly #noise: AudioBuffer
  #table: Promise<TableSounds> | undefined

  constructor(out: AudioNode) {
    this.#out = out
    this.#audio = out.context
    const { sampleRate } = this.#audio
    this.#noise = this.#audio.createBuffer(1, sampleRate * 0.4, sampleRate)
    fillWithNoise(this.#noise.getChannelData(0))
  }

  play(cue: Cue): void {
    switch (cue.name) {
      case 'start':
        this.#hiss({ hz: 900, level: 0.12, lengthS: 0.28 })
        return this.#thud(92, 0.22)
      case 'tick':
        this.#hiss({ hz: 2600 - cue.reel * 120, level: 0.22, lengthS: 0.035 })
        return this.#thud(150 - cue.reel * 6, 0.3)
      case 'scatter':
        return this.#bar(note(cue.nth * 2), 0.22, 0)
      case 'tension':
        return this.#row([0, 1, 0, 1, 2, 1, 2, 3], 0.17, 0.07)
      case 'line':
        return this.#row([cue.nth % 5, (cue.nth % 5) + 2], 0.09, 0.2)
      case 'coin':
        return this.#bar(note(7), 0.05, 0)
      case 'fanfare':
        return this.#row(cue.big ? [0, 2, 4, 5, 4, 5, 7, 8] : [0, 2, 4, 7], cue.big ? 0.13 : 0.1, 0.2)
      case 'enter':
        return this.#row([0, 3, 5, 3, 5, 8], 0.14, 0.18)
      case 'leave':
        return this.#row([8, 5, 3, 5, 0], 0.14, 0.18)
      case 'chip':
      case 'card':
      case 'dice':
      case 'wheel':
      case 'pins':
      case 'rest':
        return this.#atTable(cue)
    }
  }

  /** Their code is fetched with the first of them: slots never need it. */
  #atTable(cue: TableCue): void {
    this.#table ??= import('./table-sounds.ts').then((code) => new code.TableSounds(this.#out, this.#noise))
    void this.#table
      .then((table) => table.play(cue))
      .catch(() => {
        this.#table = undefined
      })
  }

  #row(steps: readonly number[], apartS: number, level: number): void {
    for (const [index, step] of steps.entries()) this.#bar(note(step), level, index * apartS)
  }

  /** A glockenspiel bar. */
  #bar(hz: number, level: number, delayS: number): void {
    const at = this.#audio.currentTime + delayS
    for (const partial of BAR_PARTIALS) {
      const tone = this.#audio.createOscillator()
      tone.frequency.value = hz * partial.ratio
      tone.connect(this.#fade(level * partial.level, at, partial.decayS))
      tone.start(at)
      tone.stop(at + partial.decayS + 0.05)
    }
  }

  /** The weight of a reel against its stop. */
  #thud(hz: number, level: number): void {
    const at = this.#audio.currentTime
    const tone = this.#audio.createOscillator()
    tone.frequency.setValueAtTime(hz, at)
    tone.frequency.exponentialRampToValueAtTime(hz / 2, at + 0.09)
    tone.connect(this.#fade(level, at, 0.1))
    tone.start(at)
    tone.stop(at + 0.15)
  }

  #hiss({ hz, level, lengthS }: { hz: number; level: number; lengthS: number }): void {
    const at = this.#audio.currentTime
    const source = this.#audio.createBufferSource()
    source.buffer = this.#noise
    const band = this.#audio.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = hz
    source.connect(band).connect(this.#fade(level, at, lengthS))
    source.start(at)
    source.stop(at + lengthS + 0.02)
  }

  #fade(level: number, at: number, decayS: number): GainNode {
    const gain = this.#audio.createGain()
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(level, at + 0.004)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + decayS)
    gain.connect(this.#out)
    return gain
  }
}

const note = (step: number): number => GLOCKENSPIEL_HZ[step % GLOCKENSPIEL_HZ.length] ?? 880

/** A fixed noise: the same tick every time. */
function fillWithNoise(samples: Float32Array): void {
  let word = 0x2545f491
  for (let index = 0; index < samples.length; index++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    samples[index] = word / 0x80000000
  }
}
