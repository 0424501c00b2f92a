import { EmojiArt } from '../art/EmojiArt.tsx'
import type { Face } from './face.ts'
import { cellCentre, cellHeight, type Layout } from './layout.ts'
import type { Held } from './script.ts'

type HeldSymbolsProps = { readonly held: readonly Held[]; readonly face: Face; readonly layout: Layout }

/** Symbols that stay, or walk, while the reels run behind them. */
export function HeldSymbols({ held, face, layout }: HeldSymbolsProps) {
  return held.map(({ cell: [reel, row], symbol, hasWalked }) => {
    const { x, y } = cellCentre(layout, reel, row)
    const [width, height] = [layout.cell, cellHeight(layout, reel, row)]
    const side = Math.min(width, height) * 0.72
    const shown = face.symbols.find(({ id }) => id === symbol)
    return (
      <span
        key={`${reel} ${row}`}
        className="machine-held"
        data-walked={hasWalked}
        style={{ left: x - width / 2, top: y - height / 2, width, height }}
      >
        {shown?.emoji || shown?.picture ? (
          <EmojiArt emoji={shown.emoji ?? ''} picture={shown.picture} eager style={{ width: side, height: side }} />
        ) : (
          <b>{shown?.name ?? symbol}</b>
        )}
      </span>
    )
  })
}
