import { maths } from '@spilvaerk/messages/maths'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { withStrips } from './edits.ts'
import type { ReelsProps } from './StripColumns.tsx'
import { type CellProblem, readStrips } from './spreadsheet.ts'

/** Of unread cells, so many are named. */
const NAMED = 5

/** Reels from the clipboard, with every cell that is no symbol named. */
export function PasteReels({ definition, edit, set }: ReelsProps) {
  const t = textsOf(maths)
  const [text, setText] = useState('')
  const read = text.trim() === '' ? undefined : readStrips(text, definition, definition.reelSets[set]?.length ?? 0)
  const use = (): void => {
    if (!read?.ok) return
    edit(withStrips(definition, set, read.strips))
    setText('')
  }
  return (
    <details>
      <summary className="min-h-9 cursor-pointer font-medium text-sm">{t('reels.paste')}</summary>
      <div className="grid gap-2 pt-2">
        <Field
          label={t('reels.cells')}
          help={t('reels.pasteWhat')}
          error={read?.ok === false ? <Unread problems={read.problems} /> : undefined}
        >
          {(ids) => (
            <Textarea
              {...ids}
              className="font-mono text-sm"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button size="sm" className="justify-self-start" disabled={!read?.ok} onClick={use}>
          {t('reels.pasteDo')}
        </Button>
      </div>
    </details>
  )
}

function Unread({ problems }: { readonly problems: readonly CellProblem[] }) {
  const t = textsOf(maths)
  const more = problems.length - NAMED
  return (
    <>
      {problems.slice(0, NAMED).map((one) => (
        <span key={`${one.row} ${one.column}`} className="block">
          {one.text === '' ? t('reels.empty') : t('reels.unread', { ...one })}
        </span>
      ))}
      {more > 0 && <span className="block">{t('reels.more', { count: more })}</span>}
    </>
  )
}
