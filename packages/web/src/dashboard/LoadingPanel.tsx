import { cn } from '../lib/cn.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** Says what is on its way, and holds its place. */
export function LoadingPanel({ text, className }: { readonly text: string; readonly className: string }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted text-sm">{text}</p>
      <Skeleton className={cn('rounded-md', className)} />
    </div>
  )
}
