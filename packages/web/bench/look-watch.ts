/** What a page is seen to do from its first line on. */
export interface Seen {
  /** How long the worker of the machine had something to do. */
  machineMs: number
  /** Of all pictures that were painted for the page: they lie in memory, and on a graphics card as textures. */
  pictureBytes: number
  shift: number
  firstMs: number
  largestMs: number
}

interface Entry extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
}

/** Runs in the page before its own scripts, and sees nothing of this file. */
export function watch(): void {
  const seen: Seen = { machineMs: 0, pictureBytes: 0, shift: 0, firstMs: 0, largestMs: 0 }
  Object.assign(globalThis, { seen })
  const observe = (type: string, look: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime
  })
  const asked = new Set<unknown>()
  let since = 0
  const { Worker: Plain } = globalThis
  globalThis.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        for (const { width, height } of data?.pictures ?? []) seen.pictureBytes += width * height * 4
        if (asked.delete(data?.id) && asked.size === 0) seen.machineMs += performance.now() - since
      })
    }
    override postMessage(message: { id?: unknown; job?: { kind?: string } }, ...rest: never[]): void {
      if (message?.job && message.job.kind !== 'scene') {
        if (asked.size === 0) since = performance.now()
        asked.add(message.id)
      }
      Reflect.apply(Plain.prototype.postMessage, this, [message, ...rest])
    }
  }
}
