import { library } from '@spilvaerk/messages/library'
import type { Game } from '@spilvaerk/schemas'
import { ArrowLeftRight } from 'lucide-react'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { GamePicture } from '../../lobby/picture/GamePicture.tsx'
import { useDraft } from '../../shell/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Side } from '../diff/changes.ts'
import { Differences } from '../diff/Differences.tsx'
import { BackToList } from './BackToList.tsx'
import { useLibraryPlace } from './use-library.ts'

type CompareGamesProps = { readonly one: number; readonly other: number }

/** Two games side by side: figures, window, features, pays, and what differs. */
export function CompareGames({ one, other }: CompareGamesProps) {
  const t = textsOf(library)
  const { go } = useLibraryPlace()
  const [left, right] = [useSide(one), useSide(other)]
  const failed = [left, right].find(({ error }) => error)
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <BackToList />
        <Button size="sm" variant="secondary" onClick={() => go({ one: other, other: one })}>
          <ArrowLeftRight aria-hidden className="size-4" />
          {t('compare.swap')}
        </Button>
      </div>
      <h2 className="text-xl">{t('compare.title')}</h2>
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.retry} />
      ) : left.known && right.known ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Face game={left.known.game} />
            <Face game={right.known.game} />
          </div>
          <p className="text-muted text-sm">
            {t('compare.what', { one: left.known.game.name, other: right.known.game.name })}
          </p>
          <div className="grid grid-cols-1 gap-4 wrap-anywhere">
            <Differences
              from={left.known}
              to={right.known}
              names={[left.known.game.name, right.known.game.name]}
              caption={t('compare.caption', { one: left.known.game.name, other: right.known.game.name })}
            />
          </div>
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function useSide(id: number) {
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  const sheet = trpc.studio.sheet.useQuery({ id })
  const known: (Required<Side> & { readonly game: Game }) | undefined =
    game.data && definition.data && sheet.data
      ? { game: game.data, definition: definition.data.definition, sheet: sheet.data.sheet }
      : undefined
  return {
    known,
    error: game.error ?? definition.error ?? sheet.error,
    retry: () => void Promise.all([game.refetch(), definition.refetch(), sheet.refetch()]),
  }
}

function Face({ game }: { readonly game: Game }) {
  const t = textsOf(library)
  const { gameId, select } = useDraft()
  return (
    <div className="panel grid content-start justify-items-start gap-2 p-3">
      <span className="studio-thumbnail" style={paletteStyle(game)}>
        <GamePicture game={game} />
      </span>
      <h3 lang="da" className="font-display text-lg leading-tight wrap-anywhere">
        {game.name}
      </h3>
      <Button size="sm" variant="secondary" aria-pressed={gameId === game.id} onClick={() => select(game.id)}>
        {t('compare.open')}
      </Button>
    </div>
  )
}
