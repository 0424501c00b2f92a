/** What a page is seen to do from its first line on. */
export interface Seen {
  /** What the worker of the machine took, from the first question to the last answer of those asked at once. */
  machineMs: number
  textureBytes: number
  shift: number
  firstMs: number
  largestMs: number
}

/** Runs in the page before its own scripts. */
export function watch(): void {
  const seen: Seen = { machineMs: 0, textureBytes: 0, shift: 0, firstMs: 0, largestMs: 0 }
  Object.assign(globalThis, { seen })
  const observe = (
    type: string,
    look: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime
  })
  const waiting = new Map<unknown, number>()
  const { Worker: Plain } = globalThis
  globalThis.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const from = waiting.get(data?.id)
        if (from === undefined) return
        waiting.delete(data.id)
        seen.machineMs += performance.now() - from
      })
    }
    override postMessage(message: { id?: unknown; job?: { kind?: string } }, ...rest: never[]): void {
      if (message?.job && message.job.kind !== 'scene') waiting.set(message.id, performance.now())
      super.postMessage(message, ...rest)
    }
  }
  const bytes = new WeakMap<object, number>()
  const bound = new WeakMap<object, object>()
  for (const Kind of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext]) {
    if (!Kind) continue
    const { bindTexture, deleteTexture, texImage2D } = Kind.prototype
    const drop = (texture: object | null): void => {
      seen.textureBytes -= (texture && bytes.get(texture)) || 0
      if (texture) bytes.delete(texture)
    }
    Object.assign(Kind.prototype, {
      bindTexture(this: WebGLRenderingContext, target: number, texture: WebGLTexture | null) {
        if (texture) bound.set(this, texture)
        bindTexture.call(this, target, texture)
      },
      deleteTexture(this: WebGLRenderingContext, texture: WebGLTexture | null) {
        drop(texture)
        deleteTexture.call(this, texture)
      },
      texImage2D(this: WebGLRenderingContext, ...given: unknown[]) {
        const source = given.at(-1) as { width?: number; height?: number } | null
        const [width, height] =
          given.length >= 9 ? [Number(given[3]), Number(given[4])] : [source?.width ?? 0, source?.height ?? 0]
        const texture = bound.get(this)
        if (texture) {
          drop(texture)
          bytes.set(texture, width * height * 4)
          seen.textureBytes += width * height * 4
        }
        Reflect.apply(texImage2D, this, given)
      },
    })
  }
}
