import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export const Tabs = Radix.Root

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('well flex gap-1 overflow-x-auto rounded-md border-line p-1 [scrollbar-width:none]', className)}
      {...rest}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'h-10 shrink-0 grow rounded-sm px-4 font-medium text-muted text-sm transition hover:text-paper',
        'data-[state=active]:plate-night data-[state=active]:text-paper',
        className,
      )}
      {...rest}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-5', className)} {...rest} />
}
