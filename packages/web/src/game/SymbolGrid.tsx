import { playing } from '@spilvaerk/messages/playing'
import type { GameSymbol, SymbolType } from '@spilvaerk/schemas'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'

const TONES = { wild: 'petrol', scatter: 'lamp', bonus: 'green', regular: 'night' } as const satisfies Record<
  SymbolType,
  string
>

type SymbolGridProps = {
  readonly symbols: readonly GameSymbol[]
  /** The most a round pays, in times the bet: no symbol gives more, whatever its table says. */
  readonly cap: number
}

export function SymbolGrid({ symbols, cap }: SymbolGridProps) {
  return (
    <Card aria-labelledby="symbols">
      <h2 id="symbols" className="mb-4 text-xl">
        {textsOf(playing)('symbols')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {symbols.map(({ id, emoji, picture, name, value, type }) => (
          <li key={id} className="game-symbol">
            <EmojiArt emoji={emoji} picture={picture} className="size-14" />
            <span className="font-semibold text-sm leading-tight">{name}</span>
            <span className="min-h-6 font-bold font-display text-lamp tabular-nums">
              {value > 0 && `x${formatNumber(Math.min(value, cap))}`}
            </span>
            <Badge tone={TONES[type]}>{type}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
