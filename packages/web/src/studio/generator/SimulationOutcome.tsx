import { useEffect } from 'react'
import { plain, share, times } from '../../game/figures.ts'
import { compareReports } from '../../game/simulation/same-report.ts'
import type { Simulation } from '../../game/simulation/use-simulation.ts'
import { formatNumber } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { Button } from '../../ui/button.tsx'

type OutcomeProps = { readonly id: number; readonly simulation: Simulation; readonly cancel: () => void }

/** One run in the browser and on the server, beside what is exact. */
export function SimulationOutcome({ id, simulation, cancel }: OutcomeProps) {
  useEffect(() => {
    if (simulation.name === 'done')
      toast({
        title: 'Simulation complete',
        description: `${formatNumber(simulation.report.totalSpins)} spins, RTP ${share(simulation.report.actualRtp)}`,
        tone: 'success',
      })
    if (simulation.name === 'failed')
      toast({ title: 'Simulation failed', description: 'Failed to run simulation', tone: 'danger' })
  }, [simulation])
  switch (simulation.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <div role="status" className="grid gap-2 text-sm">
          <progress className="game-progress" max={simulation.spins} value={simulation.done} aria-label="Simulation" />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <p role="status" className="text-sm">
          The simulation was cancelled.
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text text-sm">
          {simulation.message}
        </p>
      )
    case 'done':
      return <Report id={id} {...simulation} />
  }
}

function Report({ id, report, other }: { readonly id: number } & Extract<Simulation, { readonly name: 'done' }>) {
  const sheet = trpc.studio.sheet.useQuery({ id }).data?.sheet
  const same = other && compareReports(report, other)
  const rows = [
    { name: 'RTP', exact: sheet && share(sheet.rtp), run: share(report.actualRtp) },
    { name: '95 % interval', exact: undefined, run: report.rtpInterval.map(share).join(' – ') },
    { name: 'Win rate', exact: sheet && share(sheet.hitFrequency), run: share(report.winRate) },
    { name: 'Deviation', exact: sheet && plain(sheet.standardDeviation), run: plain(report.standardDeviation) },
    { name: 'Biggest win', exact: undefined, run: times(report.biggestWin) },
    { name: 'Wins', exact: undefined, run: formatNumber(report.wins) },
  ]
  return (
    <div className="grid gap-2 text-sm">
      <table className="studio-table">
        <caption className="sr-only">Exact figures beside those of the simulation</caption>
        <thead>
          <tr>
            <th scope="col">{formatNumber(report.totalSpins)} spins</th>
            <th scope="col">{sheet?.method === 'simulated' ? 'Sheet' : 'Exact'}</th>
            <th scope="col">Simulated</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, exact, run }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{exact ?? '–'}</td>
              <td>{run}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same && (
        <p role="status" className={same.differences === 0 ? 'text-green-text' : 'text-red-text'}>
          {same.differences === 0
            ? `Browser and server agree on all ${formatNumber(same.numbers)} figures.`
            : `${formatNumber(same.differences)} of ${formatNumber(same.numbers)} figures differ.`}
        </p>
      )}
      <p className="break-all text-muted text-xs">Seed: {report.run.seed}</p>
    </div>
  )
}
