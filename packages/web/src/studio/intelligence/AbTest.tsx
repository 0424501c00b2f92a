import { intelligence } from '@spilvaerk/messages/intelligence'
import type { StudioGame } from '@spilvaerk/schemas'
import { useId } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { AB_SPINS, useStudioSettings } from '../studio-settings.ts'
import { AbOutcome } from './AbOutcome.tsx'
import { type AbState, useAb } from './use-ab.ts'
import { VersionPicker } from './VersionPicker.tsx'

/** Two versions, or two games, by exact figures and by simulated rounds. */
export function AbTest() {
  const t = textsOf(intelligence)
  const games = trpc.studio.games.useQuery()
  return (
    <Card aria-labelledby="ab-test" className="studio-card grid grid-cols-1 gap-4 xl:col-span-2">
      <div>
        <h2 id="ab-test" className="text-lg">
          {t('ab.title')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('ab.what')}</p>
      </div>
      <Loaded query={games} height="h-28">
        {(list) => <Comparison games={list.filter(isSlot)} />}
      </Loaded>
    </Card>
  )
}

function Comparison({ games }: { readonly games: readonly StudioGame[] }) {
  const t = textsOf(intelligence)
  const { a: storedA, b: storedB, spins, keep } = useStudioSettings()
  // What was chosen before may be gone, or be a table.
  const [a, b] = [storedA, storedB].map((one) => (games.some(({ id }) => id === one?.id) ? one : undefined))
  const { state, compare, cancel } = useAb()
  const id = useId()
  const isRunning = state.name === 'running'
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionPicker label="A" games={games} value={a} onChange={(next) => keep({ a: next })} />
        <VersionPicker label="B" games={games} value={b} onChange={(next) => keep({ b: next })} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-sm">
            {t('ab.rounds')}
          </label>
          <PlainSelect
            id={id}
            value={spins}
            onChange={({ target }) => keep({ spins: AB_SPINS.find((one) => one === target.value) ?? spins })}
          >
            {AB_SPINS.map((one) => (
              <option key={one} value={one} className="bg-raised text-paper">
                {formatNumber(Number(one))}
              </option>
            ))}
          </PlainSelect>
        </div>
        <Button disabled={!a || !b || isRunning} onClick={() => a && b && void compare([a, b], Number(spins))}>
          {t('ab.compare')}
        </Button>
        {isRunning && (
          <Button variant="secondary" onClick={cancel}>
            {t('ab.cancel')}
          </Button>
        )}
      </div>
      <Progress state={state} />
    </div>
  )
}

function Progress({ state }: { readonly state: AbState }) {
  const t = textsOf(intelligence)
  switch (state.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <div role="status" className="grid gap-1.5 text-sm">
          <progress className="game-progress" max={state.of} value={state.done} aria-label={t('ab.title')} />
          {state.done === 0 ? t('ab.exactFirst') : t('ab.played', { rounds: formatNumber(state.done) })}
        </div>
      )
    case 'cancelled':
      return (
        <p role="status" className="text-sm">
          {t('ab.cancelled')}
        </p>
      )
    case 'failed':
      return (
        <Notice role="alert" tone="danger">
          {state.message}
        </Notice>
      )
    case 'done':
      return <AbOutcome {...state} />
  }
}
