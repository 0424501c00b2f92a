import { generator } from '@spilvaerk/messages/generator'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'

type RunStateProps = {
  readonly state:
    | { readonly name: 'idle' | 'cancelled' | 'done' }
    | { readonly name: 'running'; readonly done: number }
    | { readonly name: 'failed'; readonly message: string }
  /** The rounds of the whole run. */
  readonly of: number
  readonly cancel: () => void
}

/** A run on its way, given up or failed; a done one is told of by its report. */
export function RunState({ state, of, cancel }: RunStateProps) {
  const t = textsOf(generator)
  switch (state.name) {
    case 'idle':
    case 'done':
      return null
    case 'running':
      return (
        <div role="status" className="grid gap-2 text-sm">
          <progress className="game-progress" max={of} value={state.done} aria-label={t('simulation.title')} />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <p role="status" className="text-sm">
          {t('simulation.cancelled')}
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text text-sm">
          {state.message}
        </p>
      )
  }
}
