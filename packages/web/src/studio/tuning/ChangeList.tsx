import { tuning } from '@spilvaerk/messages/tuning'
import { textsOf } from '../../lib/page-language.ts'
import type { Change } from './changes.ts'

/** Said at once; the others are a press away. */
const SHOWN = 8

export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const t = textsOf(tuning)
  if (changes.length === 0) return <p className="text-muted">{t('nothing')}</p>
  const more = changes.slice(SHOWN)
  return (
    <div className="grid gap-1 text-xs">
      <Lines changes={changes.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="text-muted">{t('more', { count: more.length })}</summary>
          <Lines changes={more} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ changes }: { readonly changes: readonly Change[] }) => (
  <ul className="grid gap-1 tabular-nums">
    {changes.map(({ what, from, to }) => (
      <li key={what} className="flex flex-wrap justify-between gap-x-3">
        <span>{what}</span>
        <span>
          <span className="text-muted">{from} →</span> <b>{to}</b>
        </span>
      </li>
    ))}
  </ul>
)
