import { Suspense } from 'react'
import { SheetPage } from '../game/sheet/SheetPage.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const TableSheet = lazyPart(async () => (await import('../table/page/TableSheet.tsx')).TableSheet)

/** The sheet of a game, whatever is played. */
export const GameSheet = ({ id }: { readonly id: string }) => (
  <SheetPage
    id={id}
    ofTable={(game) => (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <TableSheet game={game} />
      </Suspense>
    )}
  />
)
