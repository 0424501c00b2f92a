import { maths } from '@spilvaerk/messages/maths'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { readGameId } from '../../lib/game-id.ts'
import { isSlot, ofSlot } from '../../lib/of-slot.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { trpc } from '../../lib/trpc.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useMayDo } from '../use-may-do.ts'
import type { PartId } from './parts.ts'
import { Workbench } from './Workbench.tsx'
import '../studio.css'
import './maths.css'

type MathsPageProps = { readonly id: string; readonly part: PartId }

/** Where a designer changes the mathematics of a game by hand, and sees what comes of it. */
export function MathsPage({ id, part }: MathsPageProps) {
  const gameId = readGameId(id)
  usePageTitle(textsOf(maths)('title'))
  return (
    <div lang={pageLanguage()} className="maths-page">
      {gameId === undefined ? (
        <EmptyState heading="h1" title={textsOf(maths)('missing')} action={<ToStudio />} />
      ) : (
        <Loader id={gameId} part={part} />
      )}
    </div>
  )
}

const ToStudio = ({ children = textsOf(maths)('toStudio') }: { readonly children?: ReactNode }) => (
  <Link to="/casino-generator" className={buttonClass('ghost', 'sm', '-ml-3 justify-self-start')}>
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </Link>
)

function Loader({ id, part }: { readonly id: number; readonly part: PartId }) {
  const t = textsOf(maths)
  const game = trpc.studio.game.useQuery({ id })
  const definition = trpc.studio.definition.useQuery({ id })
  const mine = useMayDo(id, 'maths')
  const error = game.error ?? definition.error
  if (error) {
    const retry = (): void => void Promise.all([game.refetch(), definition.refetch()])
    return <ErrorState heading="h1" title={t('missing')} error={error} onRetry={retry} action={<ToStudio />} />
  }
  if (!game.data || !definition.data) return <Skeleton className="h-[40rem] w-full" />
  if (!isSlot(game.data)) return <EmptyState heading="h1" title={t('tables')} action={<ToStudio />} />
  return (
    <>
      <ToStudio>{t('back')}</ToStudio>
      <Workbench key={id} game={game.data} stored={ofSlot(definition.data).definition} isMine={mine} part={part} />
    </>
  )
}
