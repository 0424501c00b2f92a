import { library } from '@spilvaerk/messages/library'
import { studio } from '@spilvaerk/messages/studio'
import type { StudioGame } from '@spilvaerk/schemas'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { GamePicture } from '../../lobby/picture/GamePicture.tsx'
import { useDraft } from '../../shell/draft.ts'
import { OwnGame } from './OwnGame.tsx'
import { StandingBadge } from './StandingBadge.tsx'

/** A card that selects its game. */
export function GameTile({ game }: { readonly game: StudioGame }) {
  const t = textsOf(library)
  const { gameId, select } = useDraft()
  const { name, description, volatility, rtp, maxWinMultiplier } = game
  const slot = ifSlot(game)
  const figures = [
    { term: t('figures.rtp'), value: formatRtp(rtp) },
    ...(slot
      ? [
          { term: t('figures.reels'), value: formatNumber(slot.reels) },
          { term: t('figures.lines'), value: formatNumber(slot.paylines) },
        ]
      : []),
    { term: t('figures.maxWin'), value: `${formatNumber(maxWinMultiplier)}x` },
  ]
  return (
    <div className="studio-tile">
      <button
        type="button"
        aria-pressed={gameId === game.id}
        onClick={() => select(game.id)}
        className="studio-tile -m-4 border-transparent bg-transparent"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="studio-thumbnail" style={paletteStyle(game)}>
            <GamePicture game={game} />
          </span>
          <StandingBadge standing={game.standing} />
        </span>
        <span lang="da" className="font-bold font-display text-lg leading-tight">
          {name}
        </span>
        <span className="text-muted text-sm">
          {t('volatility', { volatility: textsOf(studio)(`volatility.${volatility}`) })}
        </span>
        <span lang="da" className="line-clamp-2 text-muted text-sm">
          {description}
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
          {figures.map(({ term, value }) => (
            <span key={term}>
              <span className="text-muted">{term}</span> {value}
            </span>
          ))}
        </span>
      </button>
      {game.mine && <OwnGame game={game} />}
    </div>
  )
}
