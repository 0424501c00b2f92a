import { layout } from '@spilvaerk/messages/layout'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { isLostCode } from '../lib/lost-code.ts'
import { textsOf } from '../lib/page-language.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useLostCode } from '../ui/use-lost-code.ts'
import { PageLoading } from './PageLoading.tsx'

/** What is shown in place of a page that broke. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return isLostCode(error) ? (
    <LostPage />
  ) : (
    <ErrorState heading="h1" error={error} onRetry={reset} action={<ToHome />} />
  )
}

/** A page whose code did not come. Loaded anew it asks for the same address. */
function LostPage() {
  const { failure, isAsking, retry } = useLostCode(() => window.location.reload())
  if (!failure) return <PageLoading />
  return (
    <ErrorState heading="h1" error={failure} isRetrying={isAsking} onRetry={() => void retry()} action={<ToHome />} />
  )
}

const ToHome = () => (
  <Link to="/" className={buttonClass('secondary')}>
    {textsOf(layout)('toHome')}
  </Link>
)
