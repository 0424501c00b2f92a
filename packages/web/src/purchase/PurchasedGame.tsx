import { purchase } from '@spilvaerk/messages/purchase'
import type { GameSummary } from '@spilvaerk/schemas'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { paletteStyle } from '../game/look/palette-style.ts'
import { signOf } from '../game/look/sign.ts'
import { Volatility } from '../game/look/Volatility.tsx'
import { formatNumber, formatRtp, numberFormat } from '../lib/format.ts'
import { isSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { rtpName } from '../lib/rtp-name.ts'
import { titleOf } from '../lib/title-of.ts'
import { categoryLabel } from '../lobby/categories.ts'
import { GamePicture } from '../lobby/picture/GamePicture.tsx'
import { ThemeIcon } from '../lobby/ThemeIcon.tsx'
import { Badge } from '../ui/badge.tsx'

/** The casino's own rating, the same for each of its games. */
const CASINO_RATING = 4.8
const formatRating = numberFormat({ minimumFractionDigits: 1 })

/** The game that is bought or leased, with its picture. */
export function PurchasedGame({ game }: { readonly game: GameSummary }) {
  const t = textsOf(purchase)
  return (
    <section
      aria-labelledby="spil"
      style={paletteStyle(game)}
      className="panel grid overflow-hidden p-0 sm:grid-cols-[13rem_1fr]"
    >
      <div className="relative min-h-40 max-sm:h-40">
        <GamePicture game={game} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-3 p-5 sm:p-6">
        <div className="flex items-start gap-3">
          <span className="plate-night grid size-11 shrink-0 place-items-center rounded-md text-lamp">
            {isSlot(game) ? (
              <ThemeIcon theme={game.theme} className="size-5" />
            ) : (
              <EmojiArt emoji={signOf(game)} className="size-6" />
            )}
          </span>
          <div className="min-w-0">
            <h2 id="spil" className="hyphens-auto break-words text-2xl max-[22rem]:text-xl">
              {titleOf(game)}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
              <Badge>{categoryLabel(game.category)}</Badge>
              <span className="inline-flex items-center gap-1" title={t('game.rating')}>
                <Star aria-hidden className="size-3.5 fill-current text-lamp" />
                <span className="sr-only">{t('game.rating')}: </span>
                <span className="font-semibold text-paper tabular-nums">{formatRating(CASINO_RATING)}</span>
              </span>
            </p>
          </div>
        </div>
        <p className="text-muted">{game.description}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name={rtpName(game)}>{formatRtp(game.rtp)}</Fact>
          <Fact name={t('game.volatility')}>
            <Volatility level={game.volatility} />
          </Fact>
          <Fact name={t('game.popularity')}>{t('game.plays', { number: formatNumber(game.popularity ?? 0) })}</Fact>
        </dl>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
