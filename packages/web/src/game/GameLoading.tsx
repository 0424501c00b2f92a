import { playing } from '@spilvaerk/messages/playing'
import { textsOf } from '../lib/page-language.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The page's geometry, unlit. */
export function GameLoading() {
  return (
    <div role="status" className="mx-auto grid w-full max-w-page gap-5 px-4 py-4 md:px-8">
      <div className="flex h-14 items-center gap-4">
        <Skeleton className="size-11" />
        <Skeleton className="h-7 w-48" />
      </div>
      <div className="mx-auto grid w-full max-w-3xl justify-items-center gap-4">
        <Skeleton className="grid h-[min(56dvh,34rem)] w-full place-items-center rounded-lg" />
        <p className="font-display text-lg text-muted">{textsOf(playing)('loading')}</p>
        <Skeleton className="h-28 w-full rounded-lg" />
      </div>
    </div>
  )
}
