import { playing } from '@spilvaerk/messages/playing'
import { isLostCode } from '../lib/lost-code.ts'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { spokenFailure } from '../ui/spoken-failure.ts'
import { useLostCode } from '../ui/use-lost-code.ts'

type MachineFailureProps = { readonly error: unknown; readonly onRetry: () => void }

/** When the machine cannot be drawn, or its code cannot be fetched. Another try keeps the page and what is played on it. */
export function MachineFailure({ error, onRetry }: MachineFailureProps) {
  return (
    <section role="alert" className="mx-auto grid max-w-xl justify-items-center gap-3 px-4 py-16 text-center">
      {isLostCode(error) ? <LostMachine onRetry={onRetry} /> : <Undrawn error={error} onRetry={onRetry} />}
    </section>
  )
}

function LostMachine({ onRetry }: Pick<MachineFailureProps, 'onRetry'>) {
  const t = textsOf(playing)
  const { failure, isAsking, retry } = useLostCode(onRetry)
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
