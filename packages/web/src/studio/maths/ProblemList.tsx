import { maths } from '@spilvaerk/messages/maths'
import type { Problem } from '@spilvaerk/slot-engine'
import { textsOf } from '../../lib/page-language.ts'

/** Why the draft cannot be played, by field, in the words of the engine. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <div role="alert" className="grid gap-1 text-sm">
    <p className="font-medium text-red-text">{textsOf(maths)('sheet.refused')}</p>
    <ul lang="en" className="grid gap-1">
      {problems.map(({ field, reason }) => (
        <li key={`${field} ${reason}`}>
          {field !== '' && <code className="text-muted">{field}</code>} {reason}
        </li>
      ))}
    </ul>
  </div>
)
