import { create, type StoreApi } from 'zustand'

/** One thing that was done, and how it is taken back. */
export interface Step {
  readonly undo: () => unknown
  readonly redo: () => unknown
}

interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  readonly record: (step: Step) => void
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly forget: () => void
}

const LONGEST = 100
/** Changes of one field that follow each other so soon are one step: a word that is typed, a slider that is drawn. */
const TOGETHER_MS = 1200

/** What is done or taken back just now is no new step. */
const moving = { now: false }

/** Undo over all that is edited in the studio: drafts, the game that was chosen, and versions of games. */
export const useHistory = create<History>()((set, get) => ({
  past: [],
  future: [],
  record: (step) => {
    if (!moving.now) set(({ past }) => ({ past: [...past, step].slice(-LONGEST), future: [] }))
  },
  undo: async () => {
    const step = get().past.at(-1)
    if (!step || moving.now) return
    set(({ past, future }) => ({ past: past.slice(0, -1), future: [...future, step] }))
    await moved(step.undo)
  },
  redo: async () => {
    const step = get().future.at(-1)
    if (!step || moving.now) return
    set(({ past, future }) => ({ past: [...past, step], future: future.slice(0, -1) }))
    await moved(step.redo)
  },
  forget: () => set({ past: [], future: [] }),
}))

async function moved(move: () => unknown): Promise<void> {
  moving.now = true
  try {
    await move()
  } finally {
    moving.now = false
  }
}

/** Records what changes in a store of drafts, until it is called off. */
export function recordStore<State extends object>(store: Pick<StoreApi<State>, 'subscribe' | 'setState'>): () => void {
  const last = { keys: '', atMs: 0, steps: useHistory.getState().past }
  return store.subscribe((after, before) => {
    if (moving.now) return
    const keys = changedKeys(before, after)
    if (keys === '') return
    const { past, record } = useHistory.getState()
    const nowMs = performance.now()
    const step = { undo: () => store.setState(before), redo: () => store.setState(after) }
    const earlier = past.at(-1)
    const isSame = keys === last.keys && nowMs - last.atMs < TOGETHER_MS && past === last.steps
    if (isSame && earlier) useHistory.setState({ past: [...past.slice(0, -1), { ...step, undo: earlier.undo }] })
    else record(step)
    Object.assign(last, { keys, atMs: nowMs, steps: useHistory.getState().past })
  })
}

const changedKeys = <State extends object>(before: State, after: State): string =>
  (Object.keys(after) as (keyof State)[]).filter((key) => after[key] !== before[key]).join()
