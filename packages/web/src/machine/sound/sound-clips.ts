import { type Note, render } from './render.ts'
import { MUSIC_LOOP_S, THEME_NOTES } from './theme-notes.ts'
import type { SoundThemeName } from './themes.ts'

/** A sound that is rendered once: its name, and what is in it. */
export interface SoundClip {
  readonly name: string
  readonly notes: readonly Note[]
}

const SAMPLE_RATE = 24_000

/** Plays what is rendered ahead. */
export class SoundClips {
  readonly #out: AudioNode
  readonly #rendered = new Map<string, AudioBuffer>()
  #song: { readonly theme: SoundThemeName; readonly source: AudioBufferSourceNode } | undefined

  constructor(out: AudioNode) {
    this.#out = out
  }

  play({ name, notes }: SoundClip): void {
    this.#start(name, notes)
  }

  /** The theme's music, over and over; undefined stops it. */
  music(theme: SoundThemeName | undefined): void {
    if (theme === this.#song?.theme) return
    this.#song?.source.stop()
    this.#song = theme && { theme, source: this.#start(`${theme}/music`, THEME_NOTES[theme].music, MUSIC_LOOP_S) }
  }

  #start(name: string, notes: readonly Note[], loopS?: number): AudioBufferSourceNode {
    const buffer = this.#rendered.get(name) ?? this.#record(render(notes, SAMPLE_RATE, loopS))
    this.#rendered.set(name, buffer)
    const source = this.#out.context.createBufferSource()
    source.buffer = buffer
    source.loop = loopS !== undefined
    source.connect(this.#out)
    source.start()
    return source
  }

  #record(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = this.#out.context.createBuffer(1, samples.length, SAMPLE_RATE)
    buffer.copyToChannel(samples, 0)
    return buffer
  }
}
