import { sheet } from '@spilvaerk/messages/sheet'
import type { DetailedSheet, SheetSection } from '@spilvaerk/slot-engine'
import { textsOf } from '../../lib/page-language.ts'
import { share } from '../figures.ts'
import { SWATCHES } from './SheetTable.tsx'

/** Narrower parts have no room for their figure. */
const LEAST_LABELLED = 0.09

type ReturnBarProps = {
  readonly section: SheetSection
  readonly detail: DetailedSheet
}

/** The bet as one bar: what comes back by source, and the edge. The table below says the same in words. */
export function ReturnBar({ section, detail }: ReturnBarProps) {
  const parts = (section.tables[0]?.rows ?? []).flatMap(({ cells, swatch }) => {
    const figure = cells[1]
    const value = typeof figure === 'object' ? (figure.value ?? 0) : 0
    return swatch !== undefined && value > 0 ? [{ swatch, value, name: String(cells[0]) }] : []
  })
  const t = textsOf(sheet)
  const { houseEdge } = detail.longRun
  const all = parts.map(({ name, value }) => `${name} ${share(value)}`)
  return (
    <div className="mb-5">
      <div
        role="img"
        aria-label={`${t('betSplit')}: ${[...all, `${t('edge')} ${share(houseEdge)}`].join(', ')}`}
        className="sheet-bar"
      >
        {parts.map(({ swatch, value }) => (
          <span key={swatch} data-tone={swatch % SWATCHES} style={{ flexGrow: value }}>
            {value >= LEAST_LABELLED && share(value)}
          </span>
        ))}
        {houseEdge > 0 && <span data-tone="edge" style={{ flexGrow: houseEdge }} />}
      </div>
      <p aria-hidden className="mt-1 flex justify-between gap-4 text-muted text-sm tabular-nums">
        <span>
          {t('returned')} {share(detail.sheet.rtp)}
        </span>
        <span>
          {t('edge')} {share(houseEdge)}
        </span>
      </p>
    </div>
  )
}
