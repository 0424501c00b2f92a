import { Skeleton } from '../ui/skeleton.tsx'

/** The card's own box and the same lines in it, so that nothing moves when the games arrive. */
export function GameCardSkeleton() {
  return (
    <div className="game-card" aria-hidden="true">
      <div className="game-card-body">
        <div className="game-card-picture">
          <Skeleton className="absolute inset-0 rounded-none opacity-40" />
        </div>
        <div className="game-card-foot">
          <div className="flex items-center gap-2">
            <Skeleton className="size-6" />
            <Skeleton className="h-5 w-3/5" />
          </div>
          <div className="grid grid-cols-2 gap-x-2 gap-y-1">
            <Skeleton className="h-3.5 w-16" />
            <Skeleton className="h-3.5 w-12 justify-self-end" />
            <Skeleton className="h-3.5 w-14" />
            <Skeleton className="h-3.5 w-14 justify-self-end" />
          </div>
        </div>
      </div>
    </div>
  )
}
