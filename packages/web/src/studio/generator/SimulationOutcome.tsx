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
import { Button } from '../../ui/button.tsx'

type OutcomeProps = { readonly id: number; readonly simulation: Simulation; readonly cancel: () => void }

/** One run in the browser and on the server, beside what is exact. */
export function SimulationOutcome({ id, simulation, cancel }: OutcomeProps) {
  const t = textsOf(generator)
  useEffect(() => tellEnd(simulation), [simulation])
  switch (simulation.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <div role="status" className="grid gap-2 text-sm">
          <progress
            className="game-progress"
            max={simulation.spins}
            value={simulation.done}
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
          {simulation.message}
        </p>
      )
    case 'done':
      return <Report id={id} {...simulation} />
  }
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
  const same = other && compareReports(report, other)
  const rows = [
    { name: t('figures.rtp'), exact: sheet && share(sheet.rtp), run: share(report.actualRtp) },
    { name: t('figures.interval'), exact: undefined, run: report.rtpInterval.map(share).join(' – ') },
    { name: t('figures.winRate'), exact: sheet && share(sheet.hitFrequency), run: share(report.winRate) },
    {
      name: t('figures.deviation'),
      exact: sheet && plain(sheet.standardDeviation),
      run: plain(report.standardDeviation),
    },
    { name: t('figures.biggestWin'), exact: undefined, run: times(report.biggestWin) },
    { name: t('figures.wins'), exact: undefined, run: formatNumber(report.wins) },
  ]
  return (
    <div className="grid gap-2 text-sm">
      <table className="studio-table">
        <caption className="sr-only">{t('simulation.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('simulation.spins', { spins: formatNumber(report.totalSpins) })}</th>
            <th scope="col">{sheet?.method === 'simulated' ? t('figures.sheet') : t('exact')}</th>
            <th scope="col">{t('simulated')}</th>
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
            ? t('simulation.agree', { numbers: formatNumber(same.numbers) })
            : t('simulation.differ', {
                differences: formatNumber(same.differences),
                numbers: formatNumber(same.numbers),
              })}
        </p>
      )}
      <p className="break-all text-muted text-xs">{t('simulation.seed', { seed: report.run.seed })}</p>
    </div>
  )
}
