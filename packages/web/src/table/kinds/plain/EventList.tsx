import type { TableEvent } from '@spilvaerk/table-games'
import { describeEvent, type EventWords } from '../../words/describe-event.ts'

const MOST_LINES = 8

/** What happened in the round, the latest last. */
export function EventList({ events, words }: { readonly events: readonly TableEvent[]; readonly words: EventWords }) {
  const from = Math.max(0, events.length - MOST_LINES)
  return (
    <ol aria-hidden className="felt-events">
      {events.slice(from).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of a round only ever get more
        <li key={from + i}>{describeEvent(event, words)}</li>
      ))}
    </ol>
  )
}
