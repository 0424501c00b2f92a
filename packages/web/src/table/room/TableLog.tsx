import { useMemo } from 'react'
import { type TableState, toldEvents } from '../play/table-state.ts'
import { describeEvent, type EventWords } from '../words/describe-event.ts'
import { describeChips, describeResult, describeState } from '../words/describe-notice.ts'

type TableLogProps = { readonly state: TableState; readonly words: EventWords }

/** All that happens, for screen readers: events as they come, what came of the round, and what was refused. */
export function TableLog({ state, words }: TableLogProps) {
  const { result, phase, notice } = state
  const events = toldEvents(state)
  const lines = useMemo(() => events.map((event) => describeEvent(event, words)), [events, words])
  return (
    <>
      <div role="log" aria-live="polite" className="sr-only">
        <ol>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of a round only ever get more
            <li key={i}>{line}</li>
          ))}
          {phase === 'over' && result && <li>{describeResult(result, words)}</li>}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {notice || phase === 'asked' ? describeState(state, words) : describeChips(state, words)}
      </p>
    </>
  )
}
