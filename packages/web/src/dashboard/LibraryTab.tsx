import { trpc } from '../lib/trpc.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { LibraryCard } from './LibraryCard.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'
import { FRESH } from './use-fresh.ts'

/** What the member owns and leases. */
export function LibraryTab({ onShop }: { readonly onShop: () => void }) {
  const games = trpc.dashboard.games.useQuery(undefined, FRESH)
  if (games.data?.length === 0)
    return (
      <EmptyState
        title="Ingen spil endnu"
        hint="Køb eller lej dit første spil, så står det her."
        action={<Button onClick={onShop}>Gå til Spil Butik</Button>}
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
  return <LoadingPanel text="Indlæser dine spil..." className="h-72" />
}
