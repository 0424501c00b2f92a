import type { Cue } from '../cues.ts'
import { HouseVoice } from './house-voice.ts'
import { HOUSE_MANNER, type SoundManner, tapeAt } from './manner.ts'
import { Tapes } from './tapes.ts'

/** Sounds made on the spot. Nothing is heard, or even created, before `wake` is called from a gesture. */
export interface Sounds {
  wake(): void
  play(cue: Cue): void
  setOn(on: boolean): void
  setManner(manner: SoundManner): void
  pause(): void
  resume(): void
  close(): void
}

export function createSounds(on: boolean, manner: SoundManner = HOUSE_MANNER): Sounds {
  let wanted = on
  let current = manner
  let voice: Voice | undefined
  return {
    wake: () => {
      if (wanted && !voice && 'AudioContext' in globalThis) voice = new Voice(current)
      voice?.resume()
    },
    play: (cue) => {
      if (wanted) voice?.play(cue)
    },
    setOn: (next) => {
      wanted = next
      voice?.mute(!next)
    },
    setManner: (next) => {
      current = next
      voice?.setManner(next)
    },
    pause: () => voice?.suspend(),
    resume: () => voice?.resume(),
    close: () => {
      voice?.close()
      voice = undefined
    },
  }
}

/** Of full scale: what the house plays, and what is rendered ahead. */
const LEVELS = { house: 0.5, tapes: 0.7 } as const
/** A change of volume this quick does not click. */
const FADE_S = 0.015

class Voice {
  readonly #audio = new AudioContext()
  readonly #out: GainNode
  readonly #house: HouseVoice
  readonly #tapes: Tapes
  #manner: SoundManner
  #isMuted = false

  constructor(manner: SoundManner) {
    this.#manner = manner
    this.#out = this.#audio.createGain()
    this.#out.gain.value = manner.volume / 100
    const limiter = this.#audio.createDynamicsCompressor()
    this.#out.connect(limiter).connect(this.#audio.destination)
    this.#house = new HouseVoice(this.#bus(LEVELS.house))
    this.#tapes = new Tapes(this.#bus(LEVELS.tapes))
    this.#tune()
  }

  play(cue: Cue): void {
    const tape = tapeAt(cue, this.#manner)
    if (tape) this.#tapes.play(tape)
    else if (tape === undefined) this.#house.play(cue)
  }

  setManner(manner: SoundManner): void {
    this.#manner = manner
    this.#tune()
  }

  mute(muted: boolean): void {
    this.#isMuted = muted
    this.#tune()
  }

  resume(): void {
    if (this.#audio.state === 'suspended') void this.#audio.resume().catch(ignoreRefusal)
  }

  suspend(): void {
    if (this.#audio.state === 'running') void this.#audio.suspend().catch(ignoreRefusal)
  }

  close(): void {
    if (this.#audio.state !== 'closed') void this.#audio.close().catch(ignoreRefusal)
  }

  /** The volume and the music as they should be now. */
  #tune(): void {
    const { volume, music, theme } = this.#manner
    this.#out.gain.setTargetAtTime(this.#isMuted ? 0 : volume / 100, this.#audio.currentTime, FADE_S)
    this.#tapes.music(music && !this.#isMuted ? theme : undefined)
  }

  #bus(level: number): GainNode {
    const bus = this.#audio.createGain()
    bus.gain.value = level
    bus.connect(this.#out)
    return bus
  }
}

/** A browser may refuse to change the state of its audio; the game goes on without sound. */
function ignoreRefusal(): void {}
