import type { Cue } from '../cues.ts'

export type TableCue = Extract<Cue, { readonly name: 'chip' | 'card' | 'dice' | 'wheel' | 'pins' | 'rest' }>

interface Knock {
  /** The middle of its band of noise. */
  readonly hz: number
  readonly level: number
  readonly lengthS: number
  readonly delayS?: number
}

/** Of the time until a ball rests: when it leaves the track. */
const LEAVES = 0.56
const ROLL_LEVEL = 0.05

/** What tables sound like: clay, paper, bone and a ball on wood, all of them knocks of one noise. */
export class TableSounds {
  readonly #audio: BaseAudioContext
  readonly #out: AudioNode
  readonly #noise: AudioBuffer
  /** What is on its way and may be cut short. */
  #rolling: GainNode | undefined

  constructor(out: AudioNode, noise: AudioBuffer) {
    this.#out = out
    this.#audio = out.context
    this.#noise = noise
  }

  play(cue: TableCue): void {
    switch (cue.name) {
      case 'chip':
        return this.#knocks(this.#out, [
          { hz: 3400, level: 0.32, lengthS: 0.03 },
          { hz: 5200, level: 0.2, lengthS: 0.025, delayS: 0.045 },
        ])
      case 'card':
        return this.#knocks(this.#out, [
          { hz: cue.isTurned ? 2100 : 3000, level: 0.16, lengthS: 0.1 },
          { hz: 1200, level: 0.14, lengthS: 0.04, delayS: 0.08 },
        ])
      case 'dice':
        return this.#knocks(this.#roll(), diceKnocks(cue.ms / 1000))
      case 'pins':
        return this.#knocks(this.#roll(), pinKnocks(cue.count, cue.ms / 1000))
      case 'wheel': {
        const roll = this.#roll()
        this.#track(roll, (cue.ms / 1000) * LEAVES)
        return this.#knocks(roll, fretKnocks(cue.ms / 1000))
      }
      case 'rest':
        return this.#stop()
    }
  }

  /** A bus of its own for what may be cut short. */
  #roll(): GainNode {
    this.#stop()
    this.#rolling = this.#audio.createGain()
    this.#rolling.connect(this.#out)
    return this.#rolling
  }

  #stop(): void {
    this.#rolling?.gain.setTargetAtTime(0, this.#audio.currentTime, 0.03)
    this.#rolling = undefined
  }

  /** A ball that runs round on wood until it leaves the track. */
  #track(into: AudioNode, lengthS: number): void {
    const at = this.#audio.currentTime
    const gain = this.#audio.createGain()
    gain.gain.setValueAtTime(ROLL_LEVEL, at)
    gain.gain.linearRampToValueAtTime(0.0001, at + lengthS)
    const source = this.#band(700, at, lengthS)
    source.loop = true
    gain.connect(into)
    source.out.connect(gain)
  }

  #knocks(into: AudioNode, knocks: readonly Knock[]): void {
    for (const { hz, level, lengthS, delayS = 0 } of knocks) {
      const at = this.#audio.currentTime + delayS
      const gain = this.#audio.createGain()
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(level, at + 0.003)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS)
      gain.connect(into)
      this.#band(hz, at, lengthS).out.connect(gain)
    }
  }

  #band(hz: number, at: number, lengthS: number) {
    const source = this.#audio.createBufferSource()
    source.buffer = this.#noise
    const out = this.#audio.createBiquadFilter()
    out.type = 'bandpass'
    out.frequency.value = hz
    source.connect(out)
    source.start(at)
    source.stop(at + lengthS + 0.02)
    return Object.assign(source, { out })
  }
}

/** Dice knock ever faster and softer until they lie. */
const diceKnocks = (lengthS: number): readonly Knock[] =>
  [0.06, 0.36, 0.5, 0.6, 0.68, 0.74].map((share, i) => ({
    ...{ hz: 1500 + 180 * (i % 3), level: 0.36 * 0.78 ** i, lengthS: 0.05, delayS: share * lengthS },
  }))

/** One knock for each pin. */
const pinKnocks = (count: number, lengthS: number): readonly Knock[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ hz: 2600 + 300 * (i % 2), level: 0.2, lengthS: 0.04, delayS: ((i + 1) / (count + 1)) * lengthS * 0.92 },
  }))

/** A ball meets the frets, and drops into its pocket. */
const fretKnocks = (lengthS: number): readonly Knock[] => [
  ...[0.6, 0.64, 0.69, 0.75].map((share, i) => ({
    ...{ hz: 3000 - 250 * i, level: 0.3 - 0.04 * i, lengthS: 0.04, delayS: share * lengthS },
  })),
  { hz: 900, level: 0.4, lengthS: 0.08, delayS: 0.83 * lengthS },
]
