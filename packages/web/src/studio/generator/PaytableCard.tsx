import { generator } from '@spilvaerk/messages/generator'
import type { SlotGame } from '@spilvaerk/schemas'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Card } from '../../ui/card.tsx'

const SHOWN = 4

/** The first symbols of the pay table; the game page has them all. */
export const PaytableCard = ({ game }: { readonly game: SlotGame }) => {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="paytable" className="studio-card">
      <h2 id="paytable" className="mb-3 text-lg">
        {t('paytable.title')}
      </h2>
      <ul className="grid gap-2 text-sm">
        {game.paytable.slice(0, SHOWN).map(({ symbolId, emoji, picture, name, pays }) => (
          <li key={symbolId} className="flex items-center gap-3">
            <EmojiArt emoji={emoji} picture={picture} className="size-8 shrink-0" />
            <span lang="da" className="grow">
              {name}
            </span>
            <span className="text-right text-muted tabular-nums">
              {pays.length === 0 && t('paytable.substitutes')}
              {pays.map(({ count, times }) => (
                <span key={count} className="block">
                  {t('paytable.ofAKind', { count })} <b className="text-paper">{formatNumber(times)}x</b>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
