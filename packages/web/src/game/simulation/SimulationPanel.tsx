import { simulation as simulationTexts } from '@spilvaerk/messages/simulation'
import type { Definition } from '@spilvaerk/slot-engine'
import { useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { share } from '../figures.ts'
import { SimulationReport } from './SimulationReport.tsx'
import { type Place, type Simulation, useSimulation } from './use-simulation.ts'

const SPINS = [1_000, 10_000, 1_000_000] as const
/** The server is everybody's: it plays the shorter runs only. */
const MOST_ON_SERVER = 10_000
const PLACES = ['browser', 'server', 'both'] as const satisfies readonly Place[]

type SimulationPanelProps = { readonly id: number; readonly definition: Definition }

/** Many rounds at once, for those who make games. */
export function SimulationPanel({ id, definition }: SimulationPanelProps) {
  const t = textsOf(simulationTexts)
  const { simulation, run, cancel } = useSimulation(id, definition)
  const sheet = ifSlot(trpc.studio.sheet.useQuery({ id }).data)?.sheet
  const [spins, setSpins] = useState<number>(SPINS[1])
  const [place, setPlace] = useState<Place>('browser')
  const [seed, setSeed] = useState('spilværk')
  const isRunning = simulation.name === 'running'
  const isTooMany = place !== 'browser' && spins > MOST_ON_SERVER
  return (
    <div className="grid gap-6">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooMany && seed.trim() !== '') void run({ place, spins, seed: seed.trim() })
        }}
      >
        <Choice
          legend={t('count')}
          name="spins"
          value={spins}
          onChange={setSpins}
          choices={SPINS.map((count) => ({ value: count, label: formatNumber(count) }))}
        />
        <Choice
          legend={t('where')}
          name="place"
          value={place}
          onChange={setPlace}
          choices={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
        />
        <label className="grid gap-1.5 font-medium text-sm">
          Seed
          <input
            value={seed}
            maxLength={200}
            onChange={(event) => setSeed(event.target.value)}
            aria-describedby="seed-help"
            className="well h-11 max-w-80 rounded-md px-3 font-normal text-base"
          />
          <span id="seed-help" className="font-normal text-muted">
            {t('seedHelp')}
          </span>
        </label>
        {isTooMany && (
          <p role="alert" className="text-red-text text-sm">
            {t('tooMany', { most: formatNumber(MOST_ON_SERVER) })}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isRunning || isTooMany || seed.trim() === ''}>
            {t('run')}
          </Button>
          {isRunning && (
            <Button variant="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
      <Outcome simulation={simulation} />
      {simulation.name === 'done' && <SimulationReport {...simulation} definition={definition} sheet={sheet} />}
    </div>
  )
}

function Outcome({ simulation }: { readonly simulation: Simulation }) {
  const t = textsOf(simulationTexts)
  switch (simulation.name) {
    case 'idle':
      return null
    case 'running': {
      const { done, spins, rtp, place } = simulation
      const isBlind = place === 'server'
      return (
        <div role="status" className="grid gap-2 text-sm">
          <progress
            className="game-progress"
            max={spins}
            {...(isBlind ? {} : { value: done })}
            aria-label={t('label')}
          />
          <span className="text-muted tabular-nums">
            {isBlind ? t('serverWorks') : t('progress', { done: formatNumber(done), all: formatNumber(spins) })}
            {rtp !== undefined && ` · ${t('rtpSoFar', { rtp: share(rtp) })}`}
          </span>
        </div>
      )
    }
    case 'done':
      return (
        <p role="status" className="sr-only">
          {t('done', { rtp: share(simulation.report.actualRtp) })}
        </p>
      )
    case 'cancelled':
      return <p role="status">{t('cancelled')}</p>
    case 'failed':
      return (
        <p role="alert" className="text-red-text">
          {t('failed', { why: simulation.message })}
        </p>
      )
  }
}

type ChoiceProps<T> = {
  readonly legend: string
  readonly name: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

function Choice<T extends string | number>({ legend, name, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={cn('game-choice px-4', choice.value === value && 'game-choice-chosen')}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
