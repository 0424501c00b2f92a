/** A machine's own time: it stands still while the tab is hidden and runs faster when the player hurries. */
export interface Clock {
  /** Milliseconds of machine time. */
  now(): number
  wait(ms: number): Promise<void>
  /** Calls `step` each frame with 0 to 1, at last with exactly 1. */
  tween(ms: number, step: (progress: number) => void): Promise<void>
  /** Calls `step` each frame until the returned function is called. */
  everyFrame(step: (deltaMs: number) => void): () => void
  /** Draws one frame, soon, even when nothing runs. */
  touch(): void
  setRate(rate: number): void
  /** Nothing runs after this; what is awaited stays unsettled. */
  stop(): void
}

export interface Frames {
  request(callback: (timeMs: number) => void): number
  cancel(handle: number): void
}

/** A frame this late was a pause, not a slow frame. */
const LONGEST_FRAME_MS = 64

const browserFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

export function createClock(draw: () => void, frames: Frames = browserFrames): Clock {
  const running = new Set<(deltaMs: number) => void>()
  let now = 0
  let rate = 1
  let lastFrame: number | undefined
  let handle: number | undefined
  let stopped = false

  const frame = (time: number): void => {
    handle = undefined
    const delta = Math.min(LONGEST_FRAME_MS, lastFrame === undefined ? 0 : time - lastFrame) * rate
    now += delta
    for (const step of [...running]) step(delta)
    draw()
    lastFrame = running.size > 0 ? time : undefined
    if (running.size > 0) request()
  }
  const request = (): void => {
    if (handle === undefined && !stopped) handle = frames.request(frame)
  }
  const everyFrame = (step: (deltaMs: number) => void): (() => void) => {
    running.add(step)
    request()
    return () => running.delete(step)
  }
  const tween = (ms: number, step: (progress: number) => void): Promise<void> =>
    new Promise((resolve) => {
      const start = now
      const off = everyFrame(() => {
        const progress = ms <= 0 ? 1 : Math.min(1, (now - start) / ms)
        step(progress)
        if (progress < 1) return
        off()
        resolve()
      })
    })

  return {
    now: () => now,
    wait: (ms) => tween(ms, () => {}),
    tween,
    everyFrame,
    touch: request,
    setRate: (next) => {
      rate = next
    },
    stop: () => {
      stopped = true
      running.clear()
      if (handle !== undefined) frames.cancel(handle)
    },
  }
}
