import { use } from 'react'
import { isLostCode } from '../lib/lost-code.ts'
import type { Language } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Speech, useSpoken } from '../ui/speech.ts'
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
  const { title, untouched } = WORDS[use(Speech)]
  const { failure, isAsking, retry } = useLostCode(onRetry)
  const { message, again, loading } = useSpoken(failure)
  if (!failure) return <Skeleton className="h-48 w-full" />
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted">
        {message} {untouched}
      </p>
      <BusyButton isBusy={isAsking} busyLabel={loading} onClick={() => void retry()}>
        {again}
      </BusyButton>
    </>
  )
}

function Undrawn({ error, onRetry }: MachineFailureProps) {
  const { title, undrawn, untouched } = WORDS[use(Speech)]
  const { again } = useSpoken(error)
  return (
    <>
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted">
        {undrawn} {untouched}
      </p>
      <p className="text-muted text-xs">{error instanceof Error ? error.message : String(error)}</p>
      <Button onClick={onRetry}>{again}</Button>
    </>
  )
}

const WORDS = {
  da: {
    title: 'Maskinen kan ikke vises',
    undrawn: 'Din browser kan ikke tegne den.',
    untouched: 'Din saldo er urørt.',
  },
  en: {
    title: 'The machine cannot be shown',
    undrawn: 'Your browser cannot draw it.',
    untouched: 'Your balance is as it was.',
  },
} as const satisfies Record<Language, object>
