import type { Page } from '@playwright/test'

/** So long is the slot of one sound; the longest effect is shorter. */
const SLOT_S = 2

interface Started {
  readonly seconds: number
  readonly isLoop: boolean
}

declare global {
  interface Window {
    started: Started[]
    /** The loudness of each sound in turn, as root mean square. */
    listen(): Promise<number[]>
  }
}

/** Has the page play onto a tape instead of the loudspeaker, through the graph it builds: one sound after the other. */
export async function recordClip(page: Page): Promise<void> {
  await page.addInitScript((slotS) => {
    const RATE = 24_000
    const SLOTS = 40
    const tapes = new Map<BaseAudioContext, number>()
    class SoundClip extends OfflineAudioContext {
      constructor() {
        super(1, slotS * SLOTS * RATE, RATE)
        tapes.set(this, 0)
      }
      override resume = async () => {}
      override suspend = async () => {}
      close = async () => {}
    }
    Object.assign(window, { AudioContext: SoundClip, started: [] })
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function () {
      const slot = tapes.get(this.context) ?? 0
      tapes.set(this.context, slot + 1)
      window.started.push({ seconds: this.buffer?.duration ?? 0, isLoop: this.loop })
      start.call(this, slot * slotS)
    }
    window.listen = async () => {
      const loudness: number[] = []
      for (const [tape, sounds] of tapes) {
        if (sounds === 0) continue
        const samples = (await (tape as SoundClip).startRendering()).getChannelData(0)
        for (let slot = 0; slot < sounds; slot++) {
          const part = samples.subarray(slot * slotS * RATE, (slot + 1) * slotS * RATE)
          loudness.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length))
        }
      }
      return loudness
    }
  }, SLOT_S)
}
