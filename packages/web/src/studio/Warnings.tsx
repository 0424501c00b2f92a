import { studio } from '@spilvaerk/messages/studio'
import type { DefinitionWarning } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'

/** What the definition of a game leaves open, though its return hangs on it. A page may say it twice, so it is no landmark. */
export function Warnings({ warnings }: { readonly warnings: readonly DefinitionWarning[] }) {
  const title = textsOf(studio)('open.title')
  if (warnings.length === 0) return null
  return (
    <div className="text-sm">
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="grid gap-2">
        {warnings.map(({ field, reason }) => (
          <li key={field} className="border-lamp-deep border-l-2 pl-3">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
