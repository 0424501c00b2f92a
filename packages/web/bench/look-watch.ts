/** What a page is seen to do from its first line on. */
export interface Seen {
  /** How long the worker of the machine had something to do. */
  machineMs: number
  textureBytes: number
  shift: number
  firstMs: number
  largestMs: number
}

interface Entry extends PerformanceEntry {
  readonly value?: number
  readonly hadRecentInput?: boolean
}

// Both run in the page before its own scripts, and see nothing of this file.

export function watchTimes(): void {
  const seen: Seen = { machineMs: 0, textureBytes: 0, shift: 0, firstMs: 0, largestMs: 0 }
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

export function watchTextures(): void {
  const { seen } = globalThis as unknown as { seen: Seen }
  const bytes = new WeakMap<object, number>()
  const bound = new WeakMap<object, object>()
  const hold = (texture: object, size: number): void => {
    seen.textureBytes += size - (bytes.get(texture) ?? 0)
    bytes.set(texture, size)
  }
  for (const Kind of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext]) {
    if (!Kind) continue
    const { bindTexture, deleteTexture, texImage2D } = Kind.prototype
    Object.assign(Kind.prototype, {
      bindTexture(this: WebGLRenderingContext, target: number, texture: WebGLTexture | null) {
        if (texture) bound.set(this, texture)
        bindTexture.call(this, target, texture)
      },
      deleteTexture(this: WebGLRenderingContext, texture: WebGLTexture | null) {
        if (texture) hold(texture, 0)
        deleteTexture.call(this, texture)
      },
      texImage2D(this: WebGLRenderingContext, ...given: unknown[]) {
        const source = given.at(-1) as { width?: number; height?: number } | null
        const [width, height] =
          given.length >= 9 ? [Number(given[3]), Number(given[4])] : [source?.width ?? 0, source?.height ?? 0]
        const texture = bound.get(this)
        if (texture) hold(texture, width * height * 4)
        Reflect.apply(texImage2D, this, given)
      },
    })
  }
}
