import { layout } from '@spilvaerk/messages/layout'
import { textsOf } from '../lib/page-language.ts'
import { Skeleton } from '../ui/skeleton.tsx'

export function PageLoading() {
  return (
    <div role="status" className="mx-auto grid w-full max-w-page gap-4 px-4 pt-18 pb-12 md:px-8">
      <span className="sr-only">{textsOf(layout)('loading')}</span>
      <Skeleton className="h-12 w-2/3 max-w-md" />
      <Skeleton className="h-6 w-full max-w-2xl" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  )
}
