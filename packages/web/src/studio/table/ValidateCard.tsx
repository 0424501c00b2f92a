import { generator } from '@spilvaerk/messages/generator'
import { tableStudio } from '@spilvaerk/messages/tableStudio'
import { SIMULATION_SPINS, type TableGame } from '@spilvaerk/schemas'
import { FlaskConical, ShieldCheck } from 'lucide-react'
import { plain, share, times } from '../../game/figures.ts'
import { compareReports } from '../../game/simulation/same-report.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ComplianceReport } from '../compliance/ComplianceReport.tsx'
import { useCompliance } from '../compliance/use-compliance.ts'
import { type TableSimulationState, useTableSimulation } from './use-table-simulation.ts'

const ROUNDS = [...SIMULATION_SPINS, 200_000]

/** Many rounds of the main bet in both places, and the rules of regulators. */
export function ValidateCard({ game }: { readonly game: TableGame }) {
  const t = textsOf(generator)
  const { state, run, cancel } = useTableSimulation(game)
  const compliance = useCompliance()
  const isBusy = state.name === 'running' || compliance.isPending
  return (
    <Card aria-labelledby="validate" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="validate" className="text-lg">
        {t('validate.title')}
      </h2>
      <p className="text-muted text-sm">
        {t('validate.what')} {textsOf(tableStudio)('simulation.what', { spot: game.spots[0]?.name ?? '' })}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {ROUNDS.map((rounds) => (
          <Button key={rounds} variant="secondary" size="sm" disabled={isBusy} onClick={() => void run(rounds)}>
            <FlaskConical aria-hidden className="size-4" />
            {textsOf(tableStudio)('simulation.rounds', { rounds: formatNumber(rounds) })}
          </Button>
        ))}
      </div>
      <Button
        variant="secondary"
        size="sm"
        disabled={isBusy}
        onClick={() => compliance.check({ gameId: game.id }, 'general')}
      >
        <ShieldCheck aria-hidden className="size-4" />
        {t('validate.compliance')}
      </Button>
      <Outcome state={state} cancel={cancel} />
      {compliance.result && <ComplianceReport result={compliance.result} />}
    </Card>
  )
}

type OutcomeProps = { readonly state: TableSimulationState; readonly cancel: () => void }

function Outcome({ state, cancel }: OutcomeProps) {
  const t = textsOf(generator)
  switch (state.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <div role="status" className="grid gap-2 text-sm">
          <progress
            className="game-progress"
            max={state.rounds}
            value={state.done}
            aria-label={t('simulation.title')}
          />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <p role="status" className="text-sm">
          {t('simulation.cancelled')}
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text text-sm">
          {state.message}
        </p>
      )
    case 'done':
      return <Report {...state} />
  }
}

function Report({ here, there }: Extract<TableSimulationState, { readonly name: 'done' }>) {
  const t = textsOf(generator)
  const same = compareReports(here, there.report)
  const { exact } = there
  const rows = [
    { name: t('figures.rtp'), proved: share(exact.rtp), run: share(here.returned) },
    { name: t('figures.interval'), proved: '–', run: here.interval.map(share).join(' – ') },
    { name: t('figures.winRate'), proved: share(exact.hitFrequency), run: share(there.winRate / 100) },
    { name: t('figures.deviation'), proved: plain(exact.standardDeviation), run: plain(here.standardDeviation) },
    { name: t('figures.biggestWin'), proved: '–', run: times(there.biggestWin) },
  ]
  return (
    <div className="grid gap-2 text-sm">
      <table className="studio-table">
        <caption className="sr-only">{t('simulation.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{textsOf(tableStudio)('simulation.rounds', { rounds: formatNumber(here.rounds) })}</th>
            <th scope="col">{textsOf(tableStudio)('simulation.proved')}</th>
            <th scope="col">{t('simulated')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, proved, run }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{proved}</td>
              <td>{run}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={same.differences === 0 ? 'text-green-text' : 'text-red-text'}>
        {same.differences === 0
          ? t('simulation.agree', { numbers: formatNumber(same.numbers) })
          : t('simulation.differ', {
              differences: formatNumber(same.differences),
              numbers: formatNumber(same.numbers),
            })}
      </p>
      <p className="break-all text-muted text-xs">{t('simulation.seed', { seed: here.run.seed })}</p>
    </div>
  )
}
