import { controls } from '@spilvaerk/messages/controls'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'
import { dismissToast, HOTKEY, SHOWN_MS, SWIPE_PX, type ToastTone, useToasts } from './toasts.ts'

const TONES = {
  info: { icon: Info, plate: 'border-blue/60', mark: 'text-blue-text' },
  success: { icon: CircleCheck, plate: 'border-green/60', mark: 'text-green-text' },
  danger: { icon: CircleAlert, plate: 'border-red/70', mark: 'text-red-text' },
} satisfies Record<ToastTone, unknown>

/** The notifications region: F8 moves the focus here, a swipe to the right or Escape sends the message away. */
export function Toaster() {
  const t = textsOf(controls)
  const toasts = useToasts((state) => state.toasts)
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={t('message')}>
      {toasts.map(({ id, open, title, description, tone = 'info', action }) => {
        const { icon: Icon, plate, mark } = TONES[tone]
        return (
          <Toast.Root
            key={id}
            open={open}
            onOpenChange={(isOpen) => isOpen || dismissToast(id)}
            type={tone === 'danger' ? 'foreground' : 'background'}
            className={cn(
              'grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-md border bg-raised p-4 shadow-lift',
              'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out',
              'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-toast-swipe',
              plate,
            )}
          >
            <Icon aria-hidden className={cn('mt-0.5 size-5', mark)} />
            <div className="min-w-0">
              <Toast.Title className="font-semibold text-paper">{title}</Toast.Title>
              {description && (
                <Toast.Description className="mt-0.5 text-muted text-sm">{description}</Toast.Description>
              )}
              {action && (
                <Toast.Action altText={action.label} className="mt-0.5 min-h-9 text-sm underline" onClick={action.run}>
                  {action.label}
                </Toast.Action>
              )}
            </div>
            <Toast.Close
              aria-label={t('closeMessage')}
              className="-m-2 grid size-9 place-items-center rounded-sm text-muted transition hover:text-paper"
            >
              <X aria-hidden className="size-4" />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      <Toast.Viewport
        hotkey={HOTKEY}
        label={t('messages', { hotkey: '{hotkey}' })}
        className="fixed right-4 bottom-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 rounded-md"
      />
    </Toast.Provider>
  )
}
