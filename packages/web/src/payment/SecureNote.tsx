import { payment } from '@spilvaerk/messages/payment'
import { LockKeyhole } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { textsOf } from '../lib/page-language.ts'

const isEncrypted = (): boolean => window.isSecureContext && window.location.protocol === 'https:'
/** The address of a page that runs does not change its protocol. */
const never = () => () => undefined

/** Says that the connection is encrypted, where it is. */
export function SecureNote() {
  if (!useSyncExternalStore(never, isEncrypted, () => false)) return null
  return (
    <p className="flex items-center justify-center gap-2 text-center text-muted text-sm">
      <LockKeyhole aria-hidden className="size-4 shrink-0" />
      {textsOf(payment)('form.secure')}
    </p>
  )
}
