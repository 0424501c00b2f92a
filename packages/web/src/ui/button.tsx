import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

const VARIANTS = {
  primary: 'plate-lamp text-on-lamp',
  secondary: 'plate-night text-paper',
  ghost: 'text-paper hover:bg-raised',
  buy: 'plate-green text-on-lamp',
  danger: 'plate-red text-void',
} as const

const SIZES = {
  sm: 'h-9 gap-1.5 px-3 text-sm',
  md: 'h-11 gap-2 px-5 text-base',
  lg: 'h-13 gap-2.5 px-7 text-lg',
} as const

const ICON_SIZES = { sm: 'size-9', md: 'size-11', lg: 'size-13' } as const

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

const SHARED =
  'inline-flex shrink-0 select-none items-center justify-center rounded-md font-semibold whitespace-nowrap transition ' +
  'active:translate-y-px disabled:opacity-50 disabled:active:translate-y-0'

/** The look of a button, for links that should have it. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string =>
  cn(SHARED, VARIANTS[variant], SIZES[size], className)

type Look = { readonly variant?: ButtonVariant; readonly size?: ButtonSize }

type ButtonProps = ComponentProps<'button'> & Look & { readonly asChild?: boolean }

export function Button({ variant, size, asChild = false, className, type = 'button', ...rest }: ButtonProps) {
  const classes = buttonClass(variant, size, className)
  return asChild ? <Slot.Root className={classes} {...rest} /> : <button type={type} className={classes} {...rest} />
}

type IconButtonProps = ComponentProps<'button'> & Look & { readonly label: string }

/** A square button of one icon, which says its name to those who do not see it. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cn(SHARED, VARIANTS[variant], ICON_SIZES[size], className)}
      {...rest}
    />
  )
}
