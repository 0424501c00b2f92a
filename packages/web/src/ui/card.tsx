import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('panel p-5', className)} {...rest} />
}
