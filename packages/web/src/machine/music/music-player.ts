import { LAYERS, type Layer, MUSIC_RATE } from './layers.ts'
import type { SongAsked, SongMade } from './music.worker.ts'

const FADE_S: Readonly<Record<Layer, number>> = { rest: 0.8, feature: 0.9, big: 0.25 }
/** How long a big win is heard in the music. */
const BIG_S = 6

interface Playing {
  readonly gains: Readonly<Record<Layer, GainNode>>
  readonly sources: readonly AudioBufferSourceNode[]
}

/** Plays a game's song: what sounds at rest, over it what a feature brings, over both a big win. */
export class MusicPlayer {
  readonly #out: AudioNode
  #asked: string | undefined
  #worker: Worker | undefined
  #playing: Playing | undefined
  #isInFeature = false

  constructor(out: AudioNode) {
    this.#out = out
  }

  /** The song from here on; undefined ends it. What is playing already goes on. */
  play(song: SongAsked | undefined): void {
    const asked = song && `${song.band} ${song.seed}`
    if (asked === this.#asked) return
    this.#asked = asked
    this.#stop()
    if (!song || typeof Worker === 'undefined') return
    this.#worker = new Worker(new URL('./music.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SongMade>) => {
      this.#worker?.terminate()
      this.#worker = undefined
      if (asked === this.#asked) this.#start(data)
    })
    this.#worker.postMessage(song)
  }

  feature(isOn: boolean): void {
    this.#isInFeature = isOn
    this.#fade('feature', isOn ? 1 : 0)
  }

  big(): void {
    const gain = this.#playing?.gains.big.gain
    if (!gain) return
    const now = this.#out.context.currentTime
    gain.cancelScheduledValues(now)
    gain.setTargetAtTime(1, now, FADE_S.big)
    gain.setTargetAtTime(0, now + BIG_S, FADE_S.rest)
  }

  close(): void {
    this.#asked = undefined
    this.#stop()
  }

  #start(song: SongMade): void {
    const { context } = this.#out
    const at = context.currentTime + 0.05
    const sources: AudioBufferSourceNode[] = []
    const layer = (name: Layer): GainNode => {
      const buffer = context.createBuffer(1, song[name].length, MUSIC_RATE)
      buffer.copyToChannel(song[name], 0)
      const [source, gain] = [context.createBufferSource(), context.createGain()]
      source.buffer = buffer
      source.loop = true
      gain.gain.value = 0
      source.connect(gain).connect(this.#out)
      source.start(at)
      sources.push(source)
      return gain
    }
    this.#playing = { gains: { rest: layer('rest'), feature: layer('feature'), big: layer('big') }, sources }
    this.#fade('rest', 1)
    if (this.#isInFeature) this.#fade('feature', 1)
  }

  #fade(name: Layer, level: number): void {
    this.#playing?.gains[name].gain.setTargetAtTime(level, this.#out.context.currentTime, FADE_S[name])
  }

  #stop(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const source of this.#playing?.sources ?? []) source.stop()
    for (const name of LAYERS) this.#playing?.gains[name].disconnect()
    this.#playing = undefined
  }
}
