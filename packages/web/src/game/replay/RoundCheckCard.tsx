import { replay } from '@spilvaerk/messages/replay'
import type { RoundVerification } from '@spilvaerk/schemas'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { RoundCheck } from './check-round.ts'

type State =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'done'; readonly check: RoundCheck; readonly isRight: boolean }
  | { readonly name: 'failed'; readonly message: string }

/** Recomputes the round in the reader's own browser: nothing has to be taken on trust. */
export function RoundCheckCard({ stored }: { readonly stored: RoundVerification }) {
  const t = textsOf(replay)
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
        {t('check.title')}
      </h2>
      <p className="text-muted text-sm">
        <Rich
          text={t('check.about', { tool: isSlot(stored) ? 'slot-engine' : 'table-games' })}
          marks={{ code: (text) => <code>{text}</code> }}
        />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={state.name === 'busy'} onClick={() => void run()}>
          {t(state.name === 'busy' ? 'check.checking' : 'check.check')}
        </Button>
        <Button variant="secondary" onClick={() => save(stored)}>
          {t('check.save')}
        </Button>
      </div>
      <div role="status">{state.name === 'done' && <Verdict {...state} />}</div>
      {state.name === 'failed' && (
        <p role="alert" className="text-red-text">
          {t('check.failed', { why: state.message })}
        </p>
      )}
    </section>
  )
}

function Verdict({ check, isRight }: { readonly check: RoundCheck; readonly isRight: boolean }) {
  const t = textsOf(replay)
  const { difference, events } = check
  return (
    <div className="grid gap-2">
      <p className={isRight ? 'font-semibold text-green-text' : 'font-semibold text-red-text'}>
        {t(isRight ? 'check.right' : 'check.wrong')}
      </p>
      <ul className="grid gap-1.5 text-sm">
        <Part is={difference === undefined}>
          {difference === undefined
            ? t('check.events', { count: events, amount: formatNumber(events) })
            : t('check.difference', {
                field: difference.field,
                stored: text(difference.stored),
                played: text(difference.played),
              })}
        </Part>
        <Part is={check.isHashRight}>
          {check.isHashRight === undefined
            ? t('check.hashUnknown')
            : t(check.isHashRight ? 'check.hashRight' : 'check.hashWrong')}
        </Part>
        <Part is={check.isSeedRight}>
          {check.isSeedRight === undefined
            ? t('check.seedUnknown')
            : t(check.isSeedRight ? 'check.seedRight' : 'check.seedWrong')}
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

const text = (value: unknown): string => JSON.stringify(value) ?? textsOf(replay)('check.nothing')

function save(stored: RoundVerification): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = textsOf(replay)('check.fileName', { id: stored.roundId })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
