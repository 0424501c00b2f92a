import { lobby } from '@spilvaerk/messages/lobby'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { categoryLabel, WORKSHOP } from './categories.ts'
import { GameCard } from './GameCard.tsx'
import { GameCardSkeleton } from './GameCardSkeleton.tsx'
import type { LobbyGames, View } from './lobby-games.ts'
import { usePlayCount } from './play.ts'
import { ShownLine } from './ShownLine.tsx'
import type { LobbySearch } from './search-params.ts'

const SKELETONS = Array.from({ length: 12 }, (_, index) => index)
/** About what a first screen holds; the rest of the pictures load when they come near. */
const EAGER_CARDS = 4

type GameGridProps = { readonly source: LobbyGames['source']; readonly view: View | undefined }

export function GameGrid({ source, view }: GameGridProps) {
  const category = view?.search.kategori ?? 'all'
  return (
    <section aria-labelledby="spil" className="mx-auto w-full max-w-page px-4 py-6 md:px-8 md:py-8">
      <h2 id="spil" className="sr-only">
        {categoryLabel(category)}
      </h2>
      <Games source={source} view={view} />
    </section>
  )
}

function Games({ source, view }: GameGridProps) {
  const play = usePlayCount()
  if (source.isError && !view) return <ErrorState error={source.error} onRetry={() => void source.refetch()} />
  if (!view) return <Loading />
  const { search, games } = view
  if (games.length === 0) return <Nothing search={search} />
  return (
    <>
      {search.kategori === WORKSHOP && (
        <p className="mb-5 max-w-prose text-muted text-sm">{textsOf(lobby)('workshop.about')}</p>
      )}
      <ul className="game-grid">
        {games.map((game, index) => (
          <li key={game.id}>
            <GameCard game={game} onPlay={play} eager={index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <ShownLine count={games.length} search={search} />
    </>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{textsOf(lobby)('loading')}</span>
      <div className="game-grid">
        {SKELETONS.map((index) => (
          <GameCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

function Nothing({ search }: { readonly search: LobbySearch }) {
  const t = textsOf(lobby)
  if (search.kategori === WORKSHOP && search.q.trim() === '') return <EmptyWorkshop />
  const isFiltering = search.q !== '' || search.kategori !== 'all'
  if (isFiltering) {
    return (
      <>
        <EmptyState
          title={t('notFound')}
          hint={t('notFoundHint')}
          action={
            <Link to="/" resetScroll={false} className={buttonClass('secondary')}>
              {t('showAll')}
            </Link>
          }
        />
        <ShownLine count={0} search={search} />
      </>
    )
  }
  return (
    <EmptyState
      title={t('none')}
      action={
        <Link to="/casino-generator" className={buttonClass()}>
          {t('createFirst')}
        </Link>
      }
    />
  )
}

function EmptyWorkshop() {
  const t = textsOf(lobby)
  return (
    <EmptyState
      title={t('workshop.empty')}
      hint={t('workshop.emptyHint')}
      action={
        <Link to="/casino-generator" className={buttonClass()}>
          {t('workshop.make')}
        </Link>
      }
    />
  )
}
