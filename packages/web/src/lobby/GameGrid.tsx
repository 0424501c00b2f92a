import { browsing } from '@spilvaerk/messages/browsing'
import { layout } from '@spilvaerk/messages/layout'
import { lobby } from '@spilvaerk/messages/lobby'
import { Link } from '@tanstack/react-router'
import { useAuth } from '../auth/auth-store.ts'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { categoryLabel, WORKSHOP } from './categories.ts'
import { ChosenFilters } from './FilterPanel.tsx'
import { mechanicLabel } from './filter-words.ts'
import { GameCard } from './GameCard.tsx'
import { GameCardSkeleton } from './GameCardSkeleton.tsx'
import type { LobbyGames, View } from './lobby-games.ts'
import { usePlayCount } from './play.ts'
import { ShownLine } from './ShownLine.tsx'
import { countFilters, DEFAULT_LOBBY_SEARCH, isUntouched, type LobbySearch } from './search-params.ts'

const SKELETONS = Array.from({ length: 12 }, (_, index) => index)
/** About what a first screen holds; the rest of the pictures load when they come near. */
const EAGER_CARDS = 4
/** What to try where nothing was found. */
const SUGGESTED = ['freeSpins', 'clusters', 'jackpots', 'wheel', 'roulette', 'blackjack'] as const

type GameGridProps = {
  readonly pages: LobbyGames['pages']
  readonly view: View | undefined
  readonly search: LobbySearch
}

export function GameGrid({ pages, view, search }: GameGridProps) {
  const shown = view?.search ?? search
  return (
    <section aria-labelledby="spil" className="mx-auto w-full max-w-page px-4 py-6 md:px-8 md:py-8">
      <h2 id="spil" className={view && isUntouched(shown) && view.total > 0 ? 'mb-3 text-lg md:text-xl' : 'sr-only'}>
        {categoryLabel(shown.kategori)}
      </h2>
      <ChosenFilters search={search} />
      <Games pages={pages} view={view} />
    </section>
  )
}

function Games({ pages, view }: Omit<GameGridProps, 'search'>) {
  const play = usePlayCount()
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
  if (!view) return <Loading />
  const { search, games, total } = view
  if (total === 0) return <Nothing search={search} />
  return (
    <>
      {search.kategori === WORKSHOP && (
        <p className="mb-5 max-w-prose text-muted text-sm">{textsOf(lobby)('workshop.about')}</p>
      )}
      <ul className="game-grid">
        {games.map((game, index) => (
          <li key={game.id}>
            <GameCard game={game} onPlay={play} eager={!isUntouched(search) && index < EAGER_CARDS} />
          </li>
        ))}
      </ul>
      <ShownLine shown={games.length} total={total} search={search} />
      <More pages={pages} />
    </>
  )
}

function More({ pages }: { readonly pages: LobbyGames['pages'] }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="mt-4 flex justify-center">
      <BusyButton
        variant="secondary"
        isBusy={pages.isFetchingNextPage}
        busyLabel={textsOf(browsing)('loadingMore')}
        onClick={() => void pages.fetchNextPage()}
      >
        {textsOf(browsing)('more')}
      </BusyButton>
    </div>
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
  const isList = search.q.trim() === '' && countFilters(search) === 0
  if (isList && search.kategori === WORKSHOP) return <EmptyWorkshop />
  if (isList && search.kategori === 'favourites') return <EmptyFavourites />
  return isUntouched(search) ? <EmptyHouse /> : <NothingFound search={search} />
}

function NothingFound({ search }: { readonly search: LobbySearch }) {
  const t = textsOf(lobby)
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
      <nav aria-label={textsOf(browsing)('suggestions')} className="grid justify-items-center gap-3">
        <p className="text-muted text-sm">{textsOf(browsing)('suggestions')}</p>
        <ul className="flex flex-wrap justify-center gap-2">
          {SUGGESTED.map((mekanik) => (
            <li key={mekanik}>
              <Link
                to="/"
                search={{ ...DEFAULT_LOBBY_SEARCH, mekanik }}
                resetScroll={false}
                className="category inline-flex items-center"
              >
                {mechanicLabel(mekanik)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ShownLine shown={0} total={0} search={search} />
    </>
  )
}

function EmptyHouse() {
  const t = textsOf(lobby)
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

function EmptyFavourites() {
  const t = textsOf(browsing)
  const isMember = useAuth((state) => state.isAuthenticated)
  return (
    <EmptyState
      title={isMember ? t('favourites.empty') : t('favourites.logIn')}
      hint={t('favourites.emptyHint')}
      action={
        isMember ? (
          <Link to="/" className={buttonClass('secondary')}>
            {textsOf(lobby)('showAll')}
          </Link>
        ) : (
          <Link to="/auth/login" className={buttonClass()}>
            {textsOf(layout)('logIn')}
          </Link>
        )
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
