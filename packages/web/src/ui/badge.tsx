import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

const TONES = {
  lamp: 'plate-lamp text-on-lamp',
  red: 'plate-red text-void',
  green: 'plate-green text-on-lamp',
  night: 'border border-line bg-raised text-paper',
  petrol: 'border border-petrol bg-petrol-deep text-petrol-text',
} as const

export function Badge({
  tone = 'night',
  className,
  ...rest
}: ComponentProps<'span'> & { readonly tone?: keyof typeof TONES }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 font-semibold text-xs whitespace-nowrap',
        TONES[tone],
        className,
      )}
      {...rest}
    />
  )
}
