import type { RoundVerification } from '@spilvaerk/schemas'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import type { RoundCheck } from './check-round.ts'

type State =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'done'; readonly check: RoundCheck; readonly isRight: boolean }
  | { readonly name: 'failed'; readonly message: string }

/** Recomputes the round in the reader's own browser: nothing has to be taken on trust. */
export function RoundCheckCard({ stored }: { readonly stored: RoundVerification }) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const run = async (): Promise<void> => {
    setState({ name: 'busy' })
    try {
      const { checkRound, isRight } = await import('./check-round.ts')
      const check = await checkRound(stored)
      setState({ name: 'done', check, isRight: isRight(check) })
    } catch (error) {
      setState({ name: 'failed', message: explainWork(error) })
    }
  }
  return (
    <section aria-labelledby="kontrol" className="panel grid justify-items-start gap-3 p-5">
      <h2 id="kontrol" className="text-xl">
        Kontrol
      </h2>
      <p className="text-muted text-sm">
        Din browser spiller runden igen fra dens seed med spillets offentlige regnemotor og sammenligner hver hændelse.
        Filen kan også kontrolleres uden os: gem den, og kør <code>slot-engine verify</code> på den.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={state.name === 'busy'} onClick={() => void run()}>
          {state.name === 'busy' ? 'Kontrollerer…' : 'Kontrollér runde'}
        </Button>
        <Button variant="secondary" onClick={() => save(stored)}>
          Gem som fil
        </Button>
      </div>
      <div role="status">{state.name === 'done' && <Verdict {...state} />}</div>
      {state.name === 'failed' && (
        <p role="alert" className="text-red-text">
          Runden kunne ikke kontrolleres. {state.message}
        </p>
      )}
    </section>
  )
}

function Verdict({ check, isRight }: { readonly check: RoundCheck; readonly isRight: boolean }) {
  const { difference, events } = check
  return (
    <div className="grid gap-2">
      <p className={isRight ? 'font-semibold text-green-text' : 'font-semibold text-red-text'}>
        {isRight ? 'Runden er, som den skal være.' : 'Runden passer ikke.'}
      </p>
      <ul className="grid gap-1.5 text-sm">
        <Part is={difference === undefined}>
          {difference === undefined
            ? `${events === 1 ? '1 hændelse' : `${formatNumber(events)} hændelser`} og gevinsten er genberegnet og ens.`
            : `Forskel i ${difference.field}: gemt ${text(difference.stored)}, beregnet ${text(difference.played)}.`}
        </Part>
        <Part is={check.isHashRight}>
          {check.isHashRight === undefined
            ? 'Spillets fingeraftryk kan kun kontrolleres over en sikker forbindelse.'
            : check.isHashRight
              ? 'Spillets definition har det fingeraftryk, runden nævner.'
              : 'Spillets definition har et andet fingeraftryk end det, runden nævner.'}
        </Part>
        <Part is={check.isSeedRight}>
          {check.isSeedRight === undefined
            ? 'Hvor seedet kommer fra, kan spilleren selv kontrollere, når server-seedet er skiftet.'
            : check.isSeedRight
              ? 'Rundens seed følger af server-seed, klient-seed og rundens nummer.'
              : 'Rundens seed følger ikke af server-seed, klient-seed og rundens nummer.'}
        </Part>
      </ul>
    </div>
  )
}

function Part({ is, children }: { readonly is: boolean | undefined; readonly children: string }) {
  const Icon = is === undefined ? CircleMinus : is ? CircleCheck : CircleAlert
  const tone = is === undefined ? 'text-muted' : is ? 'text-green-text' : 'text-red-text'
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span>{children}</span>
    </li>
  )
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'intet'

function save(stored: RoundVerification): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `runde-${stored.roundId}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
