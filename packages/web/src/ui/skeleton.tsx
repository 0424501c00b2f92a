import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

/** Holds the place of what is on its way; it says nothing itself, the region round it does. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-sheen rounded-sm bg-lifted', className)} {...rest} />
}
