import { maths } from '@spilvaerk/messages/maths'
import type { Definition, SymbolDefinition } from '@spilvaerk/slot-engine'
import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { paysOf, withPay } from './edits.ts'
import { type PartProps, problemAt } from './part-props.ts'

/** Coins by symbol and count. */
export function PaysPart({ definition, problems, edit }: PartProps) {
  const t = textsOf(maths)
  const rows = definition.symbols.flatMap((symbol, index) => (canPay(symbol) ? [{ symbol, index }] : []))
  const counts = countsOf(definition)
  if (rows.length === 0) return <p className="text-muted">{t('pays.none')}</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{t('pays.what', { coins: definition.betCoins })}</p>
      <div className="overflow-x-auto">
        <table className="studio-table maths-grid">
          <caption className="sr-only">{t('pays.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pays.symbol')}</th>
              {counts.map((count) => (
                <th key={count} scope="col">
                  {count}×
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ symbol: { name, id, emoji, ...symbol }, index }) => (
              <tr key={id}>
                <th scope="row" {...atField(`symbols[${index}]`, name ?? id)}>
                  {[emoji, name ?? id].filter(Boolean).join(' ')}{' '}
                  <FieldMark field={`symbols[${index}]`} label={name ?? id} />
                </th>
                {counts.map((count) => (
                  <td key={count} {...atField(`symbols[${index}].pays.${count}`, `${name ?? id} ×${count}`)}>
                    <PayCell
                      label={t('pays.of', { symbol: name ?? id, count })}
                      coins={paysOf({ id, ...symbol })[count]}
                      problem={problemAt(problems, `symbols[${index}].pays.${count}`)?.reason}
                      onChange={(coins) => edit(withPay(definition, id, count, coins), `pay ${id} ${count}`)}
                    />
                    <FieldMark onlyOpen field={`symbols[${index}].pays.${count}`} label={`${name ?? id} ×${count}`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OtherProblems problems={problems} />
    </div>
  )
}

const canPay = ({ kind }: SymbolDefinition): boolean => kind !== 'mystery' && kind !== 'blank'

/** Every count that something pays for, and all that a line has reels for. */
function countsOf({ symbols, wins, reelSets }: Definition): readonly number[] {
  const named = symbols.flatMap((symbol) => Object.keys(paysOf(symbol)).map(Number))
  const reels = reelSets.base?.length ?? 0
  const usual =
    wins.type === 'lines' || wins.type === 'ways' ? Array.from({ length: Math.max(0, reels - 1) }, (_, i) => i + 2) : []
  return [...new Set([...named, ...usual])].toSorted((a, b) => a - b)
}

const WHOLE = /^[1-9]\d{0,11}$/

type PayCellProps = {
  readonly label: string
  readonly coins: number | undefined
  readonly problem: string | undefined
  readonly onChange: (coins: number | undefined) => void
}

/** What is typed counts at once; what is no number of coins stands as it was typed, and is told. */
function PayCell({ label, coins, problem, onChange }: PayCellProps) {
  const t = textsOf(maths)
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && !WHOLE.test(typed.trim())
  const type = (text: string): void => {
    setTyped(text)
    const said = text.trim()
    if (said === '') onChange(undefined)
    else if (WHOLE.test(said)) onChange(Number(said))
  }
  const reason = isWrong ? t('pays.whole') : problem
  return (
    <>
      <input
        aria-label={label}
        inputMode="numeric"
        className={cn('well h-10 w-20 rounded-md px-2 text-right text-paper tabular-nums', reason && 'border-red')}
        value={typed ?? coins ?? ''}
        aria-invalid={reason ? true : undefined}
        title={reason}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      {reason && <span className="block text-left text-red-text text-xs">{reason}</span>}
    </>
  )
}

/** What stands against the symbols, but not against one pay. */
function OtherProblems({ problems }: Pick<PartProps, 'problems'>) {
  const others = problems.filter(({ field }) => field.startsWith('symbols') && !/\.pays\.\d+$/.test(field))
  return (
    <ul lang="en" className="text-red-text text-sm">
      {others.map(({ field, reason }) => (
        <li key={field}>
          {field}: {reason}
        </li>
      ))}
    </ul>
  )
}
