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
import { RunReport } from '../simulation/RunReport.tsx'
import { RunState } from '../simulation/RunState.tsx'
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
      <RunState state={state} of={state.name === 'running' ? state.rounds : 0} cancel={cancel} />
      {state.name === 'done' && <Report {...state} />}
      {compliance.result && <ComplianceReport result={compliance.result} />}
    </Card>
  )
}

function Report({ here, there }: Extract<TableSimulationState, { readonly name: 'done' }>) {
  const t = textsOf(generator)
  const table = textsOf(tableStudio)
  const { exact } = there
  const rows = [
    { name: t('figures.rtp'), proved: share(exact.rtp), run: share(here.returned) },
    { name: t('figures.interval'), run: here.interval.map(share).join(' – ') },
    { name: t('figures.winRate'), proved: share(exact.hitFrequency), run: share(there.winRate / 100) },
    { name: t('figures.deviation'), proved: plain(exact.standardDeviation), run: plain(here.standardDeviation) },
    { name: t('figures.biggestWin'), run: times(there.biggestWin) },
  ]
  return (
    <RunReport
      heads={[table('simulation.rounds', { rounds: formatNumber(here.rounds) }), table('simulation.proved')]}
      rows={rows}
      comparison={compareReports(here, there.report)}
      seed={here.run.seed}
    />
  )
}
