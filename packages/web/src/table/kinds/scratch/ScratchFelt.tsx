import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { useEffect, useState } from 'react'
import { EmojiArt } from '../../../art/EmojiArt.tsx'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import { lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { ScratchCover } from './ScratchCover.tsx'
import { symbolEmoji, symbolName } from './symbols.ts'
import './scratch.css'

const NONE: ReadonlySet<number> = new Set()

/** A card that is scratched open by pointer, tap or key. Where nothing moves, it is open at once. */
export function ScratchFelt(felt: FeltProps<Extract<TableDefinition, { kind: 'scratchCard' }>>) {
  const { definition, events, phase, eventMs, skip } = felt
  const { cells, match = 3, prizes, chip } = definition
  const scratched = lastOf(events, 'cardScratched')
  const isCovered = phase === 'playing' && events.at(-1)?.type === 'cardScratched' && eventMs > 0
  const [opened, setOpened] = useState(NONE)
  const isDone = isCovered && opened.size === cells
  useEffect(() => {
    if (!isCovered) setOpened(NONE)
    else if (isDone) skip()
  }, [isCovered, isDone, skip])
  const open = (cell: number): void => setOpened((before) => new Set(before).add(cell))
  const columns = Math.ceil(Math.sqrt(cells))
  const t = textsOf(felts)
  return (
    <div className="scratch-felt">
      <div className="scratch-card" data-covered={isCovered || undefined}>
        <p className="scratch-match">{t('scratch.match', { count: match })}</p>
        <div className="scratch-area">
          <fieldset
            aria-label={t('scratch.card')}
            className="scratch-cells"
            style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          >
            {Array.from({ length: cells }, (_, cell) => {
              const symbol = scratched?.cells[cell]
              const isOpen = symbol !== undefined && (!isCovered || opened.has(cell))
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells in order
                  key={cell}
                  type="button"
                  className="scratch-cell"
                  tabIndex={isCovered && !isOpen ? 0 : -1}
                  data-open={isOpen || undefined}
                  data-won={(isOpen && !isCovered && symbol === scratched?.prize) || undefined}
                  aria-disabled={!isCovered || isOpen}
                  aria-label={
                    isOpen
                      ? t('scratch.open', { number: cell + 1, symbol: symbolName(symbol) })
                      : t('scratch.covered', { number: cell + 1 })
                  }
                  onClick={() => isCovered && open(cell)}
                >
                  {symbol !== undefined && <Picture symbol={symbol} />}
                </button>
              )
            })}
          </fieldset>
          {isCovered && <ScratchCover cells={cells} columns={columns} opened={opened} onOpen={open} />}
        </div>
        <p className="scratch-hint">
          {isCovered && (
            <>
              <span>{t('scratch.hint')}</span>
              <button
                type="button"
                className="scratch-all"
                onClick={() => setOpened(new Set(Array.from({ length: cells }, (_, cell) => cell)))}
              >
                {t('scratch.all')}
              </button>
            </>
          )}
        </p>
      </div>
      <div className="scratch-side">
        <ul className="scratch-prizes">
          {prizes.toReversed().map(({ id, back }) => (
            <li key={id} data-won={(!isCovered && scratched?.prize === id) || undefined}>
              <Picture symbol={id} />
              <span className="sr-only">{symbolName(id)}</span>
              <b>{formatNumber(back / chip)} ×</b>
            </li>
          ))}
        </ul>
        <FeltSpot id="card" className="felt-field">
          <span>{felt.names.spot('card')}</span>
        </FeltSpot>
      </div>
    </div>
  )
}

function Picture({ symbol }: { readonly symbol: string }) {
  const emoji = symbolEmoji(symbol)
  if (emoji === undefined) return <b className="scratch-word">{symbol}</b>
  return <EmojiArt emoji={emoji} className="scratch-symbol" eager />
}
