import { catalogue } from '@spilvaerk/messages/catalogue'
import { lobby } from '@spilvaerk/messages/lobby'
import type { GameSummary } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Play, ShoppingBag, Star } from 'lucide-react'
import { memo, useId } from 'react'
import { paletteStyle } from '../game/look/palette-style.ts'
import { themeLabel } from '../game/look/themes.ts'
import { Volatility } from '../game/look/Volatility.tsx'
import { isForMoney } from '../game/only-demo.ts'
import { winRuleLabel } from '../game/win-rule.ts'
import { formatNumber, formatRtp } from '../lib/format.ts'
import { useNearViewport } from '../lib/near-viewport.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { GamePicture } from './picture/GamePicture.tsx'
import { ThemeIcon } from './ThemeIcon.tsx'

type GameCardProps = {
  readonly game: GameSummary
  readonly onPlay: (id: number) => void
  /** Among the first to be seen: its picture is painted at once, any other when it is about to be seen. */
  readonly eager?: boolean
}

/**
 * One link covers the card and plays; the purchase link lies above it. Both stand outside the body, which the browser
 * leaves out while it is off screen: what is left out cannot be hit, and a press in the frame that brings it in would
 * lead nowhere.
 */
export const GameCard = memo(function GameCard({ game, onPlay, eager = false }: GameCardProps) {
  const t = textsOf(lobby)
  const [card, isNear] = useNearViewport<HTMLElement>(eager)
  const id = String(game.id)
  const { title: name = game.name } = game
  // A game may stand in several rows.
  const nameId = useId()
  return (
    <article ref={card} aria-labelledby={nameId} className="game-card group" style={paletteStyle(game)}>
      <div className="game-card-body">
        <div className="game-card-picture">
          {isNear && <GamePicture game={game} eager={eager} />}
          <div aria-hidden="true" className="game-card-veil" />
          <p className="game-card-words">{game.description}</p>
        </div>
        <div className="game-card-foot">
          <h3 id={nameId} className="flex items-center gap-2 text-sm leading-tight @min-[12rem]:text-base">
            <span className="game-card-sign @max-[9rem]:hidden" title={themeLabel(game.theme)}>
              <ThemeIcon theme={game.theme} className="size-3.5" />
            </span>
            <span className="line-clamp-1 break-all">{name}</span>
          </h3>
          <Facts game={game} />
        </div>
      </div>
      <Link to="/games/$id" params={{ id }} onClick={() => onPlay(game.id)} className="game-card-play">
        <span className="game-card-pill">
          <Play aria-hidden="true" className="size-4 fill-current" />
          <span className="@min-[13rem]:hidden">{t('card.play')}</span>
          <span className="hidden @min-[13rem]:inline">{t('card.playNow')}</span>
        </span>
        <span className="sr-only">{name}</span>
      </Link>
      {isForMoney(game) ? (
        <Link
          to="/purchase/$id"
          params={{ id }}
          aria-label={t('card.buyOrLeaseGame', { name })}
          title={t('card.buyOrLease')}
          className="game-card-buy"
        >
          <span className="plate-green grid size-8 place-items-center rounded-sm text-on-lamp">
            <ShoppingBag aria-hidden="true" className="size-4" />
          </span>
        </Link>
      ) : (
        <Badge tone="petrol" className="pointer-events-none absolute top-2.5 left-2.5 h-6">
          {t('card.demoOnly')}
        </Badge>
      )}
      {game.featured && (
        <span className="plate-lamp pointer-events-none absolute top-2.5 right-2.5 inline-flex h-6 items-center gap-1 rounded-sm px-2 font-bold text-on-lamp text-xs">
          <Star aria-hidden="true" className="size-3 fill-current" />
          <span className="@min-[15rem]:hidden">{t('card.top')}</span>
          <span className="hidden @min-[15rem]:inline">{t('card.featured')}</span>
        </span>
      )}
    </article>
  )
})

function Facts({ game }: { readonly game: GameSummary }) {
  const t = textsOf(catalogue)
  const plays = game.popularity ?? 0
  return (
    <ul className="grid grid-cols-[1fr_auto] gap-x-1 gap-y-0.5 whitespace-nowrap text-paper text-xs tabular-nums @max-[10rem]:text-[0.6875rem]">
      <li>
        <span className="text-muted">RTP</span> {formatRtp(game.rtp)}
      </li>
      <li className="justify-self-end">
        <span className="sr-only">{t('facts.volatility')}: </span>
        <Volatility level={game.volatility} />
      </li>
      <li>{winRuleLabel(game)}</li>
      <li className="justify-self-end">{t('plays', { count: plays, amount: formatNumber(plays) })}</li>
    </ul>
  )
}
