/** What a server is about: it opens, it serves, and it stops. */
type Stage = 'starting' | 'serving' | 'stopping'

export interface Phase {
  readonly stage: Stage
  /** Is aborted when the server begins to stop: whoever keeps a connection open lets it go. */
  readonly ending: AbortSignal
  /** Everything is there that requests need; a server that is stopping stays so. */
  serve(): void
  stop(): void
}

export function createPhase(): Phase {
  let stage: Stage = 'starting'
  const ending = new AbortController()
  return {
    get stage() {
      return stage
    },
    ending: ending.signal,
    serve: () => {
      if (stage === 'starting') stage = 'serving'
    },
    stop: () => {
      stage = 'stopping'
      ending.abort()
    },
  }
}
