import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Button } from './button.tsx'

type BusyButtonProps = ComponentProps<typeof Button> & {
  readonly isBusy: boolean
  /** What it says while it works: `Opretter...` */
  readonly busyLabel: string
}

/**
 * A button that works on something and takes no second press meanwhile. It keeps the focus, which a disabled one
 * would lose; a form's Enter key presses its submit button, so it is stopped here too.
 */
export function BusyButton({ isBusy, busyLabel, onClick, className, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={cn('aria-disabled:cursor-progress aria-disabled:opacity-70', className)}
    >
      {isBusy ? (
        <>
          <LoaderCircle aria-hidden className="size-4.5 animate-spin" />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </Button>
  )
}
