import { generator } from '@spilvaerk/messages/generator'
import type { GameSymbol } from '@spilvaerk/schemas'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Card } from '../../ui/card.tsx'

export const SymbolLibrary = ({ symbols }: { readonly symbols: readonly GameSymbol[] }) => {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="symbol-library" className="studio-card">
      <h2 id="symbol-library" className="mb-3 text-lg">
        {t('symbols')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {symbols.map(({ id, emoji, picture, name, value, type }) => (
          <li key={id} className="grid justify-items-center gap-0.5 rounded-sm bg-ground p-2 text-center text-xs">
            <EmojiArt emoji={emoji} picture={picture} className="size-9" />
            <span lang="da" className="leading-tight">
              {name}
            </span>
            <b className="text-lamp tabular-nums">{value > 0 ? `${formatNumber(value)}x` : t(`symbolTypes.${type}`)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
