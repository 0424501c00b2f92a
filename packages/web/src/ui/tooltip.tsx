import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A few words about the control it wraps. It repeats or explains; it never holds the only copy. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-64 animate-surface-in rounded-sm border border-line bg-lifted px-3 py-1.5 text-paper text-sm shadow-lift"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
