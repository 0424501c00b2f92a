import { CircleAlert, CircleCheck, FlaskConical, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'

const TONES = {
  info: { icon: Info, plate: 'border-blue/60 bg-blue/10', mark: 'text-blue-text' },
  success: { icon: CircleCheck, plate: 'border-green/60 bg-green/10', mark: 'text-green-text' },
  danger: { icon: CircleAlert, plate: 'border-red/70 bg-red/10', mark: 'text-red-text' },
  test: { icon: FlaskConical, plate: 'border-petrol bg-petrol-deep/60', mark: 'text-petrol-text' },
} as const

type NoticeProps = {
  readonly tone?: keyof typeof TONES
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly role?: 'status' | 'alert'
}

/** A few words that stay on the page, where a toast would be gone too soon. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  const { icon: Icon, plate, mark } = TONES[tone]
  return (
    <div role={role} className={cn('flex items-start gap-3 rounded-md border p-4 text-sm', plate)}>
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', mark)} />
      <div className="grid min-w-0 grow justify-items-start gap-1.5">
        {title && <p className="font-semibold text-base">{title}</p>}
        {children && <div className="text-muted">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  )
}
