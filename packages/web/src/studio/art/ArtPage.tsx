import { art } from '@spilvaerk/messages/art'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useAuth } from '../../auth/auth-store.ts'
import { readGameId } from '../../lib/game-id.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ArtBench } from './ArtBench.tsx'
import '../studio.css'
import './art.css'

/** Where the maker of a game puts pictures of their own in its places. */
export function ArtPage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  const t = textsOf(art)
  usePageTitle(t('title'))
  return (
    <div lang={pageLanguage()} className="art-page">
      <Link to="/casino-generator" className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {gameId === undefined ? <EmptyState heading="h1" title={t('missing')} /> : <Loader id={gameId} />}
    </div>
  )
}

function Loader({ id }: { readonly id: number }) {
  const t = textsOf(art)
  const isMember = useAuth((state) => state.isAuthenticated)
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  const state = trpc.art.get.useQuery({ id }, { enabled: isMember, retry: false })
  if (!isMember)
    return (
      <EmptyState
        heading="h1"
        title={t('login')}
        action={
          <Link to="/auth/login" className={buttonClass('primary')}>
            {t('toLogin')}
          </Link>
        }
      />
    )
  const error = game.error ?? definition.error ?? state.error
  if (error) {
    const isOthers = state.error?.data?.httpStatus === 403
    const retry = (): void => void Promise.all([game.refetch(), definition.refetch(), state.refetch()])
    if (isOthers) return <EmptyState heading="h1" title={t('onlyOwn')} />
    return <ErrorState heading="h1" title={t('missing')} error={error} onRetry={retry} />
  }
  if (!game.data || !definition.data || !state.data) return <Skeleton className="h-[40rem] w-full" />
  return <ArtBench game={game.data} definition={definition.data.definition} state={state.data} />
}
