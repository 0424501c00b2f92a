import { tables } from '@spilvaerk/messages/tables'
import type { PointerEvent } from 'react'
import { formatAmount } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Chip, chipText } from './Chip.tsx'

type ChipTrayProps = {
  /** Coins of each chip, ascending. */
  readonly values: readonly number[]
  readonly coin: number
  /** The chip in hand. */
  readonly value: number
  readonly onChoose: (value: number) => void
  readonly onDrag: (value: number, event: PointerEvent) => void
}

/** The chips that one can take: one of them is in hand. */
export function ChipTray({ values, coin, value, onChoose, onDrag }: ChipTrayProps) {
  const t = textsOf(tables)
  return (
    <fieldset className="chip-tray">
      <legend className="sr-only">{t('chips.tray')}</legend>
      {values.map((one, rank) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          title={t('chips.drag')}
          className="chip-key"
          onClick={() => onChoose(one)}
          onPointerDown={(event) => onDrag(one, event)}
        >
          <Chip rank={rank} text={chipText(one * coin)} />
          <span className="sr-only">{t('chips.chip', { amount: formatAmount(one * coin) })}</span>
        </button>
      ))}
    </fieldset>
  )
}
