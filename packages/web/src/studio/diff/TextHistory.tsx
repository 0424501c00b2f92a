import { changes } from '@spilvaerk/messages/changes'
import { texts } from '@spilvaerk/messages/texts'
import type { TextRevision } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { ChangeList } from './ChangeList.tsx'
import { textChanges } from './text-changes.ts'
import { wordsIn } from './words.ts'

type TextHistoryProps = {
  readonly revisions: readonly TextRevision[]
  readonly nameOf: (place: string) => string
  readonly action?: (revision: TextRevision) => ReactNode
}

/** What was written otherwise: when, by whom, and in which words. */
export function TextHistory({ revisions, nameOf, action }: TextHistoryProps) {
  const words = wordsIn(pageLanguage())
  return (
    <ol className="grid gap-2">
      {revisions.map((one) => (
        <li key={one.revision} className="grid gap-1 text-sm">
          <p className="text-muted">
            {textsOf(texts)('revision', { revision: one.revision })}:{' '}
            <time dateTime={one.createdAt}>{formatMoment(one.createdAt)}</time>, {textsOf(changes)(`by.${one.by}`)}
          </p>
          <ChangeList changes={textChanges(words, one.changes, nameOf)} />
          {action?.(one)}
        </li>
      ))}
    </ol>
  )
}
