import type { StageNews, Variations } from '@spilvaerk/schemas'
import { create } from 'zustand'

export const GENERATION_KINDS = ['theme', 'unique', 'complete', 'variations', 'v2'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

export type GenerationRun =
  | { readonly name: 'idle' }
  | {
      readonly name: 'running'
      readonly kind: GenerationKind
      /** Where the server tells it. */
      readonly news: StageNews | undefined
      readonly control: AbortController
    }
  | { readonly name: 'cancelled' }
  | { readonly name: 'failed'; readonly message: string }

export type Variation = Variations['variations'][number]

type RunStore = { readonly run: GenerationRun; readonly variations: readonly Variation[] }

/** One generation at a time, whichever tab is open meanwhile. */
export const useRun = create<RunStore>(() => ({ run: { name: 'idle' }, variations: [] }))

export function begin(kind: GenerationKind): AbortController {
  const { run } = useRun.getState()
  if (run.name === 'running') run.control.abort()
  const control = new AbortController()
  useRun.setState({ run: { name: 'running', kind, news: undefined, control } })
  return control
}

/** News of a run that is no longer the one in progress changes nothing. */
const ifCurrent = (control: AbortController, next: (run: GenerationRun) => Partial<RunStore>): void =>
  useRun.setState(({ run }) => (run.name === 'running' && run.control === control ? next(run) : {}))

export const enter = (control: AbortController, news: StageNews): void =>
  ifCurrent(control, (run) => ({ run: run.name === 'running' ? { ...run, news } : run }))

export const finish = (control: AbortController, variations?: readonly Variation[]): void =>
  ifCurrent(control, () => ({ run: { name: 'idle' }, ...(variations && { variations }) }))

export const fail = (control: AbortController, message: string): void =>
  ifCurrent(control, () => ({ run: { name: 'failed', message } }))

export function cancel(): void {
  const { run } = useRun.getState()
  if (run.name !== 'running') return
  run.control.abort()
  useRun.setState({ run: { name: 'cancelled' } })
}
