import { maths } from '@spilvaerk/messages/maths'
import type { Definition } from '@spilvaerk/slot-engine'
import { share } from '../../game/figures.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { changesBetween } from '../diff/changes.ts'
import { sentenceOf, wordsIn } from '../diff/words.ts'
import type { Work } from './use-bench.ts'
import type { Sheets } from './use-live-sheet.ts'

const SHOWN = 12
/** Of one edit: a paste of all reels would be a page. */
const SAID = 3

/** What each edit changed, and what it did to the return. */
export function EditList({ work: { past, definition }, sheets }: { readonly work: Work; readonly sheets: Sheets }) {
  const t = textsOf(maths)
  const states = [...past, definition]
  const edits = states.slice(1).map((after, i) => ({ number: i + 1, before: states[i] ?? after, after }))
  return (
    <section aria-labelledby="maths-edits" className="grid gap-1 text-sm">
      <h3 id="maths-edits" className="font-medium">
        {t('sheet.edits')}
      </h3>
      {edits.length === 0 ? (
        <p className="text-muted">{t('sheet.original')}</p>
      ) : (
        <ol className="grid gap-1.5 text-xs tabular-nums">
          {edits
            .slice(-SHOWN)
            .toReversed()
            .map(({ number, before, after }) => (
              <li key={number}>
                {inWords(before, after)} <span className="text-muted">{returnMoved(before, after, sheets)}</span>
              </li>
            ))}
        </ol>
      )}
    </section>
  )
}

function inWords(before: Definition, after: Definition): string {
  const words = wordsIn(pageLanguage())
  const changes = changesBetween({ definition: before }, { definition: after }, pageLanguage())
  return changes
    .slice(0, SAID)
    .map((change) => sentenceOf(change, words))
    .join(' · ')
}

function returnMoved(before: Definition, after: Definition, sheets: Sheets): string {
  const [from, to] = [sheets.get(before), sheets.get(after)]
  return from?.ok && to?.ok ? `RTP ${share(from.sheet.rtp)} → ${share(to.sheet.rtp)}` : ''
}
