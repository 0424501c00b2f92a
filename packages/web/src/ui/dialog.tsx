import { controls } from '@spilvaerk/messages/controls'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { IconButton } from './button.tsx'

type DialogProps = {
  readonly title: string
  readonly description?: string
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
  readonly className?: string
}

/** A question or a small task in the middle of the page. */
export function Dialog(props: DialogProps) {
  return (
    <Overlaid
      {...props}
      surface="fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] rounded-lg animate-surface-in data-[state=closed]:animate-surface-out"
    />
  )
}

const SIDES = {
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg',
  right: 'inset-y-0 right-0 w-[min(26rem,100vw)] rounded-l-lg [--sheet-away:translateX(100%)]',
  left: 'inset-y-0 left-0 w-[min(20rem,100vw)] rounded-r-lg [--sheet-away:translateX(-100%)]',
} as const

/** The same at an edge of the window, for lists and settings. */
export function Sheet({ side = 'right', ...props }: DialogProps & { readonly side?: keyof typeof SIDES }) {
  return (
    <Overlaid {...props} surface={cn('fixed animate-sheet-in data-[state=closed]:animate-sheet-out', SIDES[side])} />
  )
}

function Overlaid(props: DialogProps & { readonly surface: string }) {
  const { title, description, trigger, open, onOpenChange, children, className, surface } = props
  const focus = useReturnedFocus()
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-void/75 backdrop-blur-xs data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(trigger ? {} : focus)}
          lang={pageLanguage()}
          className={cn('z-50 overflow-y-auto border border-line bg-surface p-6 shadow-lift', surface, className)}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted text-sm">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={textsOf(controls)('close')} className="-mt-2 -mr-2">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Of a dialog without a trigger, which Radix would give the focus back to: it goes back to what had it. */
function useReturnedFocus() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
