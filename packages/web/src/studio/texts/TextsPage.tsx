import { texts } from '@spilvaerk/messages/texts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { readGameId } from '../../lib/game-id.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TextsBench } from './TextsBench.tsx'
import '../studio.css'
import './texts.css'

const OTHERS = 403

/** Where the maker of a game writes its texts in several languages. */
export function TextsPage({ id }: { readonly id: string }) {
  const gameId = readGameId(id)
  const t = textsOf(texts)
  usePageTitle(t('title'))
  return (
    <div lang={pageLanguage()} className="texts-page">
      <Link to="/casino-generator" className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {gameId === undefined ? <EmptyState heading="h1" title={t('missing')} /> : <Loader key={gameId} id={gameId} />}
    </div>
  )
}

function Loader({ id }: { readonly id: number }) {
  const t = textsOf(texts)
  const game = trpc.studio.game.useQuery({ id })
  const state = trpc.texts.get.useQuery({ id }, { retry: false })
  const error = game.error ?? state.error
  if (state.error?.data?.httpStatus === OTHERS) return <EmptyState heading="h1" title={t('onlyOwn')} />
  if (error) {
    const retry = (): void => void Promise.all([game.refetch(), state.refetch()])
    return <ErrorState heading="h1" title={t('missing')} error={error} onRetry={retry} />
  }
  if (!game.data || !state.data) return <Skeleton className="h-[40rem] w-full" />
  return <TextsBench id={id} name={game.data.name} state={state.data} />
}
