import { playing } from '@spilvaerk/messages/playing'
import { useEffect } from 'react'
import { isLostCode } from '../lib/lost-code.ts'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { spokenFailure } from '../ui/spoken-failure.ts'
import { useLostCode } from '../ui/use-lost-code.ts'

type MachineFailureProps = {
  readonly error: unknown
  readonly onRetry: () => void
  /** Nothing on the page is lost when it is loaded anew: the server knows the round. */
  readonly mayReload?: boolean
}

/** When the machine cannot be drawn, or its code cannot be fetched. Another try keeps the page and what is played on it. */
export function MachineFailure(props: MachineFailureProps) {
  return (
    <section role="alert" className="mx-auto grid max-w-xl justify-items-center gap-3 px-4 py-16 text-center">
      {isLostCode(props.error) ? <LostMachine {...props} /> : <Undrawn {...props} />}
    </section>
  )
}

/** The code that was asked for again in vain. Some browsers never fetch a module anew that failed once. */
let fetchedAgain: string | undefined

/** Asked for once more in its place, and where that fails too by loading the page anew, if it may be. */
function LostMachine({ error, onRetry, mayReload = false }: MachineFailureProps) {
  const t = textsOf(playing)
  const code = String(error)
  const { failure, isAsking, retry } = useLostCode(() => {
    fetchedAgain = code
    onRetry()
  })
  useEffect(() => {
    if (mayReload && failure?.why === 'broken' && fetchedAgain === code) window.location.reload()
  }, [failure, code, mayReload])
  const { message, again, loading } = spokenFailure(failure)
  if (!failure) return <Skeleton className="h-48 w-full" />
  return (
    <>
      <h2 className="text-2xl">{t('machineFailure.title')}</h2>
      <p className="text-muted">
        {message} {t('machineFailure.untouched')}
      </p>
      <BusyButton isBusy={isAsking} busyLabel={loading} onClick={() => void retry()}>
        {again}
      </BusyButton>
    </>
  )
}

function Undrawn({ error, onRetry }: MachineFailureProps) {
  const t = textsOf(playing)
  const { again } = spokenFailure(error)
  return (
    <>
      <h2 className="text-2xl">{t('machineFailure.title')}</h2>
      <p className="text-muted">
        {t('machineFailure.undrawn')} {t('machineFailure.untouched')}
      </p>
      <p className="text-muted text-xs">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={onRetry}>{again}</Button>
    </>
  )
}
