import { activity } from '@spilvaerk/messages/activity'
import type { ActivityEvent } from '@spilvaerk/schemas'
import { useState } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Changed } from '../diff/GameHistory.tsx'

type EventListProps = { readonly gameId: number; readonly events: readonly ActivityEvent[] }

export const EventList = ({ gameId, events }: EventListProps) => (
  <ol aria-label={textsOf(activity)('list')} className="grid gap-2">
    {events.map((event) => (
      <Event key={event.id} gameId={gameId} event={event} />
    ))}
  </ol>
)

function Event({ gameId, event }: { readonly gameId: number; readonly event: ActivityEvent }) {
  const t = textsOf(activity)
  const { at, kind, who, name, isYou, text, version } = event
  const person = who === 'member' ? name || t('who.deleted') : t(`who.${who}`)
  return (
    <li className="panel grid gap-1.5 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{isYou ? t('you', { name: person }) : person}</b>
        <time dateTime={at} className="text-muted">
          {formatMoment(at)}
        </time>
        <Badge>{t(`kinds.${kind}`)}</Badge>
      </p>
      <p>{text}</p>
      {version !== null && version > 1 && <VersionChanges gameId={gameId} version={version} />}
    </li>
  )
}

/** What a version changed, worked out when it is asked for. */
function VersionChanges({ gameId, version }: { readonly gameId: number; readonly version: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-muted">{textsOf(activity)('changes')}</summary>
      {isOpen && (
        <div className="pt-2">
          <Changed gameId={gameId} from={version - 1} to={version} />
        </div>
      )}
    </details>
  )
}
