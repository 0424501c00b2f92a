import { purchase } from '@spilvaerk/messages/purchase'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { IconButton } from '../ui/button.tsx'

/** Back to the page before, or to the casino if there is none. */
export function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <IconButton
      label={textsOf(purchase)('back')}
      variant="secondary"
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
    >
      <ArrowLeft aria-hidden className="size-5" />
    </IconButton>
  )
}
