import { library } from '@spilvaerk/messages/library'
import { studio } from '@spilvaerk/messages/studio'
import type { StudioGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Archive, ArchiveRestore, History, Scale, Tag } from 'lucide-react'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { slotWinRule } from '../../game/win-rule.ts'
import { formatNumber, formatRtp } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { GamePicture } from '../../lobby/picture/GamePicture.tsx'
import { useDraft } from '../../shell/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OwnGame } from './OwnGame.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { CARD } from './use-keys.ts'
import { inLibrary, type LibraryGame, pick, useLibraryPlace } from './use-library.ts'

type GameTileProps = {
  readonly one: LibraryGame
  readonly isBusy: boolean
  readonly onArchive: () => void
  readonly onTags: () => void
}

/** A card that selects its game, and what can be done with it. */
export function GameTile({ one, isBusy, onArchive, onTags }: GameTileProps) {
  const t = textsOf(library)
  const { game, notes } = one
  const { gameId, select } = useDraft()
  const { name, description, volatility } = game
  return (
    <div className="studio-tile">
      <button
        type="button"
        {...{ [CARD]: game.id }}
        aria-pressed={gameId === game.id}
        onClick={() => select(game.id)}
        className="studio-tile -m-4 border-transparent bg-transparent"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="studio-thumbnail" style={paletteStyle(game)}>
            <GamePicture game={game} />
          </span>
          <span className="flex flex-wrap justify-end gap-1.5">
            {game.role !== null && game.role !== 'owner' && (
              <Badge tone="petrol">{textsOf(studio)(`roles.${game.role}`)}</Badge>
            )}
            <StandingBadge standing={game.standing} />
          </span>
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
          {figuresOf(game).map(({ term, value }) => (
            <span key={term}>
              <span className="text-muted">{term}</span> {value}
            </span>
          ))}
        </span>
      </button>
      {notes.tags.length > 0 && <Tags name={name} tags={notes.tags} />}
      <div className="flex flex-wrap gap-2">
        <PickButton game={game} />
        <Link
          to="/casino-generator"
          search={inLibrary({ history: game.id })}
          className={buttonClass('secondary', 'sm')}
        >
          <History aria-hidden className="size-4" />
          {t('history.open')}
          <span className="sr-only">: {name}</span>
        </Link>
        {game.role === 'owner' && (
          <>
            <Button size="sm" variant="secondary" onClick={onTags}>
              <Tag aria-hidden className="size-4" />
              {t('tag.edit')}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={onArchive}>
              {notes.archivedAt === null ? (
                <Archive aria-hidden className="size-4" />
              ) : (
                <ArchiveRestore aria-hidden className="size-4" />
              )}
              {t(notes.archivedAt === null ? 'archive.put' : 'archive.take')}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
      </div>
      {game.mine && <OwnGame game={game} comments={one.comments} />}
    </div>
  )
}

function PickButton({ game: { id, name } }: { readonly game: StudioGame }) {
  const t = textsOf(library)
  const { place, go } = useLibraryPlace()
  return (
    <Button size="sm" variant="secondary" aria-pressed={place.one === id} onClick={() => go(pick(place, id))}>
      <Scale aria-hidden className="size-4" />
      {t('compare.pick')}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}

function Tags({ name, tags }: { readonly name: string; readonly tags: readonly string[] }) {
  const { go } = useLibraryPlace()
  return (
    <ul aria-label={textsOf(library)('tag.of', { name })} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className="min-h-6 rounded-full border border-line px-2.5 text-muted text-xs wrap-anywhere hover:text-paper"
            onClick={() => go({ tag })}
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}

function figuresOf(game: StudioGame) {
  const t = textsOf(library)
  const { rtp, maxWinMultiplier } = game
  const slot = ifSlot(game)
  return [
    { term: t('figures.rtp'), value: formatRtp(rtp) },
    ...(slot
      ? [
          { term: t('figures.reels'), value: formatNumber(slot.reels) },
          { term: t('figures.wins'), value: slotWinRule(slot) },
        ]
      : []),
    { term: t('figures.maxWin'), value: `${formatNumber(maxWinMultiplier)}x` },
  ]
}
