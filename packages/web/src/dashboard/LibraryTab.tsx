import { dashboard } from '@spilvaerk/messages/dashboard'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { LibraryCard } from './LibraryCard.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'
import { FRESH } from './use-fresh.ts'

/** What the member owns and leases. */
export function LibraryTab({ onShop }: { readonly onShop: () => void }) {
  const t = textsOf(dashboard)
  const games = trpc.dashboard.games.useQuery(undefined, FRESH)
  if (games.data?.length === 0)
    return (
      <EmptyState
        title={t('library.none')}
        hint={t('library.noneText')}
        action={<Button onClick={onShop}>{t('library.toShop')}</Button>}
      />
    )
  if (games.data)
    return (
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {games.data.map((game) => (
          <LibraryCard key={game.id} game={game} />
        ))}
      </ul>
    )
  if (games.error) return <ErrorState error={games.error} onRetry={() => void games.refetch()} />
  return <LoadingPanel text={t('library.loading')} className="h-72" />
}
