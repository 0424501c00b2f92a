import { tuning } from '@spilvaerk/messages/tuning'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { type Change, sentenceOf, wordsIn } from './words.ts'

/** Said at once; the others are a press away. */
const SHOWN = 8

/** What differs, a sentence each. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const t = textsOf(tuning)
  if (changes.length === 0) return <p className="text-muted">{t('nothing')}</p>
  const more = changes.slice(SHOWN)
  return (
    <div className="grid gap-1 text-sm">
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

function Lines({ changes }: { readonly changes: readonly Change[] }) {
  const words = wordsIn(pageLanguage())
  return (
    <ul className="grid list-disc gap-1 pl-4 tabular-nums wrap-anywhere">
      {changes.map((change) => (
        <li key={`${change.what} ${change.to}`}>{sentenceOf(change, words)}</li>
      ))}
    </ul>
  )
}
