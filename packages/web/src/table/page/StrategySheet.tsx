import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import { Grid3x3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const StrategyTables = lazy(() => import('./StrategyTables.tsx'))

/** How the game is played best, beside the table. Nothing where there is nothing to choose. */
export function StrategySheet({ game }: { readonly game: TableGame }) {
  const t = textsOf(tables)
  if (game.strategies.length < 2) return null
  return (
    <Sheet
      title={t('strategy.title')}
      description={t('strategy.about')}
      className="w-[min(44rem,100vw)]"
      trigger={
        <Button variant="ghost" size="sm">
          <Grid3x3 aria-hidden className="size-4 text-lamp" />
          {t('strategy.title')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <StrategyTables game={game} />
      </Suspense>
    </Sheet>
  )
}
