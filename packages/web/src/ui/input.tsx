import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      className={cn('well h-11 w-full min-w-0 rounded-md px-3.5 text-base text-paper disabled:opacity-50', className)}
      {...rest}
    />
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        'well min-h-28 w-full rounded-md px-3.5 py-2.5 text-base text-paper disabled:opacity-50',
        className,
      )}
      {...rest}
    />
  )
}
