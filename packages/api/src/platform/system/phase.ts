/** What a server is about: it opens, it serves, and it stops. */
type Stage = 'starting' | 'serving' | 'stopping'

export interface Phase {
  readonly stage: Stage
  /** Everything is there that requests need; a server that is stopping stays so. */
  serve(): void
  stop(): void
}

export function createPhase(): Phase {
  let stage: Stage = 'starting'
  return {
    get stage() {
      return stage
    },
    serve: () => {
      if (stage === 'starting') stage = 'serving'
    },
    stop: () => {
      stage = 'stopping'
    },
  }
}
