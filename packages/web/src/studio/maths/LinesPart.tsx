import { maths } from '@spilvaerk/messages/maths'
import type { Definition } from '@spilvaerk/slot-engine'
import { Plus, X } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { withLines } from './edits.ts'
import { type PartProps, problemAt } from './part-props.ts'

/** Every line as a drawing of the window: pressing a cell takes the line through it. */
export function LinesPart({ definition, problems, edit }: PartProps) {
  const t = textsOf(maths)
  const { wins } = definition
  if (wins.type !== 'lines') return <p className="text-muted">{t('lines.none')}</p>
  const { lines } = wins
  const rows = rowsOf(definition)
  const through = (line: number, reel: number, row: number): void => {
    const next = lines[line]?.with(reel, row)
    if (next) edit(withLines(definition, lines.with(line, next)), `line ${line}`)
  }
  const whole = problemAt(problems, 'wins.lines')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-muted text-sm">{t('lines.count', { count: lines.length })}</span>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => edit(withLines(definition, [...lines, rows.map(() => 0)]))}
        >
          <Plus aria-hidden className="size-4" />
          {t('lines.add')}
        </Button>
      </div>
      {whole && (
        <p lang="en" className="text-red-text text-sm">
          {whole.field}: {whole.reason}
        </p>
      )}
      <ol className="maths-lines">
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            key={index}
            className="maths-line"
            data-wrong={problemAt(problems, `wins.lines[${index}]`) ? '' : undefined}
            {...atField(`wins.lines[${index}]`, t('lines.line', { line: index + 1 }))}
          >
            <span className="flex items-center justify-between text-xs">
              {t('lines.line', { line: index + 1 })}
              <FieldMark field={`wins.lines[${index}]`} label={t('lines.line', { line: index + 1 })} />
              <button
                type="button"
                className="grid size-6 place-items-center text-muted hover:text-paper"
                aria-label={t('lines.remove', { line: index + 1 })}
                onClick={() => edit(withLines(definition, lines.toSpliced(index, 1)))}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
            <span className="maths-cells">
              {rows.map((count, reel) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
                <span key={reel} className="grid gap-0.5">
                  {Array.from({ length: count }, (_, row) => (
                    <button
                      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                      key={row}
                      type="button"
                      className="maths-cell"
                      aria-pressed={line[reel] === row}
                      aria-label={t('lines.cell', { line: index + 1, reel: reel + 1, row: row + 1 })}
                      onClick={() => through(index, reel, row)}
                    />
                  ))}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Rows by reel; of reels with rows by chance the most that they may have. */
const rowsOf = ({ reelSets }: Definition): readonly number[] =>
  (reelSets.base ?? []).map(({ rows }) =>
    typeof rows === 'number' ? rows : Math.max(...Object.keys(rows).map(Number)),
  )
