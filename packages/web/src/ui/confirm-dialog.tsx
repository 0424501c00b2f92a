import { controls } from '@spilvaerk/messages/controls'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from './busy-button.tsx'
import { Button, type ButtonVariant } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  readonly title: string
  readonly description?: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly action: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly error?: string | undefined
  readonly variant?: ButtonVariant
  readonly isReady?: boolean
  readonly children?: ReactNode
}

/** The last question before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, open, onOpenChange, action, busyLabel, isBusy, onConfirm, error, children } = props
  return (
    <Dialog title={title} {...(description ? { description } : {})} open={open} onOpenChange={onOpenChange}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
        {error && (
          <Notice role="alert" tone="danger">
            {error}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {textsOf(controls)('cancel')}
          </Button>
          <BusyButton
            type="submit"
            variant={props.variant ?? 'primary'}
            isBusy={isBusy}
            busyLabel={busyLabel}
            disabled={props.isReady === false}
          >
            {action}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
