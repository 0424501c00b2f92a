import { generator } from '@spilvaerk/messages/generator'
import { useEffect } from 'react'
import { plain, share, times } from '../../game/figures.ts'
import { compareReports } from '../../game/simulation/same-report.ts'
import type { Simulation } from '../../game/simulation/use-simulation.ts'
import { formatNumber } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { RunReport } from '../simulation/RunReport.tsx'
import { RunState } from '../simulation/RunState.tsx'

type OutcomeProps = { readonly id: number; readonly simulation: Simulation; readonly cancel: () => void }

/** One run in the browser and on the server, beside what is exact. */
export function SimulationOutcome({ id, simulation, cancel }: OutcomeProps) {
  useEffect(() => tellEnd(simulation), [simulation])
  if (simulation.name === 'done') return <Report id={id} {...simulation} />
  const of = simulation.name === 'running' ? simulation.spins : 0
  return <RunState state={simulation} of={of} cancel={cancel} />
}

/** Says that a run has ended, wherever on the page the reader is. */
function tellEnd(simulation: Simulation): void {
  const t = textsOf(generator)
  if (simulation.name === 'done')
    toast({
      title: t('simulation.complete'),
      description: t('simulation.outcome', {
        spins: formatNumber(simulation.report.totalSpins),
        rtp: share(simulation.report.actualRtp),
      }),
      tone: 'success',
    })
  if (simulation.name === 'failed')
    toast({ title: t('simulation.failed.title'), description: t('simulation.failed.description'), tone: 'danger' })
}

function Report({ id, report, other }: { readonly id: number } & Extract<Simulation, { readonly name: 'done' }>) {
  const t = textsOf(generator)
  const sheet = ifSlot(trpc.studio.sheet.useQuery({ id }).data)?.sheet
  const rows = [
    { name: t('figures.rtp'), proved: sheet && share(sheet.rtp), run: share(report.actualRtp) },
    { name: t('figures.interval'), run: report.rtpInterval.map(share).join(' – ') },
    { name: t('figures.winRate'), proved: sheet && share(sheet.hitFrequency), run: share(report.winRate) },
    {
      name: t('figures.deviation'),
      proved: sheet && plain(sheet.standardDeviation),
      run: plain(report.standardDeviation),
    },
    { name: t('figures.biggestWin'), run: times(report.biggestWin) },
    { name: t('figures.wins'), run: formatNumber(report.wins) },
  ]
  const rounds = t('simulation.spins', { spins: formatNumber(report.totalSpins) })
  return (
    <RunReport
      heads={[rounds, sheet?.method === 'simulated' ? t('figures.sheet') : t('exact')]}
      rows={rows}
      comparison={other && compareReports(report, other)}
      seed={report.run.seed}
    />
  )
}
